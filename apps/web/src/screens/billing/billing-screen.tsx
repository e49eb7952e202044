// Bills of all lines: the most urgent one with the red button, a card a line, the sum, and how bills are paid.
import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Claim } from '@portal/contract/paying/claims';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CreditCard, HeartHandshake, Hourglass, Info } from 'lucide-react';
import { useState } from 'react';
import { claimsQuery } from '../../api/claims.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import {
  allBillsQuery,
  isInProcess,
  isVerifying,
  PERIODS,
  waitingChargesQuery,
} from '../../api/purchase/billing.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { trueTime } from '../../lib/clock.ts';
import {
  dayHeading,
  daysLeftTwoDigits,
  dueWords,
  formatDayAndMonth,
  isOverdue,
  updatedAtWords,
} from '../../lib/dates.ts';
import { isNetworkFailure, RequestFailure } from '../../lib/http/result.ts';
import { formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { mayAssociate } from '../../shared/association/use-associate-entry.tsx';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { chooseLine, lineOf } from '../../shared/line/choose-line.ts';
import { billName } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import nothing from '../../shared/page/page.module.css';
import { FailedCard } from '../../shared/page/query-card.tsx';
import { billStates } from '../../shared/purchase/bill-states.copy.ts';
import { PaymentsHead } from '../../shared/purchase/payments-head.tsx';
import { cardMark, paidByItself } from '../../shared/saved-card/saved-cards.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BillsDone } from '../../ui/drawings/bills-done.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Amount, Badge, UpdatedAt } from '../../ui/figures/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import {
  amountOf,
  type BilledAccount,
  billedAccounts,
  isPayable,
  mostUrgent,
  noBillsReason,
  overdueFirst,
  toPayCents,
} from './bill-facts.ts';
import { useInvoiceDownload } from './bill-files.tsx';
import { billingCopy as copy } from './billing.copy.ts';
import styles from './billing.module.css';

/** More lines than that stand folded, until one is chosen or opened. */
const MOST_UNFOLDED = 4;

export function BillingScreen() {
  const lines = useQuery(serviceListQuery);
  const bills = useQuery(allBillsQuery);
  return (
    <>
      <PaymentsHead part="bills" />
      {content()}
      <FailureDialog queries={[lines, bills]} />
    </>
  );

  function content() {
    const failed = [lines, bills].find(({ isError, data }) => isError && !data);
    if (failed) return <FailedCard title={copy.failed} error={failed.error} onRetry={failed.refetch} />;
    if (!lines.data) return <BillingSkeleton />;
    const reason = noBillsReason(lines.data);
    if (reason === 'corporate')
      return <CompanyCard of="all" lines={lines.data.services.filter(({ isCorpAdmin }) => isCorpAdmin)} />;
    if (reason) return <NoBills reason={reason} />;
    if (!bills.data) return <BillingSkeleton />;
    return <Bills accounts={billedAccounts(lines.data)} all={bills.data} updatedAt={bills.dataUpdatedAt} />;
  }
}

interface BillsProps {
  accounts: readonly BilledAccount[];
  all: readonly CustomerBill[];
  /** Milliseconds since 1970. */
  updatedAt: number;
}

