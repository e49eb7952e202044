// What is about to be paid: the amount first, the details open on desktop and behind a button on phones.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { trueTime } from '../../lib/clock.ts';
import { formatDate, formatPeriod, isOverdue, updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../../ui/figures/amount.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { shortDay, toPayCents } from './bill-facts.ts';
import styles from './billing.module.css';
import { payBillCopy } from './pay/pay-bill.copy.ts';

const { summary: copy } = payBillCopy;

export interface BillSummaryProps {
  bill: CustomerBill;
  /** Milliseconds since 1970. */
  updatedAt: number;
  /** The one button, on desktop. */
  children: ReactNode;
}

export function BillSummary({ bill, updatedAt, children }: BillSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailId = useId();
  const amountCents = toPayCents(bill);
  const due = bill.paymentDueDate;
  const dueWords = isOverdue(due) ? copy.wasDueOn(shortDay(due)) : copy.dueOn(shortDay(due));
  const { startDateTime, endDateTime } = bill.billingPeriod;
  return (
    <Card title={copy.title} quietTitle sticky>
      <Amount money={formatMoney(amountCents)} />
      <div className="row between wrap only-sm">
        <p className="small muted">{copy.brief(bill.product.name, dueWords)}</p>
        <TextLink
          plain
          icon={isOpen ? ChevronUp : ChevronDown}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={detailId}
        >
          {isOpen ? copy.less : copy.more}
        </TextLink>
      </div>
      <div id={detailId} className={classNames(styles.detail, !isOpen && 'only-lg')}>
        <DefinitionList
          total
          items={[
            { term: copy.plan, value: bill.product.name },
            { term: copy.line, value: lineNumber(bill.product.publicIdentifier) },
            { term: copy.bill, value: bill.billNo },
            { term: copy.period, value: formatPeriod(startDateTime, endDateTime) },
            { term: copy.due, value: formatDate(due) },
            { term: copy.total, value: formatMoney(amountCents) },
          ]}
        />
      </div>
      <div className={classNames(styles.detail, 'only-lg')}>{children}</div>
      <p className={styles.updated}>
        <UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>
      </p>
    </Card>
  );
}
