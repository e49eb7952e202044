// One line's bills, or a home's: this month, last month, what is claimed, what comes next, and the rest folded.
import type { AppliedBillingRate, CustomerBill } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { ChevronDown, ChevronRight, ChevronUp, Download, Flag, LoaderCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { downloadYear } from '../../api/documents.ts';
import { nextPart } from '../../api/purchase/billing.ts';
import { capital, dueWords, formatDate, formatDayAndMonth } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { kindWord, lineTile, shownNumber } from '../../shared/line/line-facts.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { billStates } from '../../shared/purchase/bill-states.copy.ts';
import { ButtonLink, IconButton } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import {
  amountOf,
  type BilledAccount,
  billStanding,
  isPayable,
  monthWord,
  mostUrgent,
  toPayCents,
} from './bill-facts.ts';
import type { InvoiceDownload } from './bill-files.tsx';
import { billingCopy } from './billing.copy.ts';
import styles from './billing.module.css';

const { account: copy } = billingCopy;
/** This month and the last one; one that is not paid is never folded away. */
const UNFOLDED = 2;
const centsOf = ({ value }: { value: number }) => centsFromDollars(value);

export interface AccountCardProps {
  account: BilledAccount;
  /** Newest first. */
  bills: readonly CustomerBill[];
  claims: readonly Claim[];
  waiting: readonly AppliedBillingRate[];
  download: InvoiceDownload;
  /** It is paid above, with the one red button. */
  urgent: string | undefined;
  /** One of many: how it stands is said, and the rest is opened. */
  folds: boolean;
}

export function AccountCard(props: AccountCardProps) {
  const { account, bills, claims, waiting, download, urgent, folds } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const restId = useId();
  const [service] = account.services;
  const isShut = folds && !isUnfolded;
  const isShown = (bill: CustomerBill, place: number) => place < UNFOLDED || isPayable(bill);
  const rest = bills.filter((bill, place) => !isShown(bill, place));
  const row = (bill: CustomerBill) => (
    <BillRow key={bill.billNo} {...{ bill, download }} of={service.name} isUrgent={bill.billNo === urgent} />
  );
  return (
    <section className={classNames(styles.account, isShut && styles.shut)} aria-labelledby={titleId}>
      <div className={styles.accountHead}>
        <Tile {...lineTile(service)} size="sm" />
        <div className={styles.accountWords}>
          <h3 id={titleId}>{service.name}</h3>
          <p>
            {inOnePiece(
              isShut
                ? shownNumber(service)
                : copy.line(copy.kinds(account.services.map(kindWord)), shownNumber(service)),
            )}
          </p>
          {isShut && <Standing account={account} bills={bills} />}
        </div>
        {isShut && <Owed bills={bills} />}
        {folds && (
          <IconButton
            label={copy.billsOf(service.name)}
            icon={isShut ? ChevronDown : ChevronUp}
            iconSize="sm"
            className={styles.fold}
            aria-expanded={!isShut}
            onClick={() => setIsUnfolded(isShut)}
          />
        )}
      </div>
      {!isShut && shown()}
      {claims.map((claim) => (
        <Link key={claim.id} className={styles.inClaim} href={paths.claim(claim.id)}>
          <Icon of={Flag} size="sm" />
          <span className="grow">
            {claim.isLate
              ? copy.claimLate(formatMoney(centsOf(claim.amount)))
              : copy.claim(
                  formatMoney(centsOf(claim.amount)),
                  formatDayAndMonth(claim.expectedResolutionDate),
                )}
          </span>
          <Icon of={ChevronRight} size="sm" />
        </Link>
      ))}
      {!isShut && waiting.length > 0 && <Waiting charges={waiting} number={service.number} />}
      {!isShut && rest.length > 0 && (
        <div className={styles.more}>
          <TextLink
            plain
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? copy.fewer : copy.earlier(rest.length)}
            <span className="sr-only">{copy.ofLine(service.name)}</span>
          </TextLink>
          <div id={restId} hidden={!isOpen}>
            {isOpen && earlier()}
          </div>
        </div>
      )}
    </section>
  );

  function shown() {
    return (
      <>
        {account.isPrepaid ? (
          <Row title={balanceWords(account)} detail={copy.noBill}>
            <ButtonLink size="sm" href={withLine(paths.recharge(), service.number)}>
              {copy.topUp}
              <span className="sr-only">{copy.topUpOf(service.name)}</span>
            </ButtonLink>
          </Row>
        ) : (
          bills.length === 0 && <Row title={copy.empty.title} detail={copy.empty.text} />
        )}
        <ul>{bills.filter(isShown).map(row)}</ul>
      </>
    );
  }

  /** Made once they are asked for: a page of a phone has half as much to draw. */
  function earlier() {
    return (
      <>
        <ul>{rest.map(row)}</ul>
        <div className={styles.years}>
          {yearsOf(bills).map((year) => (
            <FileButton
              key={year}
              label={`${copy.year(year)}${copy.ofLine(service.name)}`}
              save={() => downloadYear(year, service.number, copy.yearName(service.number, year))}
            >
              {copy.year(year)}
            </FileButton>
          ))}
        </div>
      </>
    );
  }
}

