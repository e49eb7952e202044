// «Resumen del mes»: what was used, what it cost, what changed, whether the plan suits and what is due, on one page.
import type { DayUsage, RecordKind } from '@portal/contract/lines/usage-records';
import { addDays, addMonths } from '@portal/market/civil-dates';
import { useQueries, useQuery } from '@tanstack/react-query';
import { MessageSquare, Phone, Share2, Wifi } from 'lucide-react';
import { dailyUsageQuery } from '../../../api/lines/daily-usage.ts';
import { type Service, serviceListQuery } from '../../../api/lines/service-list.ts';
import { type WholeBill, wholeBillQuery } from '../../../api/purchase/billing.ts';
import { civilDate } from '../../../lib/civil-date.ts';
import { trueNow, trueTime } from '../../../lib/clock.ts';
import { formatPeriod, updatedAtWords } from '../../../lib/dates.ts';
import { formatMoney, moneyOf } from '../../../lib/money.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { usePathWord } from '../../../lib/place/router.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { settings } from '../../../lib/settings.ts';
import { quantityWords } from '../../../lib/usage.ts';
import { isMobile } from '../../../shared/line/line-facts.ts';
import { dailyUsageAddress } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FailedCard, QueryCard } from '../../../shared/page/query-card.tsx';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { adviceAnswer, useAdvice } from '../../../shared/plan-change/plan-advice.ts';
import { useBusy } from '../../../shared/use-task.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Amount, UpdatedAt } from '../../../ui/figures/figures.tsx';
import type { IconGlyph } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import { RowsCard, Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { billCopy } from '../bill/bill.copy.ts';
import { Standing, StandingCard } from '../bill/bill-due.tsx';
import { BillWhy } from '../bill/bill-why.tsx';
import { amountOf, isPayable, monthWord, toPayCents } from '../bill-facts.ts';
import { monthCopy } from './month.copy.ts';

export function MonthScreen() {
  const billNo = usePathWord('billNo') ?? '';
  const query = useQuery(wholeBillQuery(billNo));
  const { data, dataUpdatedAt, isError, isFetching, refetch } = query;
  const month = data && monthOf(data);
  return (
    <>
      <PageHead
        title={month ? monthCopy.title(month) : monthCopy.untitled}
        lead={data && formatPeriod(data.billingPeriod.startDateTime, data.billingPeriod.endDateTime)}
        back={
          data
            ? { href: paths.bill(billNo), label: monthCopy.back(monthOf(data)) }
            : { href: paths.billing(), label: monthCopy.toBills }
        }
        aside={data && <UpdatedAt>{updatedAtWords(trueTime(dataUpdatedAt))}</UpdatedAt>}
      />
      {content()}
    </>
  );

  function content() {
    if (data === null) return <NothingCard {...monthCopy.notFound} href={paths.billing()} />;
    if (data)
      return (
        <>
          <StaleNotice query={query} />
          <Month bill={data} key={billNo} />
        </>
      );
    if (!isError) return <RowsCard label={monthCopy.loading} rows={5} />;
    return <FailedCard title={monthCopy.failed} busy={isFetching} onRetry={refetch} />;
  }
}

/** As its bill is called, or the one before: `noviembre`. */
const monthOf = ({ billDate }: WholeBill, back = 0) => monthWord(addMonths(civilDate(billDate), -back));

function Month({ bill }: { bill: WholeBill }) {
  const { data: list } = useQuery(serviceListQuery);
  const line = list?.services.find(({ number }) => number === bill.product.publicIdentifier);
  const days = daysOfBill(bill);
  const isMeasured = line && isMobile(line) && !line.isCorpAdmin && isOpen(line, 'figures');
  return (
    <>
      <BillWhy bill={bill} />
      <Columns side={<MonthDue bill={bill} />}>
        {isMeasured && days ? <OfLine line={line} bill={bill} days={days} /> : <MonthCost bill={bill} />}
      </Columns>
    </>
  );
}

interface OfLineProps {
  line: Service;
  bill: WholeBill;
  days: NonNullable<ReturnType<typeof daysOfBill>>;
}

function OfLine({ line, bill, days }: OfLineProps) {
  const use = useMonthUse(line.number, days);
  const month = monthOf(bill);
  const before = monthOf(bill, 1);
  return (
    <>
      <MonthUsed line={line} use={use} before={before} />
      <MonthCost bill={bill} />
      {line.kind === 'Postpaid' && isOpen(line, 'manage') && <MonthAdvice line={line} />}
      {use.uses?.every((each) => each.before !== null) && (
        <ShareMonth month={month} picture={pictureOf(use.uses, month, before)} />
      )}
    </>
  );
}

function pictureOf(uses: readonly MonthUse[], month: string, before: string): MonthPicture {
  const { share } = monthCopy;
  return {
    heading: share.heading(month),
    lines: uses.map(({ kind, used, before: earlier }) => {
      const change = used === earlier ? 'same' : used > (earlier ?? 0) ? 'more' : 'less';
      return { words: share[change](share.kinds[kind]), change };
    }),
    foot: share.against(before),
    brand: settings().brand,
  };
}

/** «Compartir imagen»: to another application where the device takes files, else to the downloads. */
const { share: copy } = monthCopy;

function ShareMonth({ month, picture }: { month: string; picture: MonthPicture }) {
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function share() {
    const drawn = await during(drawMonth(picture));
    if (!drawn) return showToast({ kind: 'danger', text: copy.failed });
    const file = new File([drawn], copy.file(month), { type: drawn.type });
    if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined);
  }

  return (
    <Card title={copy.title}>
      <div className="stack">
        <p>{copy.text}</p>
        <div>
          <Button icon={Share2} busy={isBusy} busyText={copy.busy} onClick={share}>
            {copy.act}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** A square picture of a month in words, for whoever wants to show it: no number, name or amount stands in it. */
const SIDE = 1080;
const MARGIN = 96;

interface MonthPicture {
  heading: string;
  /** Each is longer or shorter as more or less was used than before. */
  lines: readonly { words: string; change: 'more' | 'less' | 'same' }[];
  foot: string;
  brand: string;
}

const LENGTHS = { more: 1, same: 0.7, less: 0.4 } as const;

async function drawMonth({ heading, lines, foot, brand }: MonthPicture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const { fontFamily } = getComputedStyle(document.body);
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const write = (text: string, y: number, size: number, weight = 500) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.fillText(text, MARGIN, y, SIDE - 2 * MARGIN);
  };
  pen.fillStyle = colour('--brand');
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = colour('--ink-on-dark');
  write(heading, 200, 104, 800);
  for (const [place, { words, change }] of lines.entries()) {
    const top = 330 + place * 180;
    write(words, top, 56, 600);
    pen.beginPath();
    pen.roundRect(MARGIN, top + 28, (SIDE - 2 * MARGIN) * LENGTHS[change], 36, 18);
    pen.fill();
  }
  write(foot, SIDE - 170, 44);
  write(brand, SIDE - MARGIN, 52, 800);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The cards of a month: what was used, what it cost, whether the plan suits, what is due. */
function MonthDue({ bill }: { bill: WholeBill }) {
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
            {monthCopy.due.pay(money)}
          </ButtonLink>
        )}
        <p>
          <TextLink href={paths.bill(bill.billNo)}>{monthCopy.due.bill}</TextLink>
        </p>
      </div>
    </StandingCard>
  );
}

