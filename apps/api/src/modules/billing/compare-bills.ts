// Why a bill is not what the one before was: causes with tax that add up to the difference, to the cent.
import type { BillGroupName } from '@portal/contract/paying/billing';
import type { BillItem, BillItemKind } from '@portal/operator-ports/billing';
import { groupOf, isWhole, taxRateOf, type WholeBill } from './bill-lines.ts';
import { comparisonCopy as copy } from './billing.copy.ts';

// What is not on both of two bills alike: lines found again, gone, come, or counted.

/** What has changed; the words are chosen when it is known by how much. */
type Change = { before: readonly BillItem[]; after: readonly BillItem[] } & (
  | { what: 'counted'; kind: CountedKind }
  | { what: 'recurring' }
  | { what: 'named'; kind: NamedKind }
);

const countedKinds = ['package', 'recharge', 'internationalCall', 'use'] as const;
type CountedKind = (typeof countedKinds)[number];
const namedKinds = ['pause', 'thirdParty', 'device', 'other', 'discount', 'credit'] as const;
type NamedKind = (typeof namedKinds)[number];

/** Every line of both bills stands in exactly one change, if it is not the same on both. */
function changesBetween(before: readonly BillItem[], after: readonly BillItem[]): Change[] {
  const [was, is] = [byKind(before), byKind(after)];
  const of = (items: Map<BillItemKind, BillItem[]>, ...kinds: BillItemKind[]) =>
    kinds.flatMap((kind) => items.get(kind) ?? []);
  return [
    ...recurringChanges(of(was, 'plan', 'proration'), of(is, 'plan', 'proration')),
    ...countedKinds.map((kind) => ({
      what: 'counted' as const,
      kind,
      before: of(was, kind),
      after: of(is, kind),
    })),
    ...namedKinds.flatMap((kind) => namedChanges(kind, of(was, kind), of(is, kind))),
  ];
}

const byKind = (items: readonly BillItem[]) => Map.groupBy(items, ({ kind }) => kind);

type Fits = (was: BillItem, is: BillItem) => boolean;

const sameService: Fits = (was, is) => was.serviceNumber === is.serviceNumber;
/** A line of an older bill may not say for which service it is. */
const mayBeSameService: Fits = (was, is) =>
  sameService(was, is) || was.serviceNumber === null || is.serviceNumber === null;

/** Plans by their code, then by their service; the two that are left over are one plan that became another. */
function recurringChanges(before: readonly BillItem[], after: readonly BillItem[]): Change[] {
  const left = { before: [...before], after: [...after] };
  const pairs = [
    ...pair(left, (was, is) => was.code === is.code && sameService(was, is)),
    ...pair(left, (was, is) => was.code === is.code && mayBeSameService(was, is)),
    ...pair(left, (was, is) => was.serviceNumber !== null && sameService(was, is)),
    ...(left.before.length === 1 && left.after.length === 1 ? pair(left, mayBeSameService) : []),
  ];
  const what = 'recurring' as const;
  return [
    ...pairs.map(([was, is]) => ({ what, before: [was], after: [is] })),
    ...left.before.map((was) => ({ what, before: [was], after: [] })),
    ...left.after.map((is) => ({ what, before: [], after: [is] })),
  ];
}

/** What came, what went, and what costs something else: of each kind one change, however many lines it has. */
function namedChanges(kind: NamedKind, before: readonly BillItem[], after: readonly BillItem[]): Change[] {
  const left = { before: [...before], after: [...after] };
  const pairs = pair(
    left,
    (was, is) =>
      was.code === is.code && (kind === 'pause' ? sameService(was, is) : was.description === is.description),
  );
  return [
    { before: left.before, after: [] },
    { before: [], after: left.after },
    { before: pairs.map(([was]) => was), after: pairs.map(([, is]) => is) },
  ].map((lines) => ({ what: 'named', kind, ...lines }));
}

/** Takes those that fit each other out of what is left, in their order. */
function pair(left: { before: BillItem[]; after: BillItem[] }, fits: Fits): [BillItem, BillItem][] {
  const found: [BillItem, BillItem][] = [];
  left.after = left.after.filter((is) => {
    const at = left.before.findIndex((was) => fits(was, is));
    const [was] = at < 0 ? [] : left.before.splice(at, 1);
    if (was) found.push([was, is]);
    return !was;
  });
  return found;
}

interface Cause {
  cause: BillGroupName;
  amountCents: number;
  /** With its amount: `compraste 2 paquetes (+$3,00)`. */
  text: string;
}

export interface Comparison {
  previousBillNo: string;
  differenceCents: number;
  text: string;
  causes: Cause[];
}

/** Null when the lines of either are not known. */
export function compareBills(before: WholeBill, after: WholeBill): Comparison | null {
  if (!isWhole(before) || !isWhole(after)) return null;
  const differenceCents = after.bill.totalCents - before.bill.totalCents;
  const causes = causesOf(before, after);
  const text = copy.difference(differenceCents, causes);
  return { previousBillNo: before.bill.billNo, differenceCents, text, causes };
}

/** What the first bill of an account holds; null when its lines are not known. */
export function firstBill(after: WholeBill): { text: string } | null {
  if (!isWhole(after)) return null;
  const amounts = weighed({ bill: nothing, items: [] }, after);
  const sumOf = (group: (name: BillGroupName) => boolean) =>
    amounts.filter(({ cause }) => group(cause)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    text: copy.first({
      partCents: sumOf((group) => group === 'proration'),
      monthCents: sumOf((group) => group === 'plan'),
      restCents: sumOf((group) => group !== 'proration' && group !== 'plan'),
    }),
  };
}

