// The totals of a year, drawn and as a table: what is usual, and what is not.
import { ChevronDown } from 'lucide-react';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { formatMonth } from '../../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import print from '../../../shared/page/print.module.css';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
