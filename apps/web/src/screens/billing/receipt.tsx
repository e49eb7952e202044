// The receipt of a bill payment, on screen and on paper.
import type { Payment } from '@portal/contract/payments';
import { formatDateTime } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lineNumber, withCurrency } from './bill-facts.ts';
import { paymentResultCopy as copy } from './payment-result.copy.ts';
import styles from './payment-result.module.css';

/** The names under which the payment says what it was for (api-map.md §5.6). */
const LINE = 'Línea';

export interface ReceiptProps {
  payment: Payment;
  /** From the bill; missing while it is on its way, or when it could not be read. */
  plan: string | undefined;
  isPlanComing: boolean;
}

export function Receipt({ payment, plan, isPlanComing }: ReceiptProps) {
  const profile = useProfile();
  const totalCents = centsFromDollars(payment.totalAmount.amount);
  const line = payment.caracteristicas.find(({ nombre }) => nombre === LINE)?.valor;
  const known = [
    { term: copy.bill, value: <span className="nowrap">{payment.paymentItem[0]?.item.id}</span> },
    { term: copy.authorization, value: payment.authorizationCode },
    { term: copy.paidOn, value: formatDateTime(payment.paymentDate) },
    { term: copy.customer, value: profile?.given_name },
    { term: copy.plan, value: plan ?? (isPlanComing && <Skeleton width={96} />) },
    { term: copy.line, value: line && lineNumber(line) },
    { term: copy.total, value: withCurrency(totalCents) },
  ];
  return (
    <Card title={copy.receipt} quietTitle className={styles.receipt}>
      <p className={styles.brand}>{settings().brand}</p>
      <Amount money={formatMoney(totalCents)} />
      <div className={styles.facts}>
        <DefinitionList total items={known.filter(({ value }) => Boolean(value))} />
      </div>
    </Card>
  );
}
