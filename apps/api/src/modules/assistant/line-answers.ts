// What is left on a line, its plan, its billing cycle, and the repairs of its customer.

import type { AssistantAnswer, AssistantTopic } from '@portal/contract/help/assistant';
import {
  civilDateWords,
  gigabyteWords,
  longDay,
  momentWords,
  moneyWords,
  timeWords,
  wholeWords,
} from '@portal/market/words';
import type { Customers } from '@portal/operator-ports/customers';
import type { Network } from '@portal/operator-ports/network';
import { awaitingStep, quotedCents, type Ticket, type Tickets } from '@portal/operator-ports/tickets';
import type { Bucket, Usage } from '@portal/operator-ports/usage';
import { isOpenVisit, type Visit } from '@portal/operator-ports/visits';
import { isSamePlace, type ManagedLine } from '../../caller.ts';
import { asKnown } from '../service-problems/problems.wire.ts';
import { type Repairs, roleIn } from '../tickets/tickets.ts';
import { categoriesOf } from '../usage/usage.ts';
import { answer, type OwnLine, pageLink, replyLabel } from './answers.ts';
import { assistantCopy as copy } from './assistant.copy.ts';

export interface LineNeeds {
  customers: Customers;
  usage: Usage;
  repairs: Repairs;
  network: Pick<Network, 'problems'>;
  tickets: Pick<Tickets, 'visits'>;
}

const stoppedWords = ({ pausedUntil }: OwnLine['line']): string =>
  pausedUntil === null ? copy.plan.suspended : copy.plan.paused(civilDateWords(pausedUntil));

export const planWords = (own: OwnLine): string => `${replyLabel(own)}: ${own.line.planName}.`;

export type Fault = Extract<AssistantTopic, 'noService' | 'noSignal' | 'slowInternet'>;

/** The newest of them: who has more looks at the page. */
const shownRepairs = 3;

