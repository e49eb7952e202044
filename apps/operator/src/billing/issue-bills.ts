// Bills of cycles that have ended: plans' fees, what was charged to the invoice, tax, number and access key.
import { randomInt } from 'node:crypto';
import type { Db, Tx } from '@portal/database/connection';
import { addDays, addWorkingDays, daysBetween, instantAt } from '@portal/market/civil-dates';
import { receipts } from '@portal/market/receipts';
import { splitTax, taxOn, taxPercent } from '@portal/market/tax';
import type { SpendingScope } from '@portal/operator-ports/usage';
import { carriedCode } from '../claims/find-charge.ts';
import { spentWords } from './bill-lines.copy.ts';
import {
  type AccountLine,
  type BilledCharge,
  type BilledCycle,
  type BilledThirdParty,
  createIssueBillsStore,
  type NewBill,
  type NewBillItem,
  type SpentByLine,
  type WaitingCharge,
} from './issue-bills.store.ts';
import { asInCycle } from './plan-in-cycle.ts';

export type { BilledCycle } from './issue-bills.store.ts';

export interface IssuedBill {
  customerId: string;
  accountId: string;
  billNo: string;
  /** Of the service that the account is known by, canonical. */
  serviceNumber: string;
  totalCents: number;
  dueOn: string;
  /** When its PDF can be had. */
  documentReadyAt: NewBill['documentReadyAt'];
}

export interface IssueBills {
  /** Once, before the first number is given. */
  openSeries(): Promise<void>;
  /** False while another process gives numbers; otherwise nobody else does until the end of the transaction. */
  holdSeries(tx: Tx): Promise<boolean>;
  /**
   * One bill a cycle, numbered in their order, by whoever holds the series; none for an account that owes nothing.
   * What waited for it is billed. An account must not come twice.
   */
  issue(tx: Tx, cycles: readonly BilledCycle[]): Promise<IssuedBill[]>;
}

/** Days from the cut, for an account without an earlier bill. */
const usualTermDays = 20;
/** The document of a bill is ready on this working day after the cut, at six in the morning. */
const workingDaysToDocument = 2;
const readyHour = 6;
const open = { state: 'sent', paidAt: null } as const;
/** A bill that credits have brought to nothing is nobody's to pay. */
const settledBy = (cutOn: string) => ({ state: 'settled', paidAt: instantAt(cutOn) }) as const;
/** By which a top-up is charged to the invoice. */
const rechargeCode = 'RECARGA';
const spentCodes: Record<SpendingScope, string> = { plan: 'EXCESO', roaming: 'ROAMING' };

