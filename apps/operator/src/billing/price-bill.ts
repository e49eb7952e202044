// What an account owes for a cycle: plans' fees, services of others, what was charged to the invoice, and tax.
import type { Tx } from '@portal/database/connection';
import { addDays, daysBetween, instantAt } from '@portal/market/civil-dates';
import { splitTax, taxOn, taxPercent } from '@portal/market/tax';
import { topUpCode } from '@portal/operator-ports/billing';
import type { SpendingScope } from '@portal/operator-ports/usage';
import type { AccountPlace } from '@portal/operator-ports/wire';
import type { PausedDays } from '../pauses/pauses.ts';
import { pauseWords, spentWords } from './bill-lines.copy.ts';
import type {
  AccountLine,
  BilledCharge,
  BilledCycle,
  BilledThirdParty,
  createIssueBillsStore,
  NewBillItem,
  PlanChange,
  SpentByLine,
  WaitingCharge,
} from './issue-bills.store.ts';
import { carriedCode } from './next-bill.store.ts';

const pauseCode = 'PAUSA';
const spentCodes: Record<SpendingScope, string> = { plan: 'EXCESO', roaming: 'ROAMING' };

type Item = Omit<NewBillItem, 'customerId' | 'billNo' | 'position'>;

export interface Draft {
  cycle: BilledCycle;
  /** The service that the account is known by. */
  known: AccountLine;
  items: Item[];
  waited: readonly BilledCharge[];
  spent: readonly SpentByLine[];
}

/** Of an account, what its bill for one cycle is made of. */
export interface CycleFacts {
  /** First the service that the account is known by; plans as they are now. */
  lines: readonly AccountLine[];
  /** Of these lines, and maybe of others; the oldest first. */
  changes: readonly PlanChange[];
  /** Of these lines, and maybe of others. */
  pauses: readonly PausedDays[];
  thirdParty: readonly BilledThirdParty[];
  /** Beyond plans, or abroad. */
  spent: readonly SpentByLine[];
  charges: readonly WaitingCharge[];
}

/** The one way from facts to a bill: what is issued, and what is only foreseen. Null when nothing is owed. */
export function draftOf(
  cycle: BilledCycle,
  { lines: all, changes, pauses, thirdParty, spent, charges }: CycleFacts,
): Draft | null {
  const byLine = Map.groupBy(changes, ({ lineId }) => lineId);
  const lines = all.map((line) => asInCycle(line, byLine.get(line.lineId) ?? [], cycle.cutOn));
  const billed = lines.filter(({ isInService, feeCents }) => isInService && feeCents > 0);
  const fees = [
    ...billed.flatMap((line) => feeItems(line, cycle, pausesOf(pauses, line))),
    ...thirdParty.map(thirdPartyItem),
    ...spent.map(spentItem),
  ];
  const waited = withinReach(fees, charges);
  const items = [...fees, ...waited.map(chargeItem)];
  const known = billed[0] ?? lines[0];
  return known && items.length > 0 ? { cycle, known, items, waited, spent } : null;
}

const pausesOf = (pauses: readonly PausedDays[], { lineId }: AccountLine) =>
  pauses.filter((pause) => pause.lineId === lineId);

