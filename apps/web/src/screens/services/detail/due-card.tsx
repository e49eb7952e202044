// «Valor a pagar» of a service's account: amount, due date, payment, invoice, and the cycle; and its boxes on their way.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { downloadInvoice } from '../../../api/documents.ts';
import { type Service, type ServiceGroup, serviceListQuery } from '../../../api/lines/service-list.ts';
import { billHistoryQuery, isInProcess, isVerifying } from '../../../api/purchase/billing.ts';
import { trueTime } from '../../../lib/clock.ts';
import {
  dueWords,
  formatDateLong,
  formatMonth,
  formatPeriod,
  formatTime,
  isOverdue,
} from '../../../lib/dates.ts';
import { RequestFailure } from '../../../lib/http/result.ts';
import { centsFromDollars, formatDollars, formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/place/paths.ts';
import { CompanyCard } from '../../../shared/company/company-card.tsx';
import { useBillingLink } from '../../../shared/line/choose-line.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { kindWord } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { type Cycle, cycleProgress, daysToNextCycle } from '../../../shared/line/pace.ts';
import { sectionCopy } from '../../../shared/page/page.copy.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { billStates } from '../../../shared/purchase/bill-states.copy.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Amount, Badge } from '../../../ui/figures/figures.tsx';
import { Meter } from '../../../ui/figures/meter.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { dueCopy as copy } from './detail.copy.ts';
import styles from './detail.module.css';

interface DueCardProps {
  service: Service;
  group: ServiceGroup;
}

/** Nothing for whoever does not see the bills of the line. */
export function Owed({ service, group }: DueCardProps) {
  if (service.isCorpAdmin)
    return <CompanyCard of="one">{group.cycle && <CycleMeter cycle={group.cycle} />}</CompanyCard>;
  return isOpen(service, 'bills') ? <DueCard service={service} group={group} /> : null;
}

function DueCard({ service, group }: DueCardProps) {
  const query = useQuery(billHistoryQuery(service));
  const due = query.data ? dueOf(query.data) : null;
  return (
    <QueryCard
      query={query}
      title={copy.title}
      quietTitle
      aside={due && <DueBadge due={due} />}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<DueSkeleton shared={group.services.length > 1} />}
      lastKnown={<LastKnownBalance group={group} />}
    >
      {(bills) => (
        <>
          <ToPay {...dueOf(bills)} together={group.services.map(kindWord)} />
          {bills[0] && <InvoiceActs bill={bills[0]} service={service} />}
          {group.cycle && <CycleMeter cycle={group.cycle} />}
        </>
      )}
    </QueryCard>
  );
}

function DueBadge({ due: { bills, inProcessCents, verifyingCents } }: { due: Due }) {
  const [first] = bills;
  if (first) {
    // The days to come are counted once on this card, to the end of the cycle.
    return isOverdue(first.paymentDueDate) && <Badge kind="danger">{dueWords(first.paymentDueDate)}</Badge>;
  }
  if (verifyingCents !== null) return <Badge kind="info">{billStates.verifying}</Badge>;
  if (inProcessCents !== null) return <Badge kind="info">{billStates.inProcess}</Badge>;
  return <Badge kind="success">{copy.upToDate}</Badge>;
}

interface ToPayProps extends Due {
  /** The services that share the account, and so the bill. */
  together: readonly string[];
}

function ToPay({ bills, totalCents, inProcessCents, verifyingCents, together }: ToPayProps) {
  const [first] = bills;
  return (
    <>
      {/* What is being verified is not nothing: its own notice says how much. */}
      {(first || verifyingCents === null) && (
        <Amount money={formatMoney(totalCents)} className={styles.amount} />
      )}
      <div className={styles.dueWords}>
        {first && <p>{dueDay(first)}</p>}
        {!first && verifyingCents === null && <p>{copy.nothing}</p>}
        {bills.length > 1 && <p>{copy.several(bills.length)}</p>}
        {together.length > 1 && <p>{copy.together(together)}</p>}
        {verifyingCents !== null && (
          <Notice>
            <p>{copy.verifyingText(formatMoney(verifyingCents))}</p>
          </Notice>
        )}
        {inProcessCents !== null && (
          <Notice>
            <p>{copy.inProcessText(formatMoney(inProcessCents))}</p>
          </Notice>
        )}
      </div>
      {first && (
        <ButtonLink kind="primary" wide href={paths.payBill(first.billNo)}>
          {bills.length === 1 ? copy.pay : copy.payFirst(amountOf(first), monthOf(first))}
        </ButtonLink>
      )}
    </>
  );
}

function dueDay({ paymentDueDate }: CustomerBill): string {
  const day = formatDateLong(paymentDueDate);
  return isOverdue(paymentDueDate) ? copy.wasUntil(day) : copy.until(day);
}

function amountOf({ remainingAmount }: CustomerBill): string {
  return formatDollars(remainingAmount.value);
}

