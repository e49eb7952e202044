// Counts usage records that were loaded past us, so that the sums of days hold.
import type { Span, Streams } from './streams.store.ts';
import type { UsageDaysStore } from './usage-days.store.ts';

/** One statement of these fits the time that a statement has, also on a busy machine. */
const countedAtOnce = 10_000;

/** Answers how many there were. */
export async function countAll(usageDays: UsageDaysStore, streams: Streams, span: Span): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await usageDays.count(streams, span, countedAtOnce);
    all += some;
    if (some < countedAtOnce) return all;
  }
}
