// What a line's balance is, as the thing to see first; more than before counts up.
import { formatMoney } from '../../lib/money.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { useCountUp } from './use-count-up.ts';

export interface BalanceAmountProps {
  line: string;
  cents: number;
  className?: string | undefined;
}

export function BalanceAmount({ line, cents, className }: BalanceAmountProps) {
  const [shown = cents] = useCountUp(`balance-${line}`, [cents]);
  return <Amount money={formatMoney(shown)} className={className} />;
}
