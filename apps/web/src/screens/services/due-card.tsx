// «Valor a pagar» of a service's account: amount, due date, payment, invoice, and the cycle.
import type { CustomerBill } from '@portal/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { billHistoryQuery } from '../../api/billing.ts';
import type { Service, ServiceGroup } from '../../api/service-list.ts';
import { dueWords, formatDateLong, formatMonth, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { QueryCard } from '../../shared/query-card.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CycleMeter } from './cycle-meter.tsx';
import { dueCopy as copy } from './detail.copy.ts';
import styles from './due-card.module.css';
import { InvoiceActs } from './invoice-acts.tsx';
import { LastKnownBalance } from './last-known-balance.tsx';

export interface DueCardProps {
  service: Service;
  group: ServiceGroup;
}

export function DueCard({ service, group }: DueCardProps) {
  const query = useQuery(billHistoryQuery(service));
  const due = query.data ? dueOf(query.data) : null;
  const first = due?.bills[0];
  return (
    <QueryCard
      query={query}
      title={copy.title}
      quietTitle
      aside={
        first && (
          <Badge kind={isOverdue(first.paymentDueDate) ? 'danger' : 'warning'}>
            {dueWords(first.paymentDueDate)}
          </Badge>
        )
      }
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<DueSkeleton />}
      lastKnown={<LastKnownBalance group={group} />}
    >
      {(bills) => (
        <>
          <ToPay {...dueOf(bills)} anyBill={bills.length > 0} />
          {bills[0] && <InvoiceActs bill={bills[0]} service={service} />}
          {group.cycle && <CycleMeter cycle={group.cycle} />}
        </>
      )}
    </QueryCard>
  );
}

interface Due {
  /** To be paid, the most urgent first. */
  bills: CustomerBill[];
  totalCents: number;
  /** Paid by card and not posted yet; null when there is none. */
  inProcessCents: number | null;
}

function dueOf(bills: readonly CustomerBill[]): Due {
  const open = bills
    .filter(({ state, remainingAmount }) => state === 'sent' && remainingAmount.value > 0)
    .toSorted((a, b) => Date.parse(a.paymentDueDate) - Date.parse(b.paymentDueDate));
  const posting = bills.filter(({ state }) => state === 'paymentInProcess');
  return {
    bills: open,
    totalCents: sum(open.map(({ remainingAmount }) => remainingAmount.value)),
    inProcessCents: posting.length > 0 ? sum(posting.map(({ amountDue }) => amountDue.value)) : null,
  };
}

function sum(dollars: readonly number[]): number {
  return dollars.reduce((cents, each) => cents + centsFromDollars(each), 0);
}

function ToPay({ bills, totalCents, inProcessCents, anyBill }: Due & { anyBill: boolean }) {
  const [first] = bills;
  return (
    <>
      <Amount money={formatMoney(totalCents)} className={styles.amount} />
      {first ? <DueDate bill={first} count={bills.length} /> : <Nothing anyBill={anyBill} />}
      {inProcessCents !== null && (
        <div className={styles.notice}>
          <Notice title={copy.inProcess}>
            <p>{copy.inProcessText(formatMoney(inProcessCents))}</p>
          </Notice>
        </div>
      )}
      {first && (
        <ButtonLink kind="primary" wide href={paths.payBill(first.billNo)}>
          {bills.length === 1
            ? copy.pay
            : copy.payFirst(
                formatMoney(centsFromDollars(first.remainingAmount.value)),
                formatMonth(first.billingPeriod.startDateTime).toLowerCase(),
              )}
        </ButtonLink>
      )}
    </>
  );
}

function DueDate({ bill, count }: { bill: CustomerBill; count: number }) {
  const day = formatDateLong(bill.paymentDueDate);
  return (
    <p className={styles.due}>
      {isOverdue(bill.paymentDueDate) ? copy.wasUntil(day) : copy.until(day)}
      {count > 1 && <span>{copy.several(count)}</span>}
    </p>
  );
}

function Nothing({ anyBill }: { anyBill: boolean }) {
  return (
    <p className={styles.due}>
      {anyBill ? <Badge kind="success">{copy.upToDate}</Badge> : copy.noBills}
      {anyBill && <span>{copy.upToDateText}</span>}
    </p>
  );
}

function DueSkeleton() {
  return (
    <>
      <Skeleton width={150} height={44} marginTop={8} />
      <Skeleton width={220} height={14} marginTop={8} />
      <Skeleton height={48} radius="var(--r-pill)" marginTop={20} />
      <Skeleton height={44} radius="var(--r-pill)" marginTop={8} />
      <Skeleton height={32} marginTop={24} />
    </>
  );
}
