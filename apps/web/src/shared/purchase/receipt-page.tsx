// A purchase that went through: the words of its screen, the receipt, on the screen and on paper, and what comes next.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { arrangementsQuery } from '../../api/purchase/arrangements.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { paymentQuery } from '../../api/purchase/payments.ts';
import { announceResult, type BridgeResult } from '../../lib/assistant-bridge.ts';
import { formatDateTime, isOverdue } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnCheck } from '../../ui/fields/drawn-check.tsx';
import { Amount } from '../../ui/figures/figures.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Outcome } from '../page/outcome.tsx';
import { OutcomeById, type OutcomeByIdProps } from '../page/outcome-by-id.tsx';
import { chargeWords, isCharged, useWaitingIds } from './invoice-charge.ts';
import styles from './purchase.module.css';
import { receiptCopy as copy } from './receipt.copy.ts';
import { ShareButton } from './share-button.tsx';

export interface ReceiptFact {
  term: string;
  value: ReactNode;
  /** The value as text, where it is no text itself. */
  text?: string;
}

interface ReceiptPageProps {
  /** Those that led here, all done; none where it is opened again. */
  steps?: ReactNode;
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  payment: Payment;
  /** Before the total; those without a value are left out. */
  facts: readonly ReceiptFact[];
  onward: { href: string; label: string };
  /** Where it may be claimed, when it is opened again. */
  claim?: { href: string; label: string };
}

export function ReceiptPage({ steps, title, words, payment, facts, onward, claim }: ReceiptPageProps) {
  const charged = isCharged(payment);
  const waiting = useWaitingIds(charged);
  const { title: name, total } = charged ? copy.charged : copy;
  const money = formatDollars(payment.totalAmount.amount);
  const items: readonly ReceiptFact[] = [
    ...facts.filter(({ value }) => Boolean(value)),
    { term: total, value: money },
  ];
  const saying = charged ? [chargeWords(payment, waiting)] : [];
  const { brand } = settings();
  return (
    <Outcome
      steps={steps}
      sign={<DrawnCheck />}
      title={title}
      words={[...words, ...saying]}
      acts={
        <>
          <ButtonLink kind="primary" href={onward.href}>
            {onward.label}
          </ButtonLink>
          <ShareButton lines={[`${name} · ${brand}`, ...linesOf(items), ...saying]} />
          <Button icon={Printer} onClick={() => window.print()}>
            {copy.print}
          </Button>
          {claim && <ButtonLink href={claim.href}>{claim.label}</ButtonLink>}
        </>
      }
    >
      <OverdueBill besides={payment} />
      <Card title={name} quietTitle className={styles.receipt}>
        <p className={styles.brand}>{brand}</p>
        <Amount money={money} />
        <div className={styles.facts}>
          <DefinitionList total items={items.map(({ term, value }) => ({ term, value }))} />
        </div>
      </Card>
    </Outcome>
  );
}

function linesOf(facts: readonly ReceiptFact[]): string[] {
  return facts.flatMap(({ term, value, text = value }) =>
    typeof text === 'string' ? [copy.fact(term, text)] : [],
  );
}

/** «Fecha de pago», or of a purchase that was charged to the invoice. */
export function dateFact(payment: Payment): ReceiptFact {
  return {
    term: isCharged(payment) ? copy.charged.date : copy.paidOn,
    value: formatDateTime(payment.paymentDate),
  };
}

/** What the payment itself says under a name: `Forma de pago` (PAY-12). */
export function saidIn({ caracteristicas }: Payment, name: string): string | undefined {
  return caracteristicas.find(({ nombre }) => nombre === name)?.valor;
}

// A payment read from the server by its id, so that a reload of a result shows it again.
interface PaymentByIdProps extends Pick<OutcomeByIdProps<Payment>, 'title' | 'otherwise' | 'children'> {
  id: string;
  /** Said where it does not come; otherwise that it is paid all the same. */
  failed?: { title: string; text: string };
}

export function PaymentById({ id, failed = copy.failed, ...rest }: PaymentByIdProps) {
  return <OutcomeById {...rest} query={useQuery(paymentQuery(id))} copy={{ ...copy, failed }} />;
}

/** Given with the navigation by whoever has just paid. */
export function paymentIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('paymentId' in state)) return null;
  return typeof state.paymentId === 'string' ? state.paymentId : null;
}

/** The assistant hears once how a purchase ended. @param of the payment, or what else tells one result from the next */
export function useAnnounced(name: BridgeResult, isSuccess: boolean, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment is another result
  useEffect(() => announceResult(name, isSuccess), [name, isSuccess, of]);
}

// What comes next after a payment: the bill that is overdue, with the way to pay it.
function OverdueBill({ besides }: { besides: Payment }) {
  const { data = [] } = useQuery(billsToPayQuery);
  const paid = besides.paymentItem[0]?.item.id;
  const bill = data.find(({ billNo, paymentDueDate }) => billNo !== paid && isOverdue(paymentDueDate));
  if (!bill) return null;
  const money = formatDollars(bill.remainingAmount.value);
  return (
    <Notice kind="danger" announce={false} title={copy.overdue.title(bill.product.name, money)}>
      <TextLink inherit href={paths.payBill(bill.billNo)}>
        {copy.overdue.pay(money)}
      </TextLink>
    </Notice>
  );
}

/** Undefined: none, or it is not known yet. */
export function usePaidBill({ paymentItem }: Payment): string | undefined {
  const { id, '@referredType': kind } = paymentItem[0]?.item ?? {};
  const { data } = useQuery({ ...arrangementsQuery, enabled: kind === 'instalment' });
  if (kind === 'bill') return id;
  return data?.find(({ instalments }) => instalments.some((part) => part.id === id))?.billNo;
}