const balanceWords = ({ balanceCents }: BilledAccount): string =>
  balanceCents === null ? copy.prepaid : copy.balance(formatMoney(balanceCents));

/** Of what is to be paid first, or else of the newest bill. */
function Standing({ account, bills }: Pick<AccountCardProps, 'account' | 'bills'>) {
  const told = mostUrgent(bills) ?? bills[0];
  const standing = told && billStanding(told);
  const isDue = standing === 'toPay' || standing === 'overdue';
  const words = told && (isDue ? dueWords(told.paymentDueDate) : standingWords(told));
  return (
    <p className={classNames(styles.standing, standing === 'overdue' && styles.late)}>
      {inOnePiece(account.isPrepaid ? balanceWords(account) : (words ?? copy.empty.title))}
    </p>
  );
}

function Owed({ bills }: Pick<AccountCardProps, 'bills'>) {
  const cents = bills.filter(isPayable).reduce((sum, bill) => sum + toPayCents(bill), 0);
  return cents > 0 && <span className={styles.value}>{formatMoney(cents)}</span>;
}

/** Those of bills that have a document, the latest first. */
function yearsOf(bills: readonly CustomerBill[]): number[] {
  const ready = bills.filter(({ billDocument }) => billDocument.length > 0);
  return [...new Set(ready.map(({ billDate }) => Number(billDate.slice(0, 4))))];
}

interface RowProps {
  title: ReactNode;
  detail: ReactNode;
  isLate?: boolean;
  href?: string;
  value?: string;
  children?: ReactNode;
}

function Row({ title, detail, isLate, value, href, children }: RowProps) {
  const words = (
    <>
      <span className={styles.month}>{title}</span>{' '}
      <span className={classNames(styles.standing, isLate && styles.late)}>{inOnePiece(detail)}</span>
    </>
  );
  return (
    <div className={styles.row}>
      {href === undefined ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <Link className={styles.words} href={href}>
          {words}
        </Link>
      )}
      {value && <span className={styles.value}>{value}</span>}
      {children}
    </div>
  );
}

interface BillRowProps {
  bill: CustomerBill;
  download: InvoiceDownload;
  of: string;
  isUrgent: boolean;
}

function BillRow({ bill, download, of, isUrgent }: BillRowProps) {
  const standing = billStanding(bill);
  const month = monthWord(bill.billDate);
  const isRunning = download.isRunning(bill.billNo);
  return (
    <li>
      <Row
        href={paths.bill(bill.billNo)}
        title={capital(month)}
        detail={standingWords(bill)}
        isLate={standing === 'overdue'}
        value={isPayable(bill) ? formatMoney(toPayCents(bill)) : amountOf(bill)}
      >
        {isPayable(bill) && !isUrgent ? (
          <ButtonLink size="sm" href={paths.payBill(bill.billNo)}>
            {copy.pay}
            <span className="sr-only">{copy.ofBill(month, of)}</span>
          </ButtonLink>
        ) : (
          bill.documentReadyAt && (
            <IconButton
              label={isRunning ? copy.downloading(month, of) : copy.download(month, of)}
              icon={isRunning ? LoaderCircle : Download}
              iconSize="sm"
              className={isRunning ? styles.turning : undefined}
              aria-busy={isRunning || undefined}
              onClick={() => download.start(bill.billNo, bill.product.publicIdentifier)}
            />
          )
        )}
      </Row>
    </li>
  );
}

function standingWords(bill: CustomerBill): string {
  const standing = billStanding(bill);
  const word = billStates[standing];
  if (standing === 'toPay' || standing === 'overdue') {
    if (nextPart(bill)) return copy.arranged(standing === 'overdue', formatDayAndMonth(bill.paymentDueDate));
    return copy[standing](word, formatDayAndMonth(bill.paymentDueDate));
  }
  const isPaid = standing === 'settled' || standing === 'inProcess';
  return isPaid && bill.paidAt ? copy[standing](word, formatDayAndMonth(bill.paidAt)) : word;
}

/** «Por facturar»: what was charged to the invoice and comes with the next bill. */
function Waiting({ charges, number }: { charges: readonly AppliedBillingRate[]; number: string }) {
  const total = charges.reduce((sum, { taxIncludedAmount }) => sum + centsOf(taxIncludedAmount), 0);
  return (
    <details className={styles.waiting}>
      <summary className={styles.row}>
        <span className={styles.words}>
          <span className={styles.month}>{copy.waiting}</span>
          <span className={styles.standing}>{copy.waitingText}</span>
        </span>
        <span className={styles.value}>{formatMoney(total)}</span>
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <ul>
        {charges.map(({ id, name, date, product, taxIncludedAmount }) => (
          <li key={id}>
            <Row
              title={name}
              detail={
                product.publicIdentifier === number
                  ? formatDate(date)
                  : copy.line(formatDate(date), lineNumber(product.publicIdentifier))
              }
              value={formatMoney(centsOf(taxIncludedAmount))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
