// The cards of a month: what was used, what it cost, whether the plan suits, what is due.

import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { addDays, addMonths } from '@portal/market/civil-dates';
import { useQueries } from '@tanstack/react-query';
import { MessageSquare, Phone, Wifi } from 'lucide-react';
import { dailyUsageQuery } from '../../../api/lines/daily-usage.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueNow } from '../../../lib/clock.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { quantityWords } from '../../../lib/usage.ts';
import { dailyUsageAddress } from '../../../shared/line/line-queries.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { adviceAnswer, useAdvice } from '../../../shared/plan-advice/plan-advice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { billCopy } from '../bill/bill.copy.ts';
import { Standing, StandingCard } from '../bill/bill-due.tsx';
import { amountOf, isPayable, toPayCents } from '../bill-facts.ts';
import { monthCopy as copy } from './month.copy.ts';

export function MonthDue({ bill }: { bill: WholeBill }) {
  const money = formatMoney(toPayCents(bill));
  return (
    <StandingCard bill={bill}>
      <div className="stack">
        <div>
          <Amount money={bill.state === 'sent' ? money : amountOf(bill)} />
          <Standing bill={bill} />
        </div>
        {isPayable(bill) && (
          <ButtonLink kind="primary" wide href={paths.payBill(bill.billNo)}>
            {copy.due.pay(money)}
          </ButtonLink>
        )}
        <p>
          <TextLink href={paths.bill(bill.billNo)}>{copy.due.bill}</TextLink>
        </p>
      </div>
    </StandingCard>
  );
}

/** Nothing of one whose lines the operator does not tell. */
export function MonthCost({ bill }: { bill: WholeBill }) {
  if (bill.groups.length === 0) return null;
  const money = ({ value }: { value: number }) => formatMoney(centsFromDollars(value));
  // Each with its tax.
  const parts = bill.groups
    .filter(({ group }) => group !== 'tax')
    .map(({ group, taxIncludedAmount }) => ({
      term: billCopy.groups[group],
      value: money(taxIncludedAmount),
    }));
  return (
    <Card title={copy.cost.title}>
      <DefinitionList
        total
        items={[...parts, { term: copy.cost.total, value: money(bill.taxIncludedAmount) }]}
      />
    </Card>
  );
}

const ICONS: Record<MonthUse['kind'], IconGlyph> = { data: Wifi, voice: Phone, sms: MessageSquare };

interface MonthUsedProps {
  line: Service;
  use: ReturnType<typeof useMonthUse>;
  /** `octubre`. */
  before: string;
}

export function MonthUsed({ line, use, before }: MonthUsedProps) {
  return (
    <Card title={copy.use.title} detail={lineNumber(line.number)} busy={!use.uses && !use.hasFailed}>
      <div className="stack tight">
        <Used use={use} before={before} />
        <p>
          <TextLink href={dailyUsageAddress('data', line.number)}>{copy.use.days}</TextLink>
        </p>
      </div>
    </Card>
  );
}

function Used({ use: { uses, hasFailed, isFetching, retry }, before }: Omit<MonthUsedProps, 'line'>) {
  if (uses)
    return (
      <ListRows>
        {uses.map((each) => (
          <ListRow
            key={each.kind}
            icon={ICONS[each.kind]}
            title={copy.use.kinds[each.kind]}
            detail={changeWords(each, before)}
            value={quantityWords(each.used, each.unit)}
          />
        ))}
      </ListRows>
    );
  if (hasFailed) return <SectionError title={copy.use.failed} busy={isFetching} onRetry={retry} />;
  return (
    <SkeletonGroup label={copy.use.waiting}>
      <SkeletonRows count={3} />
    </SkeletonGroup>
  );
}

function changeWords({ used, before, unit }: MonthUse, month: string): string | undefined {
  if (before === null) return undefined;
  const change = quantityWords(Math.abs(used - before), unit);
  if (used === before) return copy.use.same(month);
  return used > before ? copy.use.more(change, month) : copy.use.less(change, month);
}

export function MonthAdvice({ line }: { line: Service }) {
  const advice = useAdvice(line.number, true);
  if (!advice.isWanted)
    return (
      <Card title={copy.cheaper.title}>
        <div className="stack">
          <p>{copy.cheaper.ask}</p>
          <div>
            <Button onClick={advice.ask}>{copy.cheaper.compare}</Button>
          </div>
        </div>
      </Card>
    );
  return (
    <QueryCard
      query={advice.query}
      title={copy.cheaper.title}
      failed={copy.cheaper.failed}
      waiting={copy.cheaper.waiting}
      skeleton={<Skeleton width="88%" />}
    >
      {(answered) => (
        <div className="stack">
          <p>{adviceAnswer(answered)}</p>
          <p>
            <TextLink href={withLine(paths.changePlan(), line.number)}>{copy.cheaper.plans}</TextLink>
          </p>
        </div>
      )}
    </QueryCard>
  );
}

/** What a line used in the days of a bill, and whether that is more than in the month before. */
const usedKinds = ['data', 'voice', 'sms'] as const satisfies readonly RecordKind[];

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
