// «En curso»: what the customer waits for or is waited for, a row each: what, in which state, and until when.
import type { Talk } from '@portal/contract/help/talks';
import type { TroubleTicket } from '@portal/contract/help/tickets';
import type { Appointment } from '@portal/contract/network/visits';
import type { Claim } from '@portal/contract/paying/claims';
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Flag, Hourglass, MessageSquare, Store, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Service, serviceListQuery } from '../../api/lines/service-list.ts';
import { isToCome, type OfficeAppointment } from '../../api/office-appointments.ts';
import { roleIn } from '../../api/tickets.ts';
import { isOpenVisit } from '../../api/visits.ts';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatTime, inWords, updatedAtWords } from '../../lib/dates.ts';
import { formatDollars, formatMoney } from '../../lib/money.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UpdatedAt } from '../../ui/figures/figures.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { billStates } from '../purchase/bill-states.copy.ts';
import { deviceName, isConcluded, quoteOf } from '../repair.ts';
import {
  inProgressCopy as copy,
  standingWords,
  statusWords,
  stepNames,
  visitWords,
} from './in-progress.copy.ts';
import styles from './in-progress.module.css';
import { underWayQueries } from './under-way.ts';

interface Matter {
  key: string;
  icon: IconGlyph;
  kind: 'info' | 'warning' | 'danger';
  what: string;
  state: string;
  /** What happens then, and when; null where nobody says. */
  next: { what: string; at: Instant; words: string } | null;
  href: string;
}

export interface InProgressProps {
  /** Only what is about it; everything of the customer where it is not given. */
  line?: Service;
  /** Codes to be paid stand above on the page. */
  withoutPayments?: boolean;
  /** Where the page says no hour of its own. */
  hasTime?: boolean;
  /** What stands below comes with it: else it would move from under a finger. */
  children?: ReactNode;
}

/** Nothing where nothing is under way. */
export function InProgress({ line, withoutPayments = false, hasTime = false, children }: InProgressProps) {
  const { data } = useQuery(serviceListQuery);
  const services = line ? [line] : (data?.services ?? []);
  const isOfAll = line === undefined;
  const asked = underWayQueries(services, isOfAll);
  const payments = useQuery(asked.payments);
  const repairs = useQuery(asked.repairs);
  const claims = useQuery(asked.claims);
  const visits = useQuery(asked.visits);
  const turns = useQuery(asked.turns);
  const talks = useQuery(asked.talks);
  const queries = [payments, repairs, claims, visits, turns, talks];
  const failed = queries.filter(({ isError }) => isError);

  const isHere = (number: string | undefined) => isOfAll || number === line.number;
  const matters = [
    ...(payments.data ?? []).filter(() => isOfAll && !withoutPayments).map(ofPayment),
    ...(repairs.data ?? []).filter((each) => isOfAll && !isConcluded(each)).map(ofRepair),
    ...(claims.data ?? [])
      .filter(({ resolution, product }) => resolution === null && isHere(product.publicIdentifier))
      .map(ofClaim),
    ...(visits.data ?? [])
      .filter((visit) => isOpenVisit(visit) && isHere(visit.relatedEntity[0]?.id))
      .map((visit) => ofVisit(visit, services)),
    ...(turns.data ?? []).filter((turn) => isOfAll && isToCome(turn)).map(ofTurn),
    ...(talks.data ?? []).filter(({ status }) => isOfAll && status !== 'read').map(ofTalk),
  ].toSorted(soonestFirst);
  // All at once. What has failed before is asked again where it says so.
  const isWaiting = queries.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
  if (isWaiting) return null;
  if (matters.length === 0 && failed.length === 0) return children;

  const since = trueTime(
    Math.min(...queries.flatMap(({ data, dataUpdatedAt }) => (data ? [dataUpdatedAt] : []))),
  );
  return (
    <>
      <Card
        title={copy.title}
        aside={hasTime && matters.length > 0 && <UpdatedAt>{updatedAtWords(since)}</UpdatedAt>}
      >
        {matters.length > 0 && (
          <div className={styles.frame}>
            <ul className={styles.rows}>
              {matters.map(({ key, ...matter }) => (
                <Row key={key} {...matter} />
              ))}
            </ul>
          </div>
        )}
        {failed.length > 0 && (
          <SectionError
            title={copy.failed}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        )}
      </Card>
      {children}
    </>
  );
}

