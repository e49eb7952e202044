// The last six invoices of a line: month, state, amount, and what can be done with each.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { useQuery } from '@tanstack/react-query';
import { Download, LoaderCircle, ReceiptText } from 'lucide-react';
import { claimsQuery } from '../../api/claims.ts';
import { downloadYear } from '../../api/documents.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatMonth, updatedAtWords } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/place/paths.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { billStates as words } from '../../shared/purchase/bill-states.copy.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { BillsDone } from '../../ui/drawings/bills-done.tsx';
import { Badge, type BadgeProps } from '../../ui/figures/badge.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { type Column, Table } from '../../ui/lists/table.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import {
  amountOf,
  type BillStanding,
  billStanding,
  claimedCents,
  isPayable,
  shortDay,
  toPayCents,
} from './bill-facts.ts';
import { billingCopy } from './billing.copy.ts';
import styles from './billing.module.css';
import type { InvoiceDownload } from './use-invoice-download.ts';

const { history: copy } = billingCopy;

const badges: Record<BillStanding, BadgeProps['kind']> = {
  toPay: 'warning',
  overdue: 'danger',
  verifying: 'info',
  inProcess: 'info',
  settled: 'success',
  cancelled: 'neutral',
};

export interface BillHistoryProps {
  /** The line, in words. */
  line: string;
  number: string;
  bills: readonly CustomerBill[];
  /** Milliseconds since 1970. */
  updatedAt: number;
  download: InvoiceDownload;
}

export function BillHistory({ line, number, bills, updatedAt, download }: BillHistoryProps) {
  // Those that do not come are missed by nothing else here.
  const { data: claims } = useQuery(claimsQuery);
  if (bills.length === 0) {
    return (
      <Card>
        <Empty level={2} drawing={<BillsDone />} title={copy.empty.title} text={copy.empty.text} />
      </Card>
    );
  }
  return (
    <Card title={copy.title} aside={<UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>}>
      <Table
        caption={copy.caption(line)}
        columns={columnsWith(download, claims)}
        rows={bills}
        rowKey={({ billNo }) => billNo}
        headersHidden
      />
      <div className={styles.years}>
        {yearsOf(bills).map((year) => (
          <FileButton key={year} save={() => downloadYear(year, number, copy.yearName(number, year))}>
            {copy.year(year)}
          </FileButton>
        ))}
      </div>
    </Card>
  );
}

/** Those of bills that have a document, the latest first. */
function yearsOf(bills: readonly CustomerBill[]): number[] {
  const ready = bills.filter(({ billDocument }) => billDocument.length > 0);
  return [...new Set(ready.map(({ billDate }) => Number(billDate.slice(0, 4))))];
}

function columnsWith(
  download: InvoiceDownload,
  claims: readonly Claim[] | undefined,
): Column<CustomerBill>[] {
  const { columns } = copy;
  return [
    { id: 'picture', header: columns.picture, place: 'picture', cell: (bill) => <Picture bill={bill} /> },
    { id: 'bill', header: columns.bill, place: 'title', cell: (bill) => <Name bill={bill} /> },
    {
      id: 'state',
      header: columns.state,
      place: 'state',
      cell: (bill) => <State bill={bill} claimed={claimedCents(bill, claims)} />,
    },
    {
      id: 'amount',
      header: columns.amount,
      place: 'amount',
      numeric: true,
      cell: (bill) => <Money bill={bill} claimed={claimedCents(bill, claims)} />,
    },
    {
      id: 'pay',
      header: columns.pay,
      place: 'wide',
      cell: (bill) => (isPayable(bill) ? <Pay bill={bill} /> : null),
    },
    {
      id: 'download',
      header: columns.download,
      place: 'action',
      cell: (bill) => <DownloadButton bill={bill} download={download} />,
    },
  ];
}

function Picture({ bill }: { bill: CustomerBill }) {
  const standing = billStanding(bill);
  const isOwed = standing === 'toPay' || standing === 'overdue';
  return (
    <Tile icon={ReceiptText} size="sm" kind={isOwed ? (badges[standing] as 'warning' | 'danger') : 'plain'} />
  );
}

function Name({ bill }: { bill: CustomerBill }) {
  const { startDateTime, endDateTime } = bill.billingPeriod;
  return (
    <>
      <Link className={styles.month} href={paths.bill(bill.billNo)}>
        {formatMonth(bill.billDate)}
      </Link>
      <span className={styles.billNo}>{bill.billNo}</span>
      <span className={styles.days}>{copy.period(shortDay(startDateTime), shortDay(endDateTime))}</span>
      <span className={styles.days}>{copy.dueOn(shortDay(bill.paymentDueDate))}</span>
    </>
  );
}

interface InClaim {
  bill: CustomerBill;
  /** Cents. */
  claimed: number;
}

function State({ bill, claimed }: InClaim) {
  const standing = billStanding(bill);
  return (
    <>
      <Badge kind={badges[standing]}>{words[standing]}</Badge>
      {claimed > 0 && <Badge kind="info">{words.inClaim}</Badge>}
    </>
  );
}

/** What it was for; where some of that is claimed, what is left to pay, or what would be given back. */
function Money({ bill, claimed }: InClaim) {
  return (
    <>
      {amountOf(bill)}
      {claimed > 0 && (
        <span className={styles.days}>
          {bill.state === 'sent'
            ? copy.left(formatMoney(toPayCents(bill)))
            : copy.claimed(formatMoney(claimed))}
        </span>
      )}
    </>
  );
}

function Pay({ bill }: { bill: CustomerBill }) {
  return (
    <ButtonLink size="sm" href={paths.payBill(bill.billNo)}>
      {copy.pay}
      <span className="sr-only">{copy.ofBill(formatMonth(bill.billDate))}</span>
    </ButtonLink>
  );
}

function DownloadButton({ bill, download }: { bill: CustomerBill; download: InvoiceDownload }) {
  const month = formatMonth(bill.billDate);
  const isRunning = download.isRunning(bill.billNo);
  return (
    <IconButton
      label={isRunning ? copy.downloading(month) : copy.download(month)}
      icon={isRunning ? LoaderCircle : Download}
      iconSize="sm"
      className={isRunning ? styles.turning : undefined}
      aria-busy={isRunning || undefined}
      onClick={() => download.start(bill.billNo, bill.product.publicIdentifier)}
    />
  );
}
