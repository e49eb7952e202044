// «Servicios por pagar»: the sum, and each bill with its due words and its amount on the button.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Hourglass, ReceiptText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { isInProcess, isVerifying, openBillsQuery } from '../../api/purchase/billing.ts';
import { dueWords, isOverdue } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { billName, lineTile, shownNumber } from '../../shared/line/line-facts.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { billStates } from '../../shared/purchase/bill-states.copy.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DrawnLater } from '../../ui/drawings/drawn-later.tsx';
import { Amount, Badge } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { billsCopy as copy } from './home.copy.ts';
import styles from './home.module.css';
import { billedToPerson } from './urgent-facts.ts';

/** More than these push the balance off the first screen of a phone. */
const SHOWN = 4;

const billsDone = lazyCode(() => import('../../ui/drawings/bills-done.tsx').then((code) => code.BillsDone));

export interface BillsCardProps {
  /** They name each bill's line; bills of corporate lines are left out. */
  services: readonly Service[];
  /** Something above says what is urgent: here no button is red, and on phones one row leads to all bills. */
  isQuiet?: boolean;
}

export function BillsCard({ services, isQuiet = false }: BillsCardProps) {
  const query = useQuery(openBillsQuery);
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
        const mine = billedToPerson(all, services);
        const bills = mine.filter((bill) => !isInProcess(bill));
        if (bills.length > 0) return <Bills {...{ bills, services, isQuiet }} />;
        return mine.length > 0 ? <InProcess bills={mine} /> : <UpToDate />;
      }}
    </QueryCard>
  );
}

/** Its place while nobody knows yet what stands above it. */
export function BillsWaiting() {
  return (
    <Card title={copy.title} quietTitle busy>
      <SkeletonGroup label={copy.waiting}>
        <BillsSkeleton />
      </SkeletonGroup>
    </Card>
  );
}

function Bills({ bills, services, isQuiet }: Required<BillsCardProps> & { bills: readonly CustomerBill[] }) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const toPay = bills.filter((bill) => !isVerifying(bill));
  const total = toPay.reduce((sum, { remainingAmount }) => sum + centsFromDollars(remainingAmount.value), 0);
  const overdue = toPay.filter(({ paymentDueDate }) => isOverdue(paymentDueDate)).length;
  const shown = unfolded ? bills : bills.slice(0, SHOWN);
  const late = overdue > 0 && <span className={styles.late}>{copy.overdue(overdue, toPay.length)}</span>;
  // A payment that is being verified is no sum.
  const isRow = isQuiet && toPay.length > 0;
  return (
    <>
      {isRow && (
        <Link className={classNames(styles.toBills, 'only-sm')} href={paths.billing()}>
          <span className={styles.toBillsCount}>{copy.bills(toPay.length)}</span>{' '}
          <span className={styles.toBillsTotal}>
            {formatMoney(total)}
            <Icon of={ChevronRight} size="sm" />
          </span>
        </Link>
      )}
      <div className={classNames(isRow && 'only-lg')}>{all()}</div>
    </>
  );

  function all() {
    return (
      <>
        {toPay.length > 0 && (
          <div className={styles.total}>
            <Amount money={formatMoney(total)} />
            <p className={styles.count}>
              {copy.bills(toPay.length)} {late}
            </p>
          </div>
        )}
        <ul id={listId} className={styles.bills}>
          {shown.map((bill) => (
            <BillRow
              key={bill.billNo}
              bill={bill}
              service={services.find(({ number }) => number === bill.product.publicIdentifier)}
              urgent={!isQuiet && bill === toPay[0]}
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
}

function UpToDate() {
  return (
    <NothingToPay drawing={<DrawnLater code={billsDone} />} title={copy.upToDate} text={copy.upToDateText} />
  );
}

function InProcess({ bills }: { bills: readonly CustomerBill[] }) {
  const paid = bills.map(({ paidAmount, amountDue }) => centsFromDollars((paidAmount ?? amountDue).value));
  return (
    <NothingToPay
      drawing={<Tile icon={Hourglass} kind="info" />}
      title={billStates.inProcess}
      text={billStates.inProcessText(formatMoney(paid.reduce((sum, cents) => sum + cents)))}
    />
  );
}

function NothingToPay({ drawing, title, text }: { drawing: ReactNode; title: string; text: string }) {
  return (
    <div className={styles.done}>
      {drawing}
      <div>
        <h3>{title}</h3>
        <p className={styles.doneText}>{text}</p>
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

// One bill to pay. Red is for the most urgent one only.
interface BillRowProps {
  bill: CustomerBill;
  /** Unknown while the list of services is on its way. */
  service: Service | undefined;
  urgent: boolean;
  /** Another bill has the same name: the number tells them apart. */
  namesake: boolean;
}

function BillRow({ bill, service, urgent, namesake }: BillRowProps) {
  const { publicIdentifier } = bill.product;
  const name = billName(bill, service ? [service] : []);
  const waits = isVerifying(bill);
  const leftCents = centsFromDollars(bill.remainingAmount.value);
  const isAwaited = bill.awaitedUntil !== undefined;
  const late = !waits && !isAwaited && leftCents > 0 && isOverdue(bill.paymentDueDate);
  const number = service ? shownNumber(service) : phoneToShow(publicIdentifier);
  return (
    <li className={styles.bill}>
      <Tile {...(service ? lineTile(service) : { icon: ReceiptText })} {...(late && { kind: 'danger' })} />
      <span className={styles.words}>
        <Link className={styles.name} href={paths.bill(bill.billNo)}>
          {name}
          <span className="sr-only">{copy.open}</span>
        </Link>
        {namesake && <span className={styles.number}>{number}</span>}
        <span className={classNames(styles.due, late && styles.late)}>
          {waits
            ? copy.verifying(formatMoney(centsFromDollars(bill.amountDue.value)))
            : isAwaited
              ? billStates.awaited
              : dueWords(bill.paymentDueDate)}
        </span>
      </span>
      {waits || leftCents === 0 ? (
        <Badge kind="info">{waits ? billStates.verifying : billStates.inClaim}</Badge>
      ) : (
        <ButtonLink
          size="sm"
          kind={urgent ? 'primary' : 'tonal'}
          className={styles.pay}
          href={paths.payBill(bill.billNo)}
        >
          {copy.pay(formatMoney(leftCents))}
          <span className="sr-only">{copy.payWhat(namesake ? `${name} ${number}` : name)}</span>
        </ButtonLink>
      )}
    </li>
  );
}