function monthOf({ billingPeriod }: CustomerBill): string {
  return formatMonth(billingPeriod.startDateTime).toLowerCase();
}

// The invoice of a service: see them all, or have the newest as a file.
function InvoiceActs({ bill, service }: { bill: CustomerBill; service: Service }) {
  const billing = useBillingLink(service);
  const showToast = useToast();
  const [state, setState] = useState<'idle' | 'busy' | 'notReady'>('idle');

  async function download() {
    if (bill.billDocument.length === 0) {
      setState('notReady');
      return;
    }
    setState('busy');
    try {
      await downloadInvoice(bill.billNo, service.number);
      setState('idle');
    } catch (error) {
      const notReady = error instanceof RequestFailure && error.status === 404;
      setState(notReady ? 'notReady' : 'idle');
      if (notReady) return;
      showToast({
        text: copy.downloadFailed,
        kind: 'danger',
        action: { label: copy.retry, onClick: download },
      });
    }
  }

  const close = () => setState('idle');
  return (
    <div className={styles.acts}>
      <ButtonLink size="sm" icon={FileText} {...billing}>
        {copy.seeBill}
      </ButtonLink>
      {bill.documentReadyAt && (
        <Button
          size="sm"
          icon={Download}
          busy={state === 'busy'}
          busyText={copy.downloading}
          onClick={download}
        >
          {copy.download}
        </Button>
      )}
      <Dialog
        open={state === 'notReady'}
        onClose={close}
        title={copy.notReady}
        actions={<Button onClick={close}>{copy.understood}</Button>}
      />
    </div>
  );
}

/** Days until credit and the billing period, as a bar of the days that have passed. */
function CycleMeter({ cycle }: { cycle: Cycle }) {
  const days = daysToNextCycle(cycle);
  const { done, total } = cycleProgress(cycle);
  const shown = String(days).padStart(2, '0');
  return (
    <div className={styles.cycle}>
      <p className={styles.cycleWords}>
        <b>{days === 1 ? copy.dayLeft(shown) : copy.daysLeft(shown)}</b>
        <span>{formatPeriod(cycle.start, cycle.end)}</span>
      </p>
      <Meter label={copy.cycle} share={done / total} text={consumptionCopy.passed(done, total)} kind="ink" />
    </div>
  );
}

/** What the list of accounts knew of an amount, for a section that could not ask for it itself. */
export function LastKnownBalance({ group }: { group: ServiceGroup }) {
  const listedAt = useQueryClient().getQueryState(serviceListQuery.queryKey)?.dataUpdatedAt;
  if (group.balanceCents === null || !listedAt) return null;
  return sectionCopy.lastKnown(formatMoney(group.balanceCents), formatTime(trueTime(listedAt)));
}

/** `shared`: one bill for several services, which it names. */
export function DueSkeleton({ shared = false }: { shared?: boolean }) {
  return (
    <>
      <Skeleton width={150} height="var(--lh-display)" marginTop={8} />
      <Skeleton width={220} height={14} marginTop={8} />
      {shared && <Skeleton height={14} marginTop={10} />}
      <Skeleton height={48} radius="var(--r-pill)" marginTop={20} />
      <Skeleton height={44} radius="var(--r-pill)" marginTop={8} />
      <Skeleton height={32} marginTop={30} />
    </>
  );
}

export function MoneySkeleton() {
  return (
    <>
      <Skeleton width={150} height="var(--lh-display)" marginTop={8} />
      <Skeleton width={140} height={14} marginTop={8} />
      <Skeleton height={48} radius="var(--r-pill)" marginTop={22} />
    </>
  );
}

interface Due {
  /** To be paid, the most urgent first. */
  bills: CustomerBill[];
  totalCents: number;
  /** Paid by card and not posted yet; null when there is none. */
  inProcessCents: number | null;
  /** Of payments whose outcome is not known; null when there is none. */
  verifyingCents: number | null;
}

/** What an account owes by its bills: open ones, their sum, and what is paid but not posted. */
export function dueOf(bills: readonly CustomerBill[]): Due {
  const open = bills
    .filter(
      ({ state, awaitedUntil, remainingAmount }) =>
        (state === 'sent' || awaitedUntil !== undefined) && remainingAmount.value > 0,
    )
    .toSorted((a, b) => Date.parse(a.paymentDueDate) - Date.parse(b.paymentDueDate));
  const posting = bills.filter(isInProcess);
  return {
    bills: open,
    totalCents: sum(open.map(({ remainingAmount }) => remainingAmount.value)),
    inProcessCents: sumOf(posting),
    verifyingCents: sumOf(bills.filter(isVerifying)),
  };
}

function sumOf(bills: readonly CustomerBill[]): number | null {
  return bills.length > 0
    ? sum(bills.map(({ paidAmount, amountDue }) => (paidAmount ?? amountDue).value))
    : null;
}

function sum(dollars: readonly number[]): number {
  return dollars.reduce((cents, each) => cents + centsFromDollars(each), 0);
}