function Row({ icon, kind, what, state, next, href }: Omit<Matter, 'key'>) {
  return (
    <li>
      <Link className={styles.row} href={href}>
        <Tile icon={icon} kind={kind} size="sm" />
        <span className={styles.words}>
          <span className={styles.what}>{inOnePiece(what)}</span>
          <span className={classNames(styles.state, kind !== 'info' && styles[kind])}>
            {inOnePiece(state)}
          </span>
        </span>
        {next && (
          <span className={styles.next}>
            {next.what} <b>{inOnePiece(next.words)}</b>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Who is waited for first; then by the day. */
function soonestFirst(a: Matter, b: Matter): number {
  const weight = ({ kind }: Matter) => (kind === 'info' ? 1 : 0);
  return weight(a) - weight(b) || timeOf(a) - timeOf(b);
}

const timeOf = ({ next }: Matter): number => (next ? new Date(next.at).getTime() : 0);

const on = (what: string, at: Instant) => ({ what, at, words: inWords(at) });

function ofPayment(payment: Payment): Matter {
  const { id, totalAmount, paymentItem, paymentInstructions } = payment;
  const money = formatDollars(totalAmount.amount);
  return {
    key: id,
    icon: Hourglass,
    kind: 'warning',
    what: billStates.awaited,
    state: copy.awaitedFor(money, paymentInstructions?.code ?? paymentItem[0]?.item.name ?? ''),
    next: paymentInstructions ? on(copy.awaitedUntil, paymentInstructions.expiresAt) : null,
    href: paths.paymentCode(id),
  };
}

function ofRepair(ticket: TroubleTicket): Matter {
  const quote = quoteOf(ticket, settings().approvalCharacteristic);
  const isAsked = quote !== null && roleIn(ticket) === 'holder';
  const isReady = ticket.status === 'ENTREGADO_CAC';
  return {
    key: ticket.id,
    icon: Wrench,
    kind: isAsked ? 'warning' : 'info',
    what: copy.repair(deviceName(ticket)),
    state: isAsked
      ? copy.asks(formatMoney(quote.amountCents))
      : quote
        ? standingWords.asksOwner
        : isReady
          ? standingWords.ready
          : (stepNames[ticket.status] ?? standingWords.going),
    next: isReady || quote ? null : on(copy.delivery, ticket.requestedResolutionDate),
    href: paths.repairTracking(ticket.id),
  };
}

function ofClaim({ id, amount, status, isLate, expectedResolutionDate: until }: Claim): Matter {
  return {
    key: id,
    icon: Flag,
    kind: isLate ? 'danger' : 'info',
    what: copy.claim(formatDollars(amount.value)),
    state: statusWords[status],
    next: on(isLate ? copy.late : copy.answer, until),
    href: paths.claim(id),
  };
}

function ofVisit({ id, status, validFor, relatedEntity }: Appointment, services: readonly Service[]): Matter {
  const number = relatedEntity[0]?.id ?? null;
  const { startDateTime: from, endDateTime: until } = validFor;
  return {
    key: id,
    icon: CalendarClock,
    kind: 'info',
    what: copy.visit(services.find((service) => service.number === number)?.name ?? number ?? ''),
    state: visitWords[status],
    next: {
      what: copy.arrival,
      at: from,
      words: `${inWords(from)}, ${formatTime(from)}–${formatTime(until)}`,
    },
    href: withLine(paths.visits(), number),
  };
}

function ofTurn({ id, code, relatedPlace, validFor }: OfficeAppointment): Matter {
  const { startDateTime: at } = validFor;
  return {
    key: id,
    icon: Store,
    kind: 'info',
    what: copy.turn(relatedPlace.name),
    state: copy.turnCode(code),
    next: { what: copy.turnAt, at, words: `${inWords(at)}, ${formatTime(at)}` },
    href: paths.turn(),
  };
}

function ofTalk({ id, status, expectedResolutionDate: until }: Talk): Matter {
  const isAnswered = status === 'answered';
  return {
    key: id,
    icon: MessageSquare,
    kind: isAnswered ? 'warning' : 'info',
    what: copy.talk,
    state: isAnswered ? copy.answered : copy.sent,
    next: isAnswered || until === null ? null : on(copy.answer, until),
    href: paths.message(id),
  };
}