export function createIssueBills(db: Db, { taxId, series }: { taxId: string; series: string }): IssueBills {
  const store = createIssueBillsStore(db);

  function bill(draft: Draft, number: number, termDays: number): NewBill {
    const { cycle, known, items } = draft;
    const billNo = `${series}-${String(number).padStart(9, '0')}`;
    const readyOn = addWorkingDays(cycle.cutOn, workingDaysToDocument);
    const totals = totalsOf(items);
    return {
      customerId: cycle.customerId,
      billNo,
      accountId: cycle.accountId,
      lineId: known.lineId,
      planName: known.planName,
      issuedOn: cycle.cutOn,
      periodStart: cycle.startsOn,
      periodEnd: addDays(cycle.cutOn, -1),
      dueOn: addDays(cycle.cutOn, termDays),
      ...totals,
      ...(totals.totalCents > 0 ? open : settledBy(cycle.cutOn)),
      accessKey: receipts.keyOf(taxId, cycle.cutOn, billNo, randomInt(100_000_000)),
      documentReadyAt: instantAt(readyOn, readyHour),
      paymentId: null,
    };
  }

  /** With the plans that they had. */
  async function linesIn(tx: Tx, cycles: readonly BilledCycle[]): Promise<AccountLine[]> {
    const lines = await store.linesOf(tx, cycles);
    const cuts = new Map(cycles.map((cycle) => [keyOf(cycle), cycle.cutOn]));
    const [oldest = ''] = [...cuts.values()].sort();
    const changes = lines.length > 0 ? await store.planChanges(tx, lines, instantAt(oldest)) : [];
    const byLine = Map.groupBy(changes, ({ lineId }) => lineId);
    return lines.map((line) =>
      asInCycle(line, byLine.get(line.lineId) ?? [], cuts.get(keyOf(line)) ?? oldest),
    );
  }

  return {
    openSeries: () => store.openSeries(series),
    holdSeries: (tx) => store.holdSeries(tx, series),

    async issue(tx, cycles) {
      const lines = groupBy(await linesIn(tx, cycles));
      const charges = groupBy(await store.waiting(tx, cycles));
      const thirdParty = groupBy(await store.thirdParty(tx, cycles));
      const spent = groupBy(await store.spent(tx, cycles));
      const terms = new Map((await store.terms(tx, cycles)).map((term) => [keyOf(term), term.days]));
      const drafts = cycles.flatMap((cycle) => {
        const of = <T>(all: Map<string, T[]>) => all.get(keyOf(cycle)) ?? [];
        const used = { thirdParty: of(thirdParty), spent: of(spent) };
        return draftOf(cycle, of(lines), used, of(charges)) ?? [];
      });
      if (drafts.length === 0) return [];
      const first = await store.takeNumbers(tx, series, drafts.length);
      const issued = drafts.map((draft, index) => ({
        ...draft,
        bill: bill(draft, first + index, terms.get(keyOf(draft.cycle)) ?? usualTermDays),
      }));
      await store.insert(
        tx,
        issued.map((each) => each.bill),
        issued.flatMap(({ items, bill: { customerId, billNo } }) =>
          items.map((item, index) => ({ ...item, customerId, billNo, position: index + 1 })),
        ),
      );
      await store.markBilled(
        tx,
        issued.flatMap(({ waited, bill: { billNo } }) => waited.map((charge) => ({ ...charge, billNo }))),
      );
      await store.markSpentBilled(
        tx,
        issued.flatMap((each) => each.spent),
      );
      return issued.map(
        ({ known, bill: { customerId, accountId, billNo, totalCents, dueOn, documentReadyAt } }) => ({
          ...{ customerId, accountId, billNo, totalCents, dueOn, documentReadyAt },
          serviceNumber: known.serviceNumber,
        }),
      );
    },
  };
}

type Item = Omit<NewBillItem, 'customerId' | 'billNo' | 'position'>;

interface Draft {
  cycle: BilledCycle;
  /** The service that the account is known by. */
  known: AccountLine;
  items: Item[];
  waited: readonly BilledCharge[];
  spent: readonly SpentByLine[];
}

/** Null when nothing is owed. */
function draftOf(
  cycle: BilledCycle,
  lines: readonly AccountLine[],
  { thirdParty, spent }: { thirdParty: readonly BilledThirdParty[]; spent: readonly SpentByLine[] },
  charges: readonly WaitingCharge[],
): Draft | null {
  const billed = lines.filter(({ isInService, feeCents }) => isInService && feeCents > 0);
  const fees = [
    ...billed.map((line) => feeItem(line, cycle)),
    ...thirdParty.map(thirdPartyItem),
    ...spent.map(spentItem),
  ];
  const waited = withinReach(fees, charges);
  const items = [...fees, ...waited.map(chargeItem)];
  const known = billed[0] ?? lines[0];
  return known && items.length > 0 ? { cycle, known, items, waited, spent } : null;
}

