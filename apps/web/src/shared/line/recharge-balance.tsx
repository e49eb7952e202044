// «Dólares Recargas» of a line that has been topped up, beside its other balances and with an hour of its own where it is another: it
// changes by itself. Nothing where there are none.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { allBalancesQuery, rechargeCents } from '../../api/lines/balance.ts';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/figures/figures.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { useOneTime } from '../page/one-time.ts';
import { rechargeBalanceCopy as copy } from './line-facts.copy.ts';
import styles from './recharge-balance.module.css';
import { useCountUp } from './use-count-up.ts';

interface RechargeBalanceProps {
  line: string;
  /** The line surely has one: its room is kept while it is on its way. */
  expected?: boolean;
  /** Its page says the hour of all that it shows. */
  isUntimed?: boolean;
}

export function RechargeBalance({ line, expected = false, isUntimed = false }: RechargeBalanceProps) {
  const frame = useRef<HTMLParagraphElement>(null);
  const { data = [], dataUpdatedAt, isPending } = useQuery(allBalancesQuery);
  const balance = data.find(({ product }) => product[0]?.publicIdentifier === line);
  const cents = balance ? rechargeCents(balance) : null;
  const since = useOneTime(frame, isUntimed || cents === null ? null : trueTime(dataUpdatedAt));
  if (isPending && expected) return <RechargeBalanceSkeleton />;
  const time = typeof since === 'number' ? updatedAtWords(since) : '';
  return cents === null ? null : <Row {...{ frame, line, cents, time }} />;
}

export function RechargeBalanceSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width={120} height={24} />
    </div>
  );
}

interface RowProps {
  frame: RefObject<HTMLParagraphElement | null>;
  line: string;
  cents: number;
  time: string;
}

function Row({ frame, line, cents, time }: RowProps) {
  const [shown = cents] = useCountUp(`balance-${line}`, [cents]);
  return (
    <p ref={frame} className={styles.row}>
      <span className={styles.name}>{copy.name}</span>
      <strong className="num">{formatMoney(shown)}</strong>
      <span className={classNames(styles.note, 'caption', 'quiet')}>
        {copy.neverEnds} {time}
      </span>
    </p>
  );
}

// What a line's balance is, as the thing to see first; more than before counts up.

interface BalanceAmountProps {
  line: string;
  cents: number;
  className?: string | undefined;
}

export function BalanceAmount({ line, cents, className }: BalanceAmountProps) {
  const [shown = cents] = useCountUp(`balance-${line}`, [cents]);
  return <Amount money={formatMoney(shown)} className={className} />;
}