function Bills({ accounts, all, updatedAt }: BillsProps) {
  const navigate = useNavigate();
  const wanted = lineOf(useLocation());
  // Those that do not come are missed by nothing else here.
  const { data: claims = [] } = useQuery(claimsQuery);
  const { data: waiting = [] } = useQuery(waitingChargesQuery);
  const download = useInvoiceDownload();
  const services = accounts.flatMap((account) => account.services);
  const chosen = services.find(({ number }) => number === wanted);
  const billed = new Set(accounts.map(({ id }) => id));
  const bills = all.filter(({ billingAccount }) => billed.has(billingAccount.id));
  const urgent = mostUrgent(bills);
  const folds = !chosen && accounts.length > MOST_UNFOLDED;
  return (
    <>
      <Columns
        side={urgent ? <Urgent bill={urgent} /> : <NothingDue bills={bills} accounts={accounts} />}
        rest={
          <>
            <Totals bills={bills} />
            <Settings accounts={accounts} />
          </>
        }
      >
        <div className={styles.sect}>
          <h2>{copy.byLine}</h2>
          <UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>
          <SelectField
            label={copy.line}
            labelHidden
            data-line={chosen?.number}
            value={chosen?.number ?? ''}
            onChange={({ target }) => {
              const line = services.find(({ number }) => number === target.value);
              if (line) chooseLine(line);
              navigate(withLine(paths.billing(), line?.number ?? null), { replace: true });
            }}
            options={[
              { value: '', label: copy.all },
              ...services.map(({ name, number }) => ({
                value: number,
                label: copy.lineOption(name, lineNumber(number)),
              })),
            ]}
          />
        </div>
        <div className={classNames(styles.accounts, folds && styles.folded)}>
          {overdueFirst(accounts, bills)
            .filter(({ services }) => !chosen || services.includes(chosen))
            .map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                bills={bills
                  .filter(({ billingAccount }) => billingAccount.id === account.id)
                  .slice(0, PERIODS)}
                claims={claims.filter((claim) => claim.status !== 'resolved' && isClaimOf(claim, account))}
                waiting={waiting.filter(({ billingAccount }) => billingAccount.id === account.id)}
                download={download}
                urgent={urgent?.billNo}
                folds={folds}
              />
            ))}
        </div>
        <p className={styles.ready}>
          <Icon of={Info} size="sm" />
          {copy.ready}
        </p>
      </Columns>
      {download.dialog}
    </>
  );
}

/** The account of a prepaid line may be that of others, too. */
function isClaimOf({ billingAccount, product }: Claim, { id, isPrepaid, services: [first] }: BilledAccount) {
  return isPrepaid ? product.publicIdentifier === first.number : billingAccount.id === id;
}

