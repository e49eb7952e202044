// What a line used in the days of a bill, and whether that is more than in the month before.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { addDays, addMonths } from '@portal/market/civil-dates';
import { useQueries } from '@tanstack/react-query';
import { dailyUsageQuery } from '../../../api/lines/daily-usage.ts';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueNow } from '../../../lib/clock.ts';

export const usedKinds = ['data', 'voice', 'sms'] as const satisfies readonly RecordKind[];

export interface MonthUse {
  kind: RecordKind;
  unit: DayUsage['unit'];
  used: number;
  /** Null: of the month before nothing is known. */
  before: number | null;
}

/** What is used is told for so many months. */
const KEPT_MONTHS = 6;

/** The days of a bill and of the month before it, civil dates, all inclusive; null: too long ago to be told. */
export function daysOfBill({ billingPeriod }: Pick<WholeBill, 'billingPeriod'>) {
  const from = civilDate(billingPeriod.startDateTime);
  const to = civilDate(billingPeriod.endDateTime);
  const since = addDays(addMonths(civilDate(trueNow()), -KEPT_MONTHS), 1);
  const before = addMonths(from, -1);
  if (from < since) return null;
  return { from, to, before: before < since ? null : before };
}

type Days = NonNullable<ReturnType<typeof daysOfBill>>;

export function useMonthUse(line: string, { from, to, before }: Days) {
  return useQueries({
    queries: usedKinds.map((kind) => dailyUsageQuery(line, kind, before ?? from)),
    combine: (answers) => {
      const failed = answers.find(({ isError }) => isError);
      const uses = answers.flatMap(({ data }, place) => {
        const kind = usedKinds[place];
        return data && kind ? [sumOf(kind, data, { from, to, before })] : [];
      });
      return {
        uses: uses.length === usedKinds.length ? uses : undefined,
        hasFailed: failed !== undefined,
        isFetching: answers.some(({ isFetching }) => isFetching),
        retry: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      };
    },
  });
}

function sumOf(kind: RecordKind, days: readonly DayUsage[], { from, to, before }: Days): MonthUse {
  const sum = (first: string, last: string) =>
    days.filter(({ date }) => date >= first && date <= last).reduce((total, { used }) => total + used, 0);
  const unit = days[0]?.unit ?? 'MB';
  return { kind, unit, used: sum(from, to), before: before === null ? null : sum(before, addDays(from, -1)) };
}
