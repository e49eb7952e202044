// One bill, to be understood: why it is not what the last one was, what it charges, and what to do with it.
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { nextPart, type WholeBill, wholeBillQuery } from '../../../api/purchase/billing.ts';
import { trueTime } from '../../../lib/clock.ts';
import { formatDate, formatMonth, formatPeriod, updatedAtWords } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { lineNumber } from '../../../lib/phone.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { usePathWord } from '../../../lib/place/router.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import print from '../../../shared/page/page.module.css';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FailedCard } from '../../../shared/page/query-card.tsx';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { monthWord } from '../bill-facts.ts';
import { useInvoiceDownload } from '../bill-files.tsx';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';
import { BillDue } from './bill-due.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillWhy } from './bill-why.tsx';

export function BillScreen() {
  const billNo = usePathWord('billNo') ?? '';
  return <Bill key={billNo} billNo={billNo} />;
}

function Bill({ billNo }: { billNo: string }) {
  const query = useQuery(wholeBillQuery(billNo));
  const { data, dataUpdatedAt, error, isError, isFetching, refetch } = query;
  const download = useInvoiceDownload();
  const back = data ? withLine(paths.billing(), data.product.publicIdentifier) : paths.billing();
  return (
    <div className={print.printed}>
      <PageHead
        title={data ? billCopy.title(monthWord(data.billDate)) : billCopy.untitled}
        lead={data && billCopy.lead(data.product.name, lineNumber(data.product.publicIdentifier))}
        back={{ href: back, label: billCopy.back }}
        aside={data && <UpdatedAt>{updatedAtWords(trueTime(dataUpdatedAt))}</UpdatedAt>}
      />
      {content()}
      {download.dialog}
    </div>
  );

  function content() {
    if (data === null) return <NothingCard {...billCopy.notFound} href={paths.billing()} />;
    if (data === undefined)
      return isError ? (
        <FailedCard title={billCopy.failed} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <BillSkeleton />
      );
    return (
      <>
        <StaleNotice query={query} />
        <Whole bill={data} download={download} />
      </>
    );
  }
}

function Whole({ bill, download }: { bill: WholeBill; download: ReturnType<typeof useInvoiceDownload> }) {
  return (
    <>
      <BillWhy bill={bill} />
      <Columns
        side={<BillDue bill={bill} download={download} />}
        rest={
          <>
            {bill.history.length > 1 && <BillTotals bill={bill} />}
            <BillFactsCard bill={bill} />
          </>
        }
      >
        <BillLines bill={bill} />
      </Columns>
    </>
  );
}

// A bill on its way: the same boxes in the same places.
function BillSkeleton() {
  return (
    <>
      <div className={styles.why}>
        <SkeletonGroup label={billCopy.loading}>
          <Skeleton width="86%" height={20} />
          <Skeleton width="48%" marginTop={8} />
        </SkeletonGroup>
      </div>
      <Columns
        side={
          <Card busy>
            <SkeletonGroup label={billCopy.loading}>
              <Skeleton width="34%" />
              <Skeleton width="52%" height={44} marginTop={8} />
              <Skeleton width="60%" marginTop={12} />
              <Skeleton height={48} radius={999} marginTop={24} />
              <Skeleton height={44} radius={999} marginTop={8} />
            </SkeletonGroup>
          </Card>
        }
      >
        <Card busy>
          <SkeletonGroup label={billCopy.loading}>
            <Skeleton width="40%" height={24} />
            <SkeletonRows count={5} />
          </SkeletonGroup>
        </Card>
      </Columns>
    </>
  );
}

// By what a bill is known, and its days.
const { facts: billFactsCardCopy } = billCopy;

function BillFactsCard({ bill }: { bill: WholeBill }) {
  const { billNo, billDate, billingPeriod, paymentDueDate, paymentReference, state } = bill;
  return (
    <Card title={billFactsCardCopy.title} level={2}>
      <DefinitionList
        items={[
          { term: billFactsCardCopy.number, value: billNo },
          {
            term: billFactsCardCopy.period,
            value: formatPeriod(billingPeriod.startDateTime, billingPeriod.endDateTime),
          },
          { term: billFactsCardCopy.cut, value: formatDate(billingPeriod.endDateTime) },
          { term: billFactsCardCopy.issued, value: formatDate(billDate) },
          // Of what is arranged the day of the next part is asked for: another one than the document's.
          ...(nextPart(bill) ? [] : [{ term: billFactsCardCopy.due, value: formatDate(paymentDueDate) }]),
          ...(state === 'sent' && paymentReference
            ? // Read out at a counter: in one piece.
              [
                {
                  term: billFactsCardCopy.reference,
                  value: <span className="nowrap">{paymentReference}</span>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

const { totals: copy } = billCopy;

/** The totals of a year, drawn and as a table: what is usual, and what is not. */
function BillTotals({ bill }: { bill: WholeBill }) {
  const totals = bill.history.map(({ billNo, billDate, amount }) => ({
    billNo,
    month: formatMonth(billDate),
    word: monthWord(billDate),
    cents: centsFromDollars(amount.value),
    isCurrent: billNo === bill.billNo,
  }));
  const inOrder = totals.toReversed();
  const sorted = totals.toSorted((a, b) => a.cents - b.cents);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const current = totals.find(({ isCurrent }) => isCurrent);
  const said = (one?: { cents: number; word: string }) =>
    one ? copy.inMonth(formatMoney(one.cents), one.word) : '';
  const average = Math.round(totals.reduce((sum, { cents }) => sum + cents, 0) / totals.length);
  return (
    <Card title={copy.title(totals.length)} detail={copy.average(formatMoney(average))}>
      <BarChart
        bars={inOrder.map(({ billNo, word, cents, isCurrent }) => ({
          id: billNo,
          label: word.slice(0, 3),
          value: cents,
          isCurrent,
        }))}
        summary={copy.summary({
          from: inOrder[0]?.word ?? '',
          to: inOrder.at(-1)?.word ?? '',
          least: said(least),
          most: said(most),
          this: current ? formatMoney(current.cents) : '',
        })}
        tick={(cents) => formatMoney(cents).replace(/,00$/, '')}
        figure={formatMoney}
      />
      <details className={print.unprinted}>
        <summary className={styles.summary}>
          {copy.table}
          <Icon of={ChevronDown} size="sm" />
        </summary>
        <table className={styles.table}>
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.month}</th>
              <th scope="col">{copy.total}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ billNo, month, cents, isCurrent }) => (
              <tr key={billNo}>
                <th scope="row">
                  {isCurrent ? (
                    `${month}, ${copy.thisOne}`
                  ) : (
                    <TextLink inherit href={paths.bill(billNo)}>
                      {month}
                    </TextLink>
                  )}
                </th>
                <td>{formatMoney(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
