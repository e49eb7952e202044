// A payment that went through: the words of its screen, and the receipt, on the screen and on paper.
import type { Payment } from '@portal/contract/payments';
import { CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { centsFromDollars, formatMoney, withCurrency } from '../../lib/money.ts';
import { settings } from '../../lib/settings.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { type Definition, DefinitionList } from '../../ui/definition-list.tsx';
import { Outcome } from '../outcome.tsx';
import { receiptCopy as copy } from './receipt.copy.ts';
import styles from './receipt.module.css';

export interface ReceiptFact {
  term: string;
  value: ReactNode;
}

export interface ReceiptPageProps {
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  payment: Payment;
  /** Before the total; those without a value are left out. */
  facts: readonly ReceiptFact[];
  onward: { href: string; label: string };
}

export function ReceiptPage({ title, words, payment, facts, onward }: ReceiptPageProps) {
  const totalCents = centsFromDollars(payment.totalAmount.amount);
  const items: Definition[] = facts.filter(({ value }) => Boolean(value));
  return (
    <Outcome
      icon={CircleCheck}
      kind="success"
      title={title}
      words={words}
      acts={
        <>
          <ButtonLink kind="primary" href={onward.href}>
            {onward.label}
          </ButtonLink>
          <Button icon={Printer} onClick={() => window.print()}>
            {copy.print}
          </Button>
        </>
      }
    >
      <Card title={copy.title} quietTitle className={styles.receipt}>
        <p className={styles.brand}>{settings().brand}</p>
        <Amount money={formatMoney(totalCents)} />
        <div className={styles.facts}>
          <DefinitionList total items={[...items, { term: copy.total, value: withCurrency(totalCents) }]} />
        </div>
      </Card>
    </Outcome>
  );
}

/** What the payment itself says under a name: `Línea`, `Factura`, `Vigente hasta` (api-map.md §5.6). */
export function saidIn({ caracteristicas }: Payment, name: string): string | undefined {
  return caracteristicas.find(({ nombre }) => nombre === name)?.valor;
}
