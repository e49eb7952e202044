// What is not on both of two bills alike: lines found again, gone, come, or counted.
import type { BillItem, BillItemKind } from '@portal/operator-ports/billing';

/** What has changed; the words are chosen when it is known by how much. */
export type Change = { before: readonly BillItem[]; after: readonly BillItem[] } & (
  | { what: 'counted'; kind: CountedKind }
  | { what: 'recurring' }
  | { what: 'named'; kind: NamedKind }
);

const counted = ['package', 'recharge', 'internationalCall', 'use'] as const;
export type CountedKind = (typeof counted)[number];
const named = ['pause', 'thirdParty', 'device', 'other', 'discount', 'credit'] as const;
export type NamedKind = (typeof named)[number];

/** Every line of both bills stands in exactly one change, if it is not the same on both. */
export function changesBetween(before: readonly BillItem[], after: readonly BillItem[]): Change[] {
  const [was, is] = [byKind(before), byKind(after)];
  const of = (items: Map<BillItemKind, BillItem[]>, ...kinds: BillItemKind[]) =>
    kinds.flatMap((kind) => items.get(kind) ?? []);
  return [
    ...recurring(of(was, 'plan', 'proration'), of(is, 'plan', 'proration')),
    ...counted.map((kind) => ({
      what: 'counted' as const,
      kind,
      before: of(was, kind),
      after: of(is, kind),
    })),
    ...named.flatMap((kind) => namedChanges(kind, of(was, kind), of(is, kind))),
  ];
}

const byKind = (items: readonly BillItem[]) => Map.groupBy(items, ({ kind }) => kind);

type Fits = (was: BillItem, is: BillItem) => boolean;

const sameService: Fits = (was, is) => was.serviceNumber === is.serviceNumber;
/** A line of an older bill may not say for which service it is. */
const mayBeSameService: Fits = (was, is) =>
  sameService(was, is) || was.serviceNumber === null || is.serviceNumber === null;

/** Plans by their code, then by their service; the two that are left over are one plan that became another. */
function recurring(before: readonly BillItem[], after: readonly BillItem[]): Change[] {
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