/** The month; of a line that began within it, the days since then. */
function feeItem(line: AccountLine, { startsOn, cutOn }: BilledCycle): Item {
  const { kind, planCode, planName, feeCents, serviceNumber, activatedOn } = line;
  const name = kind === 'Fixed' ? planName : `Plan ${planName}`;
  const of = { code: planCode, serviceNumber, chargedOn: null, taxRatePercent: taxPercent };
  if (activatedOn <= startsOn)
    return item({ ...of, kind: 'plan', description: name }, splitTax(feeCents).netCents);
  const [days, all] = [daysBetween(activatedOn, cutOn), daysBetween(startsOn, cutOn)];
  const partCents = Math.round((feeCents * days) / all);
  const description = `${name}, ${days} de ${all} días`;
  return item({ ...of, kind: 'proration', description }, splitTax(partCents).netCents);
}

/** Nobody owes less than nothing: of a credit that is larger than the bill, the rest waits for the next one. */
function withinReach(fees: readonly Item[], charges: readonly WaitingCharge[]): BilledCharge[] {
  const within: BilledCharge[] = charges
    .filter(({ amountCents }) => amountCents >= 0)
    .map((charge) => ({ ...charge, restCents: 0 }));
  const items = [...fees, ...within.map(chargeItem)];
  for (const credit of charges.filter(({ amountCents }) => amountCents < 0)) {
    const amountCents = -largestPart(-credit.amountCents, (part) => {
      const less = [...items, chargeItem({ ...credit, amountCents: -part })];
      return totalsOf(less).totalCents >= 0;
    });
    if (amountCents === 0) continue;
    const part = { ...credit, amountCents, restCents: credit.amountCents - amountCents };
    within.push(part);
    items.push(chargeItem(part));
  }
  return within;
}

/** The largest of 0 to `most` that fits, where everything smaller fits, too. */
function largestPart(most: number, fits: (part: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const thirdPartyItem = ({ code, name, serviceNumber, priceCents }: BilledThirdParty): Item =>
  item(
    {
      kind: 'thirdParty',
      code,
      description: name,
      serviceNumber,
      chargedOn: null,
      taxRatePercent: taxPercent,
    },
    splitTax(priceCents).netCents,
  );

const spentItem = ({ scope, serviceNumber, waitingCents }: SpentByLine): Item =>
  item(
    {
      kind: 'use',
      code: spentCodes[scope],
      description: spentWords[scope],
      serviceNumber,
      chargedOn: null,
      taxRatePercent: taxPercent,
    },
    splitTax(waitingCents).netCents,
  );

function kindOf({ code, amountCents }: WaitingCharge): Item['kind'] {
  if (amountCents < 0) return 'credit';
  if (code === carriedCode) return 'other';
  return code === rechargeCode ? 'recharge' : 'package';
}

const chargeItem = (charge: WaitingCharge): Item => {
  const { code, amountCents, chargeId, description, taxRatePercent, serviceNumber, chargedOn } = charge;
  const kind = kindOf(charge);
  return item({ kind, code, chargeId, description, taxRatePercent, serviceNumber, chargedOn }, amountCents);
};

const item = (of: Omit<Item, 'quantity' | 'unitPriceCents' | 'amountCents'>, amountCents: number): Item => ({
  ...of,
  quantity: 1,
  unitPriceCents: amountCents,
  amountCents,
});

function totalsOf(items: readonly Item[]) {
  const sum = (isTaxed: boolean) =>
    items
      .filter(({ taxRatePercent }) => taxRatePercent > 0 === isTaxed)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  const [taxableCents, exemptCents] = [sum(true), sum(false)];
  const taxCents = taxOn(taxableCents);
  return { taxableCents, exemptCents, taxCents, totalCents: taxableCents + exemptCents + taxCents };
}

const keyOf = ({ customerId, accountId }: Pick<BilledCycle, 'customerId' | 'accountId'>) =>
  `${customerId} ${accountId}`;

const groupBy = <T extends Pick<BilledCycle, 'customerId' | 'accountId'>>(rows: readonly T[]) =>
  Map.groupBy(rows, keyOf);
