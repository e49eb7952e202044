// Every payment and purchase found again, of all lines or of one: by day, each opens to its receipt.
import type { Payment } from '@portal/contract/paying/payments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, HandCoins, Package, ReceiptText, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { downloadTable } from '../../api/documents.ts';
import { type BalanceMove, balanceMovesQuery, lineOfMove } from '../../api/lines/balance-acts.ts';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { allBillsQuery } from '../../api/purchase/billing.ts';
import { MOVEMENTS_AT_ONCE, movementsQuery } from '../../api/purchase/payments.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { trueNow } from '../../lib/clock.ts';
import {
  capital,
  daysUntil,
  formatDateTime,
  formatDayAndMonth,
  formatMonth,
  formatTime,
  weekdayOf,
} from '../../lib/dates.ts';
import { formatMoney, moneyOf } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { closeSeen } from '../../session/purchases.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { chooseLine, lineOf } from '../../shared/line/choose-line.ts';
import { fileWord, inDisplayOrder, managesPrepaid, shownNumber } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { FileButton } from '../../shared/page/file-button.tsx';
import nothing from '../../shared/page/page.module.css';
import { FailedCard } from '../../shared/page/query-card.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { isCharged, useWaitingIds } from '../../shared/purchase/invoice-charge.ts';
import { PaymentsHead } from '../../shared/purchase/payments-head.tsx';
import { receiptCopy } from '../../shared/purchase/receipt.copy.ts';
import { ShareButton } from '../../shared/purchase/share-button.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { DayRow, DayRows } from '../../ui/lists/day-rows.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FilterPills } from '../../ui/tabs.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { RowsCard, SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import {
  centsOf,
  costs,
  doubtOf,
  type Known,
  monthSums,
  movementKind,
  movementStanding,
} from './movement-facts.ts';
import { movementsCopy } from './movements.copy.ts';
import styles from './movements.module.css';

const ASK_AGAIN_MS = 5_000;
const ICONS = { bill: ReceiptText, package: Package, recharge: Wallet };
const movementKinds = Object.keys(movementsCopy.kinds) as (keyof typeof movementsCopy.kinds)[];

export function MovementsScreen() {
  const navigate = useNavigate();
  const asked = lineOf(useLocation());
  const lines = useQuery(serviceListQuery);
  const services = inDisplayOrder(lines.data?.services ?? []);
  const line = services.find(({ number }) => number === asked);
  return (
    <>
      <PaymentsHead part="movements" />
      <ServicesAlert query={lines} />
      {services.length > 1 && (
        <SelectField
          className={styles.picker}
          label={movementsCopy.line}
          labelHidden
          value={line?.number ?? ''}
          onChange={({ target }) => {
            const chosen = services.find(({ number }) => number === target.value);
            if (chosen) chooseLine(chosen);
            navigate(withLine(paths.movements(), chosen?.number ?? null), { replace: true });
          }}
          options={[
            { value: '', label: movementsCopy.all },
            ...services.map((service) => ({
              value: service.number,
              label: movementsCopy.lineOption(service.name, shownNumber(service)),
            })),
          ]}
        />
      )}
      {lines.data ? (
        <Movements key={line?.number} line={line ?? null} services={services} />
      ) : (
        !lines.isError && <RowsCard label={movementsCopy.waiting} rows={6} />
      )}
    </>
  );
}

interface MovementsProps {
  /** Null: of all of them. */
  line: Service | null;
  services: readonly Service[];
}

