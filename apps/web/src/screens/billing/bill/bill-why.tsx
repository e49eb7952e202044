// Why a bill is not what the one before was, before anything else; or what a first one holds.
import { ChevronDown, Equal, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { capital } from '../../../lib/dates.ts';
import { formatDollars } from '../../../lib/money.ts';
import print from '../../../shared/page/page.module.css';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Tile, type TileKind } from '../../../ui/lists/tile.tsx';
import { monthWord } from '../bill-facts.ts';
import { billCopy } from './bill.copy.ts';
import styles from './bill.module.css';

const { why: copy } = billCopy;

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
          {copy.against(monthWord(previous.billDate), formatDollars(previous.amount.value))}
        </p>
      )}
      {causes.length > SAID && (
        <details className={print.unprinted}>
          <summary className={styles.summary}>
            {copy.all(causes.length)}
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
  children?: ReactNode;
}

function Why({ icon, kind, text, children }: WhyProps) {
  const end = text.indexOf(':') + 1;
  return (
    <section className={styles.why} aria-label={copy.label}>
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