/** Nothing of one whose lines the operator does not tell. */
function MonthCost({ bill }: { bill: WholeBill }) {
  if (bill.groups.length === 0) return null;
  // Each with its tax.
  const parts = bill.groups
    .filter(({ group }) => group !== 'tax')
    .map(({ group, taxIncludedAmount }) => ({
      term: billCopy.groups[group],
      value: moneyOf(taxIncludedAmount),
    }));
  return (
    <Card title={monthCopy.cost.title}>
      <DefinitionList
        total
        items={[...parts, { term: monthCopy.cost.total, value: moneyOf(bill.taxIncludedAmount) }]}
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

function MonthUsed({ line, use, before }: MonthUsedProps) {
  return (
    <Card title={monthCopy.use.title} detail={lineNumber(line.number)} busy={!use.uses && !use.hasFailed}>
      <div className="stack tight">
        <Used use={use} before={before} />
        <p>
          <TextLink href={dailyUsageAddress('data', line.number)}>{monthCopy.use.days}</TextLink>
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
            title={monthCopy.use.kinds[each.kind]}
            detail={changeWords(each, before)}
            value={quantityWords(each.used, each.unit)}
          />
        ))}
      </ListRows>
    );
  if (hasFailed) return <SectionError title={monthCopy.use.failed} busy={isFetching} onRetry={retry} />;
  return (
    <SkeletonGroup label={monthCopy.use.waiting}>
      <SkeletonRows count={3} />
    </SkeletonGroup>
  );
}

function changeWords({ used, before, unit }: MonthUse, month: string): string | undefined {
  if (before === null) return undefined;
  const change = quantityWords(Math.abs(used - before), unit);
  if (used === before) return monthCopy.use.same(month);
  return used > before ? monthCopy.use.more(change, month) : monthCopy.use.less(change, month);
}

function MonthAdvice({ line }: { line: Service }) {
  const advice = useAdvice(line.number, true);
  if (!advice.isWanted)
    return (
      <Card title={monthCopy.cheaper.title}>
        <div className="stack">
          <p>{monthCopy.cheaper.ask}</p>
          <div>
            <Button onClick={advice.ask}>{monthCopy.cheaper.compare}</Button>
          </div>
        </div>
      </Card>
    );
  return (
    <QueryCard
      query={advice.query}
      title={monthCopy.cheaper.title}
      failed={monthCopy.cheaper.failed}
      waiting={monthCopy.cheaper.waiting}
      skeleton={<Skeleton width="88%" />}
    >
      {(answered) => (
        <div className="stack">
          <p>{adviceAnswer(answered)}</p>
          <p>
            <TextLink href={withLine(paths.changePlan(), line.number)}>{monthCopy.cheaper.plans}</TextLink>
          </p>
        </div>
      )}
    </QueryCard>
  );
}

/** What a line used in the days of a bill, and whether that is more than in the month before. */
const usedKinds = ['data', 'voice', 'sms'] as const satisfies readonly RecordKind[];

interface MonthUse {
  kind: RecordKind;
  unit: DayUsage['unit'];
  used: number;
  /** Null: of the month before nothing is known. */
  before: number | null;
}

/** What is used is told for so many months. */
const KEPT_MONTHS = 6;

/** The days of a bill and of the month before it, civil dates, all inclusive; null: too long ago to be told. */
function daysOfBill({ billingPeriod }: Pick<WholeBill, 'billingPeriod'>) {
  const from = civilDate(billingPeriod.startDateTime);
  const to = civilDate(billingPeriod.endDateTime);
  const since = addDays(addMonths(civilDate(trueNow()), -KEPT_MONTHS), 1);
  const before = addMonths(from, -1);
  if (from < since) return null;
  return { from, to, before: before < since ? null : before };
}

type Days = NonNullable<ReturnType<typeof daysOfBill>>;

function useMonthUse(line: string, { from, to, before }: Days) {
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