function Movements({ line, services }: MovementsProps) {
  const [kind, setKind] = useState<keyof typeof movementsCopy.kinds>('all');
  const [count, setCount] = useState(MOVEMENTS_AT_ONCE);
  const query = useQuery({
    ...movementsQuery(line?.number ?? null, count),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.payments.some(isOpen) === true && ASK_AGAIN_MS,
  });
  const { payments = [], total = 0 } = query.data ?? {};
  useEffect(() => {
    const ended = query.data?.payments.filter((payment) => !isOpen(payment)) ?? [];
    closeSeen(ended.map(({ correlatorId }) => correlatorId));
  }, [query.data]);
  const paysBills = payments.some((payment) => movementKind(payment) === 'bill');
  const known = {
    bills: useQuery({ ...allBillsQuery, enabled: paysBills }).data ?? null,
    waiting: useWaitingIds(payments.some(isCharged)),
  };
  const balance = useQuery({ ...balanceMovesQuery, enabled: services.some(managesPrepaid) });
  const { data: moves = [] } = balance;
  // That there is nothing is said once both are known.
  const missing = query.data ? balance : query;
  if (missing.isError && !missing.data && total === 0)
    return <FailedCard title={movementsCopy.failed} error={missing.error} onRetry={missing.refetch} />;
  if (!query.data || (total === 0 && balance.isLoading))
    return (
      <Card busy>
        <SkeletonGroup label={movementsCopy.waiting}>
          <SkeletonRows count={5} />
        </SkeletonGroup>
      </Card>
    );
  const movesHere = movesBeside(payments, { moves, total, line });
  if (total === 0 && movesHere.length === 0)
    return (
      <Card className={nothing.card}>
        <Empty
          level={2}
          drawing={<NothingFound />}
          title={movementsCopy.none}
          text={movementsCopy.noneText}
        />
      </Card>
    );
  const shown = payments.filter((payment) => kind === 'all' || movementKind(payment) === kind);
  const shownMoves = kind === 'all' || kind === 'balance' ? movesHere : [];
  const days = byDay(shown, shownMoves);
  const kinds = movementKinds.filter((each) => each !== 'balance' || movesHere.length > 0);
  return (
    <>
      <FilterPills
        bleed
        label={movementsCopy.filter}
        pills={kinds.map((id) => ({ id, label: movementsCopy.kinds[id] }))}
        selected={kind}
        onSelect={setKind}
      />
      <StaleNotice query={query} />
      {balance.isError && <Notice kind="warning">{movementsCopy.moves.failed}</Notice>}
      <Columns rest={<Month {...{ payments, total, line }} />}>
        <div className="stack" aria-busy={query.isPlaceholderData || undefined}>
          {days.map(({ day, those }) => (
            <DayRows key={day} title={dayWords(day)} value={paidWords(those.filter(isPayment).filter(costs))}>
              {those.map((each) =>
                isPayment(each) ? (
                  <Row key={each.id} {...{ payment: each, known, services }} />
                ) : (
                  <BalanceMoveRow key={each.id} move={each} services={services} />
                ),
              )}
            </DayRows>
          ))}
          {days.length === 0 && <p className="muted">{movementsCopy.noneOfKind}</p>}
          {total > payments.length && (
            <Button
              busy={query.isFetching}
              busyText={movementsCopy.waiting}
              onClick={() => setCount(count * 2)}
            >
              {movementsCopy.more}
            </Button>
          )}
          <div>
            <FileButton
              label={movementsCopy.csvOf}
              save={() =>
                downloadTable(
                  'movements',
                  line?.number ?? null,
                  movementsCopy.csvName(line ? fileWord(line) : undefined),
                )
              }
            >
              {movementsCopy.csv}
            </FileButton>
          </div>
        </div>
      </Columns>
    </>
  );
}

/** Of one line or of all; where not all payments are here, none that is older than they. */
function movesBeside(
  payments: readonly Payment[],
  { moves, total, line }: { moves: readonly BalanceMove[]; total: number; line: Service | null },
) {
  const since = total > payments.length ? Date.parse(payments.at(-1)?.paymentDate ?? '') : 0;
  return moves.filter(
    (move) => (!line || lineOfMove(move) === line.number) && Date.parse(move.requestedDate) >= since,
  );
}

const isPayment = (each: Payment | BalanceMove): each is Payment => each['@type'] === 'Payment';
const momentOf = (each: Payment | BalanceMove): string =>
  isPayment(each) ? each.paymentDate : each.requestedDate;

/** The newest day first, and the newest in it. */
function byDay(payments: readonly Payment[], moves: readonly BalanceMove[]) {
  const all = [...payments, ...moves].sort(
    (one, other) => Date.parse(momentOf(other)) - Date.parse(momentOf(one)),
  );
  const days = Map.groupBy(all, (each) => civilDate(momentOf(each)));
  return [...days].map(([day, those]) => ({ day, those }));
}

const isOpen = ({ status }: Payment): boolean => status === 'pendingAuthorization';
const paidWords = (payments: readonly Payment[]) =>
  payments.length > 0 && formatMoney(payments.reduce((cents, payment) => cents + centsOf(payment), 0));

/** `Hoy, lunes 23 de noviembre`. */
function dayWords(day: string): string {
  const words = `${weekdayOf(day)} ${formatDayAndMonth(day)}`;
  const ago = daysUntil(day);
  return ago === 0
    ? movementsCopy.today(words)
    : ago === -1
      ? movementsCopy.yesterday(words)
      : capital(words);
}

interface RowProps {
  payment: Payment;
  known: Known;
  services: readonly Service[];
}