const nothing = { billNo: '', issuedOn: '', taxableCents: 0, exemptCents: 0, taxCents: 0, totalCents: 0 };

function causesOf(before: WholeBill, after: WholeBill): Cause[] {
  return weighed(before, after)
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ cause, amountCents, change }) => ({
      cause,
      amountCents,
      text: change ? wordsOf(change, amountCents) : copy.withAmount(copy.tax, amountCents),
    }))
    .toSorted((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents));
}

interface Weighed {
  cause: BillGroupName;
  amountCents: number;
  /** Null: of the tax itself. */
  change: Change | null;
}

/** What was taxed at an old rate is counted at the new one, and what that alone makes is the tax's own. */
function weighed(before: WholeBill, after: WholeBill): Weighed[] {
  const [oldRate, newRate] = [taxRateOf(before.items), taxRateOf(after.items)];
  const isRateNew = oldRate !== null && newRate !== null && oldRate !== newRate;
  const taxWas = ({ amountCents, taxRatePercent }: BillItem) =>
    amountCents * (isRateNew && taxRatePercent > 0 ? newRate : taxRatePercent);
  const taxIs = ({ amountCents, taxRatePercent }: BillItem) => amountCents * taxRatePercent;
  const changes = changesBetween(before.items, after.items).map((change) => {
    const netCents = total(change.after, amountOf) - total(change.before, amountOf);
    const exactTaxCents = (total(change.after, taxIs) - total(change.before, taxWas)) / 100;
    const taxCents = Math.round(exactTaxCents);
    const cutCents = exactTaxCents - taxCents;
    return { change, cause: causeOf(change), amountCents: netCents + taxCents, exactTaxCents, cutCents };
  });
  const rateCents = isRateNew ? Math.round((before.bill.taxableCents * (newRate - oldRate)) / 100) : 0;
  const tax: Weighed = { cause: 'tax', amountCents: rateCents, change: null };
  const restCents = after.bill.totalCents - before.bill.totalCents - rateCents - total(changes, amountOf);
  const taxed = changes.filter(({ exactTaxCents }) => exactTaxCents !== 0);
  // Cents that rounding left go to those that lost most by it; more than that is no rounding.
  if (Math.abs(restCents) > taxed.length) tax.amountCents += restCents;
  else {
    const sign = Math.sign(restCents);
    const losers = taxed.toSorted((a, b) => sign * (b.cutCents - a.cutCents));
    for (const loser of losers.slice(0, Math.abs(restCents))) loser.amountCents += sign;
  }
  return [...changes, tax];
}

const amountOf = ({ amountCents }: { amountCents: number }) => amountCents;
const total = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((sum, one) => sum + of(one), 0);

/** A change in words, and which cause it is. */
function causeOf(change: Change): BillGroupName {
  if (change.what !== 'recurring') return groupOf[change.kind];
  const isPart = [...change.before, ...change.after].some(({ kind }) => kind === 'proration');
  return isPart ? 'proration' : 'plan';
}

function wordsOf(change: Change, amountCents: number): string {
  return copy.withAmount(phrase(change, amountCents), amountCents);
}

function phrase(change: Change, amountCents: number): string {
  const { before, after } = change;
  if (change.what === 'recurring') return recurring(before[0], after[0], amountCents);
  return change.what === 'counted'
    ? counted(change.kind, before, after, amountCents)
    : named(change.kind, before, after);
}

function recurring(was: BillItem | undefined, is: BillItem | undefined, amountCents: number): string {
  const { plan } = copy;
  if (!is) return plan.gone(was?.description ?? '');
  if (!was) return is.kind === 'plan' ? plan.added(is.description) : plan.days(is.description);
  if (is.kind === 'proration')
    return was.kind === 'plan' ? plan.part(is.description) : plan.days(is.description);
  if (was.kind === 'proration') return plan.whole(is.description);
  if (was.code !== is.code) return plan.changed(was.description, is.description);
  return amountCents > 0 ? plan.dearer(is.description) : plan.cheaper(is.description);
}

function counted(
  kind: CountedKind,
  before: readonly BillItem[],
  after: readonly BillItem[],
  amountCents: number,
): string {
  const words = copy.counted[kind];
  const [was, is] = [countOf(kind, before), countOf(kind, after)];
  // More of them for less money: the number is not why.
  if (Math.sign(is - was) !== Math.sign(amountCents)) return amountCents > 0 ? words.dearer : words.cheaper;
  if (is === 0) return words.none;
  return was === 0 ? words.some(is) : words.instead(is, was);
}

/** A call is a line; of packages a line may hold several. */
function countOf(kind: CountedKind, items: readonly BillItem[]): number {
  if (kind === 'internationalCall' || kind === 'use') return items.length;
  return items.reduce((count, { quantity }) => count + Math.max(1, Math.round(quantity)), 0);
}

function named(kind: NamedKind, before: readonly BillItem[], after: readonly BillItem[]): string {
  const words = copy.named[kind];
  const [first] = after.length > 0 ? after : before;
  const name = first?.description ?? '';
  const of = (one: (name: string) => string, several: (count: number) => string, count: number) =>
    count === 1 ? one(name) : several(count);
  if (before.length === 0) return of(words.come, words.severalCome, after.length);
  if (after.length === 0) return of(words.gone, words.severalGone, before.length);
  const changed = after.filter((is, at) => is.amountCents !== before[at]?.amountCents);
  const [only] = changed;
  return changed.length === 1 && only ? words.changed(only.description) : words.severalChanged;
}