/** What is overdue longest, of whichever line, or else due first. */
function Urgent({ bill }: { bill: CustomerBill }) {
  const due = bill.paymentDueDate;
  const isLate = isOverdue(due);
  const money = formatMoney(toPayCents(bill));
  const { data: list } = useQuery(serviceListQuery);
  return (
    <Card
      title={copy.lineOption(billName(bill, list?.services ?? []), lineNumber(bill.product.publicIdentifier))}
      quietTitle
      aside={isLate && <Badge kind="danger">{dueWords(due)}</Badge>}
    >
      <div className={styles.urgent}>
        <div>
          <Amount money={money} />
          <p className={styles.dueLine}>
            {isLate
              ? dayHeading(due)
              : inOnePiece(copy.urgent.until(formatDayAndMonth(due), daysLeftTwoDigits(due)))}
          </p>
        </div>
        <ButtonLink kind="primary" href={paths.payBill(bill.billNo)}>
          {copy.urgent.pay(money)}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** A payment on its way has one word, and nobody is «al día» before it is posted. */
function NothingDue({ bills, accounts }: Pick<BillsProps, 'accounts'> & { bills: readonly CustomerBill[] }) {
  const { verifying, title, next } = copy.nothingDue;
  const held = bills.find(isVerifying) ?? bills.find(isInProcess);
  if (held) {
    const words = isVerifying(held) ? verifying(amountOf(held)) : billStates.inProcessText(amountOf(held));
    const state = isVerifying(held) ? billStates.verifying : billStates.inProcess;
    return (
      <Card>
        <Empty level={2} drawing={<Tile icon={Hourglass} kind="info" />} title={state} text={words} />
      </Card>
    );
  }
  const [ends] = accounts.flatMap(({ cycleEnd }) => cycleEnd ?? []).toSorted();
  return (
    <Card>
      <Empty
        level={2}
        drawing={<BillsDone />}
        title={title}
        text={ends === undefined ? '' : next(formatDayAndMonth(ends))}
      />
    </Card>
  );
}

function Totals({ bills }: { bills: readonly CustomerBill[] }) {
  const owed = bills.filter(isPayable);
  if (owed.length < 2) return null;
  const sum = (some: readonly CustomerBill[]) => some.reduce((cents, bill) => cents + toPayCents(bill), 0);
  const late = owed.filter(({ paymentDueDate }) => isOverdue(paymentDueDate));
  const { title, late: lateWord, soon, all } = copy.totals;
  const parts = [
    { term: lateWord, value: <span className="text-danger">{formatMoney(sum(late))}</span>, of: late },
    { term: soon, value: formatMoney(sum(owed) - sum(late)), of: owed.slice(late.length) },
  ];
  return (
    <Card title={title}>
      <DefinitionList
        total
        items={[
          ...(parts.every(({ of }) => of.length > 0) ? parts : []),
          { term: all(owed.length), value: formatMoney(sum(owed)) },
        ]}
      />
    </Card>
  );
}

/** A state that cannot be read is left out; the row stays. */
function Settings({ accounts }: Pick<BillsProps, 'accounts'>) {
  const { data: cards } = useQuery(paymentMethodsQuery);
  const billed = accounts.filter(({ isPrepaid }) => !isPrepaid);
  const { accounts: byThemselves } = paidByItself(cards ?? []);
  const [card] = cards?.toSorted((a, b) => Number(b.preferred) - Number(a.preferred)) ?? [];
  const { title, autoPay, cards: cardsWord, some, none } = copy.settings;
  const count = billed.filter(({ id }) => byThemselves.has(id)).length;
  return (
    <Card title={title}>
      <ListRows>
        <ListRow
          icon={CalendarClock}
          title={autoPay}
          value={
            cards && <span className={styles.state}>{count > 0 ? some(count, billed.length) : none}</span>
          }
          href={paths.autoPay()}
        />
        <ListRow
          icon={CreditCard}
          title={cardsWord}
          value={card && <span className={styles.state}>{cardMark(card)}</span>}
          href={paths.paymentMethods()}
        />
        <ListRow icon={HeartHandshake} title={copy.settings.forOther} href={paths.payOther()} />
      </ListRows>
    </Card>
  );
}

interface Loaded {
  isError: boolean;
  error: Error | null;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

/** Open from a failure until the customer goes on without the data, or it has come. Its words are quoted. */
function FailureDialog({ queries }: { queries: readonly Loaded[] }) {
  const [seenAt, setSeenAt] = useState(0);
  const failed = queries.filter(({ isError }) => isError);
  const failedAt = Math.max(0, ...failed.map(({ errorUpdatedAt }) => errorUpdatedAt));
  const isOffline =
    failed.length > 0 &&
    failed.every(({ error }) => error instanceof RequestFailure && isNetworkFailure(error));
  const { title, text } = isOffline ? copy.offline : copy.error;
  const goOn = () => setSeenAt(failedAt);
  return (
    <Dialog
      open={failedAt > seenAt}
      onClose={goOn}
      title={title}
      actions={
        <>
          <Button
            kind="primary"
            onClick={() => {
              goOn();
              for (const query of failed) query.refetch();
            }}
          >
            {copy.error.retry}
          </Button>
          <Button onClick={goOn}>{copy.error.goOn}</Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

// The bills on their way: the same boxes in the same places.
function BillingSkeleton() {
  return (
    <Columns
      side={
        <Card busy>
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="34%" />
            <Skeleton width="52%" height={44} marginTop={8} />
            <Skeleton width="60%" marginTop={12} />
          </SkeletonGroup>
        </Card>
      }
    >
      {[1, 2].map((place) => (
        <Card key={place} busy>
          <SkeletonGroup label={copy.loading}>
            <SkeletonRows count={3} />
          </SkeletonGroup>
        </Card>
      ))}
    </Columns>
  );
}

// Why a customer has no bills here, and the way on.
function NoBills({ reason }: { reason: 'noLines' | 'onlyPrepaid' }) {
  const isAvailable = useAvailability();
  const profile = useProfile();
  const canAssociate = profile !== null && mayAssociate(profile) && isAvailable(paths.associateServices());
  const words = copy[reason];
  return (
    <Card className={nothing.card}>
      <Empty
        level={2}
        drawing={reason === 'noLines' ? <NoLines /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={
          <ButtonLink href={canAssociate ? paths.associateServices() : paths.homeWithServices()}>
            {canAssociate ? copy.associate : copy.toHome}
          </ButtonLink>
        }
      />
      <div className={styles.forOther}>
        <ListRows>
          <ListRow icon={HeartHandshake} title={copy.settings.forOther} href={paths.payOther()} />
        </ListRows>
      </div>
    </Card>
  );
}