function Row({ payment, known, services }: RowProps) {
  const kind = movementKind(payment);
  const standing = movementStanding(payment, known);
  const number = payment.product.publicIdentifier;
  const line = services.find((service) => service.number === number)?.name ?? lineNumber(number);
  const said = (name: string) => payment.caracteristicas.find(({ nombre }) => nombre === name)?.valor;
  const detail = [formatTime(payment.paymentDate), movementsCopy.state[standing] ?? said('Forma de pago')];
  const row = {
    icon: ICONS[kind],
    title: movementsCopy.what[kind](payment.paymentItem[0]?.item.name ?? '', line),
    detail: detail.filter((words) => words !== undefined).join(' · '),
    value: formatMoney(centsOf(payment)),
  };
  const href = paths.movement(payment.id);
  if (payment.status !== 'authorized') return <DayRow {...row} href={href} quiet={!isOpen(payment)} />;
  const facts = [
    { term: movementsCopy.facts.state, value: movementsCopy.done[standing] },
    ...payment.caracteristicas.map(({ nombre, valor }) => ({
      term: nombre,
      value: nombre === 'Línea' ? lineNumber(valor) : valor,
    })),
    ...(payment.authorizationCode
      ? [{ term: movementsCopy.facts.authorization, value: payment.authorizationCode }]
      : []),
  ];
  const shared = [
    `${row.title} · ${row.value}`,
    formatDateTime(payment.paymentDate),
    ...facts.map(({ term, value }) => receiptCopy.fact(term, value)),
  ];
  return (
    <DayRow {...row}>
      <DefinitionList items={facts} />
      <div className={styles.acts}>
        <ButtonLink size="sm" kind="outline" href={href}>
          {movementsCopy.receipt}
        </ButtonLink>
        <ShareButton size="sm" kind="outline" lines={shared} />
        <ButtonLink size="sm" kind="outline" href={doubtOf(payment).href}>
          {doubtOf(payment).label}
        </ButtonLink>
      </div>
    </DayRow>
  );
}

/** Its sums are told once all of it is here; what is charged to the invoice is not paid yet. */
function Month({
  payments,
  total,
  line,
}: {
  payments: readonly Payment[];
  total: number;
  line: Service | null;
}) {
  const today = civilDate(trueNow());
  const month = today.slice(0, 7);
  const isWhole = payments.length === total || civilDate(payments.at(-1)?.paymentDate ?? '') < `${month}-01`;
  const sums = monthSums(payments.filter(({ paymentDate }) => civilDate(paymentDate).startsWith(month)));
  if (!isWhole || Object.values(sums).every((cents) => cents === 0)) return null;
  const item = (term: string, cents: number) => ({ term, value: formatMoney(cents) });
  const { bill, package: packages, recharge, charged } = sums;
  return (
    <Card title={formatMonth(today).replace(/ \d+$/, '')}>
      <div className="stack">
        <DefinitionList
          total
          items={[
            ...(charged > 0 ? [item(movementsCopy.month.charged, charged)] : []),
            ...(bill > 0 ? [item(movementsCopy.kinds.bill, bill)] : []),
            ...(packages > 0 ? [item(movementsCopy.kinds.package, packages)] : []),
            ...(recharge > 0 ? [item(movementsCopy.kinds.recharge, recharge)] : []),
            item(movementsCopy.month.paid, bill + packages + recharge),
          ]}
        />
        <FileButton
          save={() =>
            downloadTable(
              'movements',
              line?.number ?? null,
              movementsCopy.csvName(line ? fileWord(line) : undefined, month),
              {
                from: `${month}-01`,
                to: today,
              },
            )
          }
        >
          {movementsCopy.month.download}
        </FileButton>
      </div>
    </Card>
  );
}

const { moves: copy } = movementsCopy;

/** A row of balance that was passed on or advanced: nothing was paid, so that it counts in no sum. */
function BalanceMoveRow({ move, services }: { move: BalanceMove; services: readonly Service[] }) {
  const number = lineOfMove(move);
  const line = services.find((service) => service.number === number)?.name ?? lineNumber(number);
  const isSent = 'from' in move;
  return (
    <DayRow
      icon={isSent ? ArrowRightLeft : HandCoins}
      title={isSent ? copy.sent(lineNumber(move.to)) : copy.advanced(line)}
      detail={`${formatTime(move.requestedDate)} · ${isSent ? copy.from(line) : owedWords(move.owed)}`}
      value={moneyOf(move.amount)}
    />
  );
}

const owedWords = (owed: { value: number }): string =>
  owed.value > 0 ? copy.owed(moneyOf(owed)) : copy.paid;
