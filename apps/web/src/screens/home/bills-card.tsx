// «Servicios por pagar»: the sum, and each bill with its due words and its amount on the button.
import type { CustomerBill } from '@portal/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { billsToPayQuery } from '../../api/billing.ts';
import type { Service } from '../../api/service-list.ts';
import { isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { QueryCard } from '../../shared/query-card.tsx';
import { Amount } from '../../ui/amount.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DrawnLater } from '../../ui/drawings/drawn-later.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BillRow } from './bill-row.tsx';
import styles from './bills-card.module.css';
import { billsCopy as copy } from './home.copy.ts';

/** More than these push the balance off the first screen of a phone. */
const SHOWN = 4;

/** `services` name each bill's line; bills of corporate lines are left out. */
const loadBillsDone = () => import('../../ui/drawings/bills-done.tsx').then((code) => code.BillsDone);

export function BillsCard({ services }: { services: readonly Service[] }) {
  const query = useQuery(billsToPayQuery);
  const corporate = new Set(services.filter(({ isCorpAdmin }) => isCorpAdmin).map(({ number }) => number));
  return (
    <QueryCard
      query={query}
      title={copy.title}
      quietTitle
      timeInHead
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<BillsSkeleton />}
    >
      {(all) => {
        const bills = all.filter(({ product }) => !corporate.has(product.publicIdentifier));
        return bills.length === 0 ? <UpToDate /> : <Bills bills={bills} services={services} />;
      }}
    </QueryCard>
  );
}

function Bills({ bills, services }: { bills: readonly CustomerBill[]; services: readonly Service[] }) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const total = bills.reduce((sum, { remainingAmount }) => sum + centsFromDollars(remainingAmount.value), 0);
  const overdue = bills.filter(({ paymentDueDate }) => isOverdue(paymentDueDate)).length;
  const shown = unfolded ? bills : bills.slice(0, SHOWN);
  return (
    <>
      <div className={styles.total}>
        <Amount money={formatMoney(total)} />
        <p className={styles.count}>
          {copy.bills(bills.length)}{' '}
          {overdue > 0 && <span className={styles.late}>{copy.overdue(overdue, bills.length)}</span>}
        </p>
      </div>
      <ul id={listId} className={styles.bills}>
        {shown.map((bill) => (
          <BillRow
            key={bill.billNo}
            bill={bill}
            service={services.find(({ number }) => number === bill.product.publicIdentifier)}
            urgent={bill === bills[0]}
            namesake={bills.some((other) => other !== bill && other.product.name === bill.product.name)}
          />
        ))}
      </ul>
      {bills.length > SHOWN && (
        <TextLink aria-expanded={unfolded} aria-controls={listId} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? copy.showFewer : copy.showAll(bills.length)}
        </TextLink>
      )}
    </>
  );
}

function UpToDate() {
  return (
    <div className={styles.done}>
      <DrawnLater load={loadBillsDone} />
      <div>
        <h3>{copy.upToDate}</h3>
        <p className={styles.doneText}>{copy.upToDateText}</p>
        <ButtonLink size="sm" href={paths.billing()}>
          {copy.seeBills}
        </ButtonLink>
      </div>
    </div>
  );
}

function BillsSkeleton() {
  return (
    <>
      <Skeleton width={170} height={44} marginTop={8} />
      <Skeleton width={200} height={14} marginTop={8} />
      <div className={styles.waitingRows}>
        <SkeletonRows count={2} />
      </div>
    </>
  );
}