export function createLineAnswers({ customers, usage, repairs, network, tickets }: LineNeeds) {
  return {
    async usageLeft({ managed, line, name }: OwnLine): Promise<AssistantAnswer> {
      if (line.kind === 'Fixed') return answer('usageLeft', [copy.usage.home(name)]);
      const buckets = await usage.buckets([managed]);
      const list = categoriesOf(buckets).flatMap(({ type, available, consume, unity, isLimit }) => {
        const what = copy.usage.kinds[type];
        if (!what) return [];
        if (isLimit) return [copy.usage.unlimited(what)];
        return [copy.usage.left(what, ...shareWords(available, available + consume, unity))];
      });
      const own = { managed, line, name };
      const links = [pageLink('dailyUsage', own), pageLink('packages', own)];
      if (list.length === 0) return answer('usageLeft', [copy.usage.none(name)], { links });
      const measuredAt = new Date(Math.max(...buckets.map(({ updatedAt }) => updatedAt.getTime())));
      const title = copy.usage.title(name, timeWords(measuredAt));
      return answer('usageLeft', [title], { list: [...list, ...lastingWords(buckets)], links });
    },

    plan(own: OwnLine): AssistantAnswer {
      const { line, name } = own;
      const fee = line.isCorporate || line.monthlyFeeCents === 0 ? [] : [moneyWords(line.monthlyFeeCents)];
      return answer('plan', [
        copy.plan.has(name, line.planName),
        ...fee.map(copy.plan.fee),
        ...(line.status === 'S' ? [stoppedWords(line)] : []),
      ]);
    },

    async cycle({ managed, line, name }: OwnLine): Promise<AssistantAnswer> {
      const [account] = await customers.accounts([managed]);
      const cycle = account?.cycle;
      if (!cycle || line.kind === 'Prepaid') return answer('cycle', [copy.cycle.prepaid(name)]);
      const [from, until] = [cycle.startsOn, cycle.endsOn].map(civilDateWords);
      return answer('cycle', [copy.cycle.runs(name, from ?? '', until ?? '')]);
    },

    myLines(lines: readonly OwnLine[]): AssistantAnswer {
      return answer('myLines', [copy.myLines], {
        list: lines.map(planWords),
        links: [pageLink('services')],
      });
    },

    /**
     * A problem that is known on one of them says what the customer waits for; null: none is.
     * @param tried told below what is known, where that may be another fault
     */
    async fault(
      topic: Fault,
      lines: readonly OwnLine[],
      tried: AssistantAnswer | null,
    ): Promise<AssistantAnswer | null> {
      const felt = await network.problems(lines.map(({ managed }) => managed));
      const problem = felt.find(({ status }) => status === 'inProgress');
      const own = lines.find(({ line }) => problem && isSamePlace(line, problem));
      if (!problem || !own) {
        const [only, ...others] = lines.filter(({ line }) => line.kind === 'Fixed');
        if (!only || others.length > 0 || lines.length > 1) return null;
        const links = [pageLink('diagnosis', only), pageLink('visits', only)];
        const steps = tried ? tried.paragraphs : [copy.problem.steps];
        const list = tried?.list ?? [];
        return answer(topic, [copy.problem.noneKnown(only.name), ...steps], { list, links });
      }
      const { reason, startedAt, expectedEndAt, credit } = asKnown(problem);
      return answer(
        topic,
        [
          copy.problem.known(own.name, reason, momentWords(startedAt)),
          expectedEndAt ? copy.problem.until(momentWords(expectedEndAt)) : copy.problem.notKnown,
          copy.problem.watch,
          ...(credit ? [copy.problem.credit(moneyWords(credit.amountCents), credit.terms)] : []),
          ...(tried ? [copy.problem.another] : []),
        ],
        { list: tried?.list ?? [], links: [pageLink('diagnosis', own)] },
      );
    },

    /** To a home service: the one that is to come. */
    async visit(lines: readonly OwnLine[]): Promise<AssistantAnswer> {
      const homes = lines.filter(({ line }) => line.kind === 'Fixed');
      if (homes.length === 0) return answer('visit', [copy.visit.noHome]);
      const visits = await tickets.visits(homes.map(({ managed }) => managed));
      const open = visits.find(isOpenVisit);
      const own = homes.find(({ line }) => open && isSamePlace(line, open));
      if (!open || !own) return answer('visit', [copy.visit.none], { links: [pageLink('visits')] });
      return answer('visit', visitWords(open, own.name), { links: [pageLink('visits', own)] });
    },

    /** Nobody came: what is known of it, and what comes next. */
    async visitMissed(lines: readonly OwnLine[]): Promise<AssistantAnswer> {
      const homes = lines.filter(({ line }) => line.kind === 'Fixed');
      const visits = homes.length > 0 ? await tickets.visits(homes.map(({ managed }) => managed)) : [];
      const nameOf = (visit: Visit) => homes.find(({ line }) => isSamePlace(line, visit))?.name ?? '';
      const missed = visits.find(({ outcome }) => outcome === 'missed');
      const open = visits.find(isOpenVisit);
      const credit = missed?.credit;
      return answer(
        'visitMissed',
        [
          missed
            ? `${copy.visit.sorry} ${copy.visit.missed(nameOf(missed), slotWords(missed.slot))}`
            : `${copy.visit.sorry} ${copy.visit.noneMissed}`,
          ...(credit ? [copy.visit.credit(moneyWords(credit.amountCents))] : []),
          ...(open ? visitWords(open, nameOf(open)).slice(0, 1) : []),
          copy.visit.again,
        ],
        { links: [pageLink('visits')] },
      );
    },

    /** `number`: of an order that was named; one of somebody else is not found, like one that nobody has. */
    async repair(
      topic: 'repair' | 'repairCost',
      lines: readonly OwnLine[],
      number: string | null,
    ): Promise<AssistantAnswer> {
      const managed = lines.map((own) => own.managed);
      const filter = number === null ? {} : { ticketIds: [`TRK-${number}`] };
      const page = { order: 'newest', offset: 0, limit: shownRepairs } as const;
      const found = (await repairs.list(managed, filter, page)).tickets;
      if (found.length === 0)
        return answer(topic, [number === null ? copy.repair.none : copy.repair.notFound], {
          links: [pageLink('repairLookup')],
        });
      const words = topic === 'repair' ? repairWords : costWords;
      return answer(
        topic,
        found.map((ticket) => words(ticket, managed)),
        { links: [pageLink('serviceOrders')] },
      );
    },
  };
}

