// Which charge a claim is about, and what of its bill it takes out of what is to be paid.
import type { Tx } from '@portal/database/connection';
import { withTaxShared } from '@portal/market/tax';
import { payableCents } from '@portal/operator-ports/billing';
import type { FileClaimResult, NewClaim } from '@portal/operator-ports/claims';
import { carriedCode } from '../billing/next-bill.store.ts';
import { type BillRow, isHeldByCode, lockBill } from '../db/keyed-rows.ts';
import {
  type ClaimOnBill,
  claimsOn,
  type ItemRow,
  itemsOf,
  lockCharge,
  paidBill,
  planLine,
  thirdPartyLine,
} from './claims.store.ts';

export interface FoundCharge {
  /** The same for the same charge, by whatever way somebody came to it. */
  chargeKey: string;
  name: string;
  amountCents: number;
  /** It is not paid yet, and nobody asks for it while it is claimed. */
  isWithheld: boolean;
  /** Position null: all that was paid with the bill. */
  on: { bill: BillRow; position: number | null } | null;
}

type Found = FoundCharge | Exclude<FileClaimResult, { filed: unknown }>;

const noCharge = { refused: 'noCharge' } as const;
const alreadyClaimed = { refused: 'alreadyClaimed' } as const;

/** The bill on which it stands is held until the end of the transaction. */
export async function findCharge(tx: Tx, claim: NewClaim): Promise<Found> {
  const found = await chargeOf(tx, claim);
  // What is claimed could not be left out of what its code asks for.
  if (!('on' in found && found.on && isHeldByCode(found.on.bill))) return found;
  return { refused: 'heldByCode', billNo: found.on.bill.billNo };
}

async function chargeOf(tx: Tx, claim: NewClaim): Promise<Found> {
  const { charge } = claim;
  if (charge.kind === 'billLine')
    return charge.billNo === null
      ? noCharge
      : lineOn(tx, claim, charge.billNo, ({ position }) => String(position) === charge.id);
  if (charge.kind === 'thirdParty') {
    const line = await thirdPartyLine(tx, claim);
    return line ? lineOn(tx, claim, line.billNo, ({ position }) => position === line.position) : noCharge;
  }
  if (charge.kind === 'service') return service(tx, claim);
  const billNo = await paidBill(tx, claim);
  if (billNo !== null) return wholeBill(tx, claim, billNo);
  return charge.billNo === null ? purchase(tx, claim) : noCharge;
}

/** A contract is claimed as what was charged by it last. */
async function service(tx: Tx, claim: NewClaim): Promise<Found> {
  const line = await planLine(tx, claim);
  if (line) return lineOn(tx, claim, line.billNo, ({ position }) => position === line.position);
  // Nothing was paid that could be given back: who does not recognise it says so all the same.
  return {
    chargeKey: `service:${claim.charge.id}`,
    name: claim.chargeName,
    amountCents: 0,
    isWithheld: false,
    on: null,
  };
}

async function purchase(tx: Tx, claim: NewClaim): Promise<Found> {
  const { id } = claim.charge;
  const charged = await lockCharge(tx, claim);
  // What its bill has no more to give back, the purchase has not either.
  if (charged?.billNo != null) return lineOn(tx, claim, charged.billNo, ({ chargeId }) => chargeId === id);
  const known = charged
    ? { name: charged.description, amountCents: charged.amountCents + charged.taxCents }
    : { name: claim.chargeName, amountCents: claim.amountCents };
  return { chargeKey: keyOfCharge(id), ...known, isWithheld: charged !== null, on: null };
}

async function lineOn(
  tx: Tx,
  claim: NewClaim,
  billNo: string,
  isMeant: (item: ItemRow) => boolean,
): Promise<Found> {
  const held = await hold(tx, claim, billNo);
  const item = held?.items.find(isMeant);
  if (!held || !item || !isClaimable(item)) return noCharge;
  const { bill, claimed, amountOf } = held;
  const chargeKey = keyOf(item);
  if (claimed.some((other) => other.chargeKey === chargeKey || isWhole(other))) return alreadyClaimed;
  // Less than the lines was paid where something was taken off.
  const amountCents = Math.min(amountOf(item), bill.totalCents - givenBack(claimed));
  if (amountCents <= 0) return noCharge;
  return { chargeKey, name: item.description, amountCents, ...isOn(bill, item.position) };
}

async function wholeBill(tx: Tx, claim: NewClaim, billNo: string): Promise<Found> {
  const held = await hold(tx, claim, billNo);
  if (!held) return noCharge;
  const { bill, items, claimed, amountOf } = held;
  if (claimed.some(isWhole)) return alreadyClaimed;
  // A line that somebody claims, or has claimed, is not claimed again: the others are.
  const keys = new Set(claimed.map(({ chargeKey }) => chargeKey));
  const left = items.filter((item) => isClaimable(item) && !keys.has(keyOf(item)));
  if (left.length === 0 && items.length > 0) return keys.size > 0 ? alreadyClaimed : noCharge;
  const chargedCents = left.reduce((sum, item) => sum + amountOf(item), 0);
  const paidCents = bill.totalCents - givenBack(claimed);
  const amountCents = items.length === 0 ? paidCents : Math.min(chargedCents, paidCents);
  if (amountCents <= 0) return noCharge;
  return { chargeKey: `bill:${billNo}`, name: claim.chargeName, amountCents, ...isOn(bill, null) };
}

const isOn = (bill: BillRow, position: number | null) => ({
  on: { bill, position },
  // What is arranged is paid as arranged; what is won comes back like what was paid. Of one that was broken a part is paid.
  isWithheld: payableCents(bill) > 0,
});

/** A bill of the account with its lines, what is claimed of it, and what each line is with tax. */
async function hold(tx: Tx, { customerId, accountId }: NewClaim, billNo: string) {
  const bill = await lockBill(tx, { customerId, billNo });
  if (bill?.accountId !== accountId || bill.state === 'cancelled') return null;
  const items = await itemsOf(tx, bill);
  const claimed = await claimsOn(tx, bill, items.map(keyOf));
  const amounts = withTaxShared(items, bill.taxCents);
  return { bill, items, claimed, amountOf: (item: ItemRow) => amounts[items.indexOf(item)] ?? 0 };
}

const isWhole = ({ billNo, billPosition }: ClaimOnBill): boolean => billNo !== null && billPosition === null;

/** What claims have given back, and what those that are open may. */
const givenBack = (claimed: readonly ClaimOnBill[]): number =>
  claimed.reduce(
    (sum, { status, amountCents, creditCents }) => sum + (status === 'resolved' ? creditCents : amountCents),
    0,
  );

const isClaimable = ({ amountCents, kind, code }: ItemRow): boolean =>
  amountCents > 0 && kind !== 'credit' && kind !== 'discount' && code !== carriedCode;

export const keyOf = ({ chargeId, billNo, position }: ItemRow): string =>
  chargeId === null ? `line:${billNo}/${position}` : keyOfCharge(chargeId);
const keyOfCharge = (chargeId: string) => `charge:${chargeId}`;
