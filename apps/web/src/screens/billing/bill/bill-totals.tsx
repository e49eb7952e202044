// The totals of a year, drawn and as a table: what is usual, and what is not.
import { ChevronDown, Equal, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { capital, formatMonth } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import print from '../../../shared/page/print.module.css';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Tile, type TileKind } from '../../../ui/lists/tile.tsx';
import { monthWord } from '../bill-facts.ts';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';

const { totals: copy } = billCopy;

export function BillTotals({ bill }: { bill: WholeBill }) {
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
    one ? `${formatMoney(one.cents)} en ${one.word}` : '';
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

// Why a bill is not what the one before was, before anything else; or what a first one holds.
const { why: billWhyCopy } = billCopy;

/** As many as the server says in its one sentence. */
const SAID = 4;

export function BillWhy({ bill }: { bill: WholeBill }) {
  const { comparison, firstBill, history } = bill;
  if (!comparison) return firstBill ? <Why icon={Sparkles} kind="data" text={firstBill.text} /> : null;
  const { difference, text, causes, previousBillNo } = comparison;
  const previous = history.find(({ billNo }) => billNo === previousBillNo);
  return (
    <Why {...signOf(difference.value)} text={text}>
      {previous && (
        <p className={styles.against}>
          {billWhyCopy.against(
            monthWord(previous.billDate),
            formatMoney(centsFromDollars(previous.amount.value)),
          )}
        </p>
      )}
      {causes.length > SAID && (
        <details className={print.unprinted}>
          <summary className={styles.summary}>
            {billWhyCopy.all(causes.length)}
            <Icon of={ChevronDown} size="sm" />
          </summary>
          <ul className={styles.causes}>
            {causes.map((cause) => (
              <li key={cause.text}>{capital(cause.text)}</li>
            ))}
          </ul>
        </details>
      )}
    </Why>
  );
}

function signOf(difference: number): { icon: IconGlyph; kind: TileKind } {
  if (difference === 0) return { icon: Equal, kind: 'plain' };
  return difference > 0 ? { icon: TrendingUp, kind: 'warning' } : { icon: TrendingDown, kind: 'success' };
}

interface WhyProps {
  icon: IconGlyph;
  kind: TileKind;
  /** What stands before a colon is the news. */
  text: string;
  children?: React.ReactNode;
}

function Why({ icon, kind, text, children }: WhyProps) {
  const end = text.indexOf(':') + 1;
  return (
    <section className={styles.why} aria-label={billWhyCopy.label}>
      <div className={styles.whyRow}>
        <Tile icon={icon} kind={kind} />
        <div className={styles.whyWords}>
          <p className={styles.news}>
            {end > 0 && <strong>{text.slice(0, end)}</strong>}
            {text.slice(end)}
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