const slotWords = ({ from, until }: Visit['slot']) => copy.visit.slot(momentWords(from), timeWords(until));

/** Until when what is left may be used, and whether it lasts as long at the pace of the days gone. */
function lastingWords(buckets: readonly Bucket[], now = Date.now()): string[] {
  const ends = buckets.map(({ validUntil }) => validUntil.getTime()).filter((end) => end > now);
  if (ends.length === 0) return [];
  const until = Math.min(...ends);
  const data = buckets.filter(({ usageType, isUnlimited }) => usageType === 'internet' && !isUnlimited);
  const left = data.reduce((sum, { included, consumed }) => sum + Math.max(0, included - consumed), 0);
  const aDay = data.reduce((sum, { consumed, validFrom }) => {
    const days = Math.max(fewestDays, (now - validFrom.getTime()) / dayMs);
    return sum + consumed / days;
  }, 0);
  const told = [copy.usage.until(longDay(new Date(until)))];
  if (data.length === 0 || left === 0 || aDay === 0) return told;
  const endsAt = now + (left / aDay) * dayMs;
  return [...told, endsAt >= until ? copy.usage.lasts : copy.usage.endsOn(longDay(new Date(endsAt)))];
}
const dayMs = 86_400_000;
/** Of fewer no pace is told. */
const fewestDays = 3;

function visitWords({ status, slot, wantedSlot, queuePosition }: Visit, name: string): string[] {
  const stands = status === 'pending' ? copy.visit.pending : copy.visit.confirmed;
  return [
    stands(name, slotWords(slot)),
    ...(queuePosition === null ? [] : [copy.visit.queue(queuePosition)]),
    ...(wantedSlot ? [copy.visit.wanted(slotWords(wantedSlot))] : [copy.visit.change]),
  ];
}

const isWithUs = ({ status }: Ticket): boolean =>
  status !== 'ENTREGA_CLIENTE' && status !== 'ENTREGA_DOMICILIO';

function repairWords(ticket: Ticket, managed: readonly ManagedLine[]): string {
  const step = ticket.steps.at(-1)?.name ?? '';
  const stands = copy.repair.stands(`${ticket.brand} ${ticket.model}`, ticket.ticketId, step);
  if (!awaitingStep(ticket))
    return isWithUs(ticket) ? `${stands} ${copy.repair.pickUp(ticket.channelName)}` : stands;
  const asks = roleIn(ticket, managed) === 'holder' ? copy.repair.asks : copy.repair.asksHolder;
  return `${stands} ${asks(moneyWords(quotedCents(ticket)))} ${copy.repair.pickUp(ticket.channelName)}`;
}

function costWords(ticket: Ticket): string {
  const [device, cents] = [`${ticket.brand} ${ticket.model}`, quotedCents(ticket)];
  return cents > 0
    ? copy.repair.costs(device, ticket.ticketId, moneyWords(cents))
    : copy.repair.noCost(device, ticket.ticketId);
}

type Unit = 'MB' | 'MIN' | 'SMS';

function quantity(amount: number, unit: Unit): [string, string] {
  if (unit === 'MIN') return [wholeWords(amount), ' min'];
  // Their name says what they are.
  if (unit === 'SMS') return [wholeWords(amount), ''];
  // A rest never reads as nothing.
  if (amount > 0 && amount < 51) return [wholeWords(Math.ceil(amount)), ' MB'];
  return [gigabyteWords(amount), ' GB'];
}

/** What is left and of how much, the unit said once where it is the same: `9,2`, `15,0 GB`. */
function shareWords(left: number, total: number, unit: Unit): [string, string] {
  const [part, partUnit] = quantity(left, unit);
  const [all, allUnit] = quantity(total, unit);
  return [partUnit === allUnit ? part : `${part}${partUnit}`, `${all}${allUnit}`];
}
