// A change in words, and which cause it is.
import type { BillGroupName } from '@portal/contract/paying/billing';
import type { BillItem } from '@portal/operator-ports/billing';
import { groupOf } from './bill-lines.ts';
import type { Change, CountedKind, NamedKind } from './changes.ts';
import { comparisonCopy as copy } from './comparison.copy.ts';

export function causeOf(change: Change): BillGroupName {
  if (change.what !== 'recurring') return groupOf[change.kind];
  const isPart = [...change.before, ...change.after].some(({ kind }) => kind === 'proration');
  return isPart ? 'proration' : 'plan';
}

export function wordsOf(change: Change, amountCents: number): string {
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