/** The month; of a line that began or ended within it, or was paused for a part of it, its days, and those of the pause. */
function feeItems(
  line: AccountLine,
  { startsOn, cutOn }: BilledCycle,
  pauses: readonly PausedDays[],
): Item[] {
  const { kind, planCode, planName, feeCents, serviceNumber, activatedOn, endedOn } = line;
  const name = kind === 'Fixed' ? planName : `Plan ${planName}`;
  const of = { code: planCode, serviceNumber, chargedOn: null, taxRatePercent: taxPercent };
  const from = latest(activatedOn, startsOn);
  const until = endedOn === null ? cutOn : earliest(addDays(endedOn, 1), cutOn);
  const [inService, all] = [daysBetween(from, until), daysBetween(startsOn, cutOn)];
  const paused = pauses
    .map((pause) => ({
      ...pause,
      days: daysBetween(latest(from, pause.startsOn), earliest(until, pause.backOn)),
    }))
    .filter(({ days }) => days > 0);
  const days = paused.reduce((rest, pause) => rest - pause.days, inService);
  if (days === all) return [item({ ...of, kind: 'plan', description: name }, splitTax(feeCents).netCents)];
  const shareOf = (cents: number, part: number) => splitTax(Math.round((cents * part) / all)).netCents;
  const description = `${name}, ${days} de ${all} días`;
  return [
    ...(days > 0 ? [item({ ...of, kind: 'proration', description }, shareOf(feeCents, days))] : []),
    ...paused.map((pause) =>
      item(
        { ...of, kind: 'pause', code: pauseCode, description: pauseWords(pause.days, all) },
        shareOf(pause.costCents, pause.days),
      ),
    ),
  ];
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);

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
  return code === topUpCode ? 'recharge' : 'package';
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

export function totalsOf(items: readonly Item[]) {
  const sum = (isTaxed: boolean) =>
    items
      .filter(({ taxRatePercent }) => taxRatePercent > 0 === isTaxed)
      .reduce((total, { amountCents }) => total + amountCents, 0);
  const [taxableCents, exemptCents] = [sum(true), sum(false)];
  const taxCents = taxOn(taxableCents);
  return { taxableCents, exemptCents, taxCents, totalCents: taxableCents + exemptCents + taxCents };
}

/**
 * A change of plan counts from the cycle that it began with: one that came later is undone for this bill, one that is
 * still to be carried out is anticipated.
 *
 * @param changes of the line, the oldest first
 */
function asInCycle(line: AccountLine, changes: readonly PlanChange[], cutOn: string): AccountLine {
  const cut = instantAt(cutOn);
  const later = changes.find(({ status, effectiveAt }) => status === 'completed' && effectiveAt >= cut);
  const earlier = changes.findLast(({ status, effectiveAt }) => status === 'pending' && effectiveAt < cut);
  return {
    ...line,
    planCode: later?.fromPlanCode ?? earlier?.toPlanCode ?? line.planCode,
    planName: later?.fromPlanName ?? earlier?.toPlanName ?? line.planName,
    feeCents: later?.fromFeeCents ?? earlier?.priceCents ?? line.feeCents,
  };
}

type Store = Pick<
  ReturnType<typeof createIssueBillsStore>,
  'linesOf' | 'planChanges' | 'pausedDays' | 'thirdParty' | 'spent' | 'waiting'
>;

/** An account must not come twice. */
export type FactsIn = (tx: Tx, cycles: readonly BilledCycle[]) => Promise<(of: AccountPlace) => CycleFacts>;

/** What the bills of some accounts are made of, read for all of them at once. */
export const accountKey = ({ customerId, accountId }: AccountPlace) => `${customerId} ${accountId}`;

const byAccount = <T extends AccountPlace>(rows: readonly T[]) => {
  const groups = Map.groupBy(rows, accountKey);
  return (of: AccountPlace) => groups.get(accountKey(of)) ?? [];
};

export function createBillFacts(store: Store): FactsIn {
  return async (tx, cycles) => {
    const [oldest = ''] = cycles.map(({ cutOn }) => cutOn).sort();
    const lines = await store.linesOf(tx, cycles);
    const changes = lines.length > 0 ? await store.planChanges(tx, lines, instantAt(oldest)) : [];
    const pauses = await store.pausedDays(tx, lines);
    const [linesOf, chargesOf, thirdPartyOf, spentOf] = [
      byAccount(lines),
      byAccount(await store.waiting(tx, cycles)),
      byAccount(await store.thirdParty(tx, cycles)),
      byAccount(await store.spent(tx, cycles)),
    ];
    return (account) => ({
      lines: linesOf(account),
      changes,
      pauses,
      charges: chargesOf(account),
      thirdParty: thirdPartyOf(account),
      spent: spentOf(account),
    });
  };
}
