// What a bill charges, in groups: every line stands in exactly one, and together they are the total.
import type { BillGroupName } from '@portal/contract/paying/billing';
import { withTaxShared } from '@portal/market/tax';
import type { Bill, BillItem, BillItemKind } from '@portal/operator-ports/billing';
import { type Claim, isOfWholeBill } from '@portal/operator-ports/claims';
import { billCopy as copy } from './billing.copy.ts';

/** A bill with all its lines. */
export interface WholeBill {
  bill: Pick<Bill, 'billNo' | 'issuedOn' | 'taxableCents' | 'exemptCents' | 'taxCents' | 'totalCents'>;
  items: readonly BillItem[];
}

export interface GroupLine {
  id: string;
  description: string;
  quantity: number;
  chargedOn: string | null;
  serviceNumber: string | null;
  amountCents: number;
  /** With its share of the tax; of the tax itself nothing more. */
  grossCents: number;
  /** It is a charge that somebody might not accept. */
  isCharge: boolean;
  /** The claim about it, or, of a credit, the claim that was won. */
  claimId: string | null;
}

export interface Group {
  group: BillGroupName;
  amountCents: number;
  grossCents: number;
  lines: GroupLine[];
}

export const groupOf: Record<BillItemKind, BillGroupName> = {
  plan: 'plan',
  proration: 'proration',
  pause: 'pause',
  package: 'purchases',
  recharge: 'purchases',
  internationalCall: 'overage',
  use: 'overage',
  thirdParty: 'thirdParty',
  device: 'device',
  other: 'other',
  discount: 'discount',
  credit: 'credit',
};

const inOrder: readonly BillGroupName[] = [...new Set(Object.values(groupOf)), 'tax'];

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

/** Lines that are missing, or do not add up, explain nothing: then the totals stand alone. */
export function isWhole({ bill, items }: WholeBill): boolean {
  const { taxableCents, exemptCents, taxCents, totalCents } = bill;
  const netCents = sum(items);
  return items.length > 0 && netCents === taxableCents + exemptCents && netCents + taxCents === totalCents;
}

/** @param claims those that are about charges on this bill, or were credited on it */
export function groupsOf(whole: WholeBill, claims: readonly Claim[] = []): Group[] {
  if (!isWhole(whole)) return [];
  const { bill, items } = whole;
  const gross = withTaxShared(items, bill.taxCents);
  const lines = items.map(
    (item, index) => [groupOf[item.kind], lineOf(item, gross[index] ?? 0, claims)] as const,
  );
  if (bill.taxCents !== 0) lines.push(['tax', taxLine(whole)]);
  const byGroup = Map.groupBy(lines, ([group]) => group);
  return inOrder.flatMap((group) => {
    const own = byGroup.get(group)?.map(([, line]) => line);
    const grossCents = own?.reduce((total, line) => total + line.grossCents, 0) ?? 0;
    return own ? [{ group, amountCents: sum(own), grossCents, lines: own }] : [];
  });
}

const lineOf = (
  { position, ...item }: BillItem,
  grossCents: number,
  claims: readonly Claim[],
): GroupLine => ({
  grossCents,
  id: String(position),
  description: item.description,
  quantity: item.quantity,
  chargedOn: item.chargedOn,
  serviceNumber: item.serviceNumber,
  amountCents: item.amountCents,
  isCharge: isCharge(item),
  claimId: claimOf({ position, ...item }, claims)?.claimId ?? null,
});

const isCharge = ({ amountCents, kind }: Pick<BillItem, 'amountCents' | 'kind'>): boolean =>
  amountCents > 0 && kind !== 'credit' && kind !== 'discount';

/** A credit is known by its code, which is its claim's number; a charge by where it stands, or by its payment. */
const claimOf = (
  { billNo, position, kind, code, chargeId, amountCents }: BillItem,
  claims: readonly Claim[],
) =>
  claims.find(({ claimId, billLine, charge }) => {
    if (kind === 'credit') return claimId === code;
    if (billLine) return billLine.billNo === billNo && billLine.position === position;
    if (isOfWholeBill({ billLine, charge }, billNo)) return isCharge({ kind, amountCents });
    return charge.kind === 'payment' && charge.id === chargeId;
  });

const taxLine = (whole: WholeBill): GroupLine => ({
  id: 'tax',
  description: copy.tax(taxRateOf(whole.items), whole.bill.taxableCents),
  quantity: 1,
  chargedOn: null,
  serviceNumber: null,
  amountCents: whole.bill.taxCents,
  grossCents: whole.bill.taxCents,
  isCharge: false,
  claimId: null,
});

/** Null when nothing is taxed, or not all of it at one rate. */
export function taxRateOf(items: readonly BillItem[]): number | null {
  const rates = new Set(items.map(({ taxRatePercent }) => taxRatePercent).filter((rate) => rate > 0));
  return rates.size === 1 ? ([...rates][0] ?? null) : null;
}
