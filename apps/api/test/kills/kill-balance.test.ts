// kill -9 of a portal, of the operator behind it, and of both, between the steps of balance that is passed on, advanced, and
// taken back by the next top-up: whole or not at all, once, and told once (LINE-28, LINE-29).
import { randomUUID } from 'node:crypto';
import { takeBalanceAdvance } from '@portal/contract/lines/advances';
import { transferBalance } from '@portal/contract/lines/transfers';
import { topUpOther } from '@portal/contract/paying/pay-other';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { guestIdOf } from '../../src/order-id.ts';
import { eventually, scaled } from '../eventually.ts';
import { cards, givenToken, otherPaymentBody } from '../given/cards.ts';
import { proveAsByCode } from '../given/codes.ts';
import { type GivenCustomerLine, givenBalance, givenLine } from '../given/given-line.ts';
import { type GivenUser, givenUser } from '../given/given-user.ts';
import { makeJobsDue } from '../neighbours/provider-news.ts';
import {
  bearerOf,
  endTurns,
  letOthersPay,
  type Other,
  others,
  payingBy,
  recharge,
  type Send,
  senderOf,
} from './kill-world.ts';
import { booksOf, disagreements } from './ledger-books.ts';
import { openTwoSides, type Side, type TwoSides } from './two-sides.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

/** At three moments, as long as it is short. */
const kills = scaled(5);

interface Death {
  /** Who dies at the moment. */
  at: readonly Side[];
  /** Who dies when all have their answer, or know that there is none. */
  after: readonly Side[];
}

/** A portal that has seen its operator die asks it no more for a while. */
const deaths: readonly Death[] = [
  { at: ['portal'], after: [] },
  { at: ['operator'], after: ['portal'] },
  { at: ['portal', 'operator'], after: [] },
];

interface Moment {
  /** In whose books the next step is kept from being taken, with `$1` the lines. */
  side: Side;
  gate: string;
  /** So many wait there when the step before has been taken. */
  waiting: number;
  /** The step before is that the operator has done all of it. */
  isDone?: true;
}

/** What is asked twice at once waits twice, where the first one has not ended it. */
const moments: readonly Moment[] = [
  {
    side: 'operator',
    gate: `lock table operator.balance_transfers, operator.balance_advances, operator.topups
      in share row exclusive mode`,
    waiting: 5,
  },
  { side: 'operator', gate: 'lock table operator.events in share row exclusive mode', waiting: 5 },
  // What the operator tells, and that a top-up has been given.
  { side: 'portal', gate: 'lock table events in share row exclusive mode', waiting: 2, isDone: true },
  { side: 'portal', gate: 'lock table agreements in share row exclusive mode', waiting: 5 },
  {
    side: 'operator',
    gate: 'select from operator.prepaid_balances where line_id = any($1) for update',
    waiting: 5,
  },
  { side: 'portal', gate: 'lock table notifications in share row exclusive mode', waiting: 1, isDone: true },
];

let sides: TwoSides;
beforeAll(async () => {
  sides = await openTwoSides();
  await sides.raise();
});
afterAll(() => sides.close());

const booksAt = (side: Side) => (side === 'portal' ? sides.database : sides.operatorDatabase).pool;

async function givenPrepaid({ userId }: GivenUser, cents: number): Promise<GivenCustomerLine> {
  const line = await givenLine({ database: sides.operatorDatabase }, { kind: 'Prepaid' });
  const { serviceNumber, customerId, lineId, accountId } = line;
  await givenBalance({ database: sides.operatorDatabase }, line, cents);
  await booksAt('portal').query(
    `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind, role)
     values ($1, $2, $3, $4, $5, 'Prepaid', 'manager')`,
    [userId, serviceNumber, customerId, lineId, accountId],
  );
  await booksAt('portal').query(
    `insert into line_managers (service_number, user_id, customer_id, role) values ($1, $2, $3, 'manager')`,
    [serviceNumber, userId, customerId],
  );
  return line;
}

/** What the operator's books say of a line and of the one that it gives to. */
interface Standing {
  cents: number;
  receiverCents: number | null;
  passed: number;
  advanced: number;
  owedCents: number;
  toppedUp: number;
}

async function standingOf({ line, receiver }: Pick<Act, 'line' | 'receiver'>): Promise<Standing> {
  const balance = (place: string) =>
    `(select amount_cents::int from operator.prepaid_balances where line_id = ${place})`;
  const counted = (table: string) => `(select count(*)::int from operator.${table} where line_id = $1)`;
  const { rows } = await booksAt('operator').query(
    `select ${balance('$1')} as cents, ${balance('$2')} as "receiverCents", ${counted('balance_transfers')} as passed,
       ${counted('balance_advances')} as advanced, ${counted('topups')} as "toppedUp",
       (select coalesce(sum(owed_cents), 0)::int from operator.balance_advances where line_id = $1) as "owedCents"`,
    [line.lineId, receiver?.lineId ?? null],
  );
  return rows[0];
}

interface Act {
  what: string;
  line: GivenCustomerLine;
  receiver?: GivenCustomerLine;
  /** The same, also twice at once. */
  asks: (() => Promise<Response | null>)[];
  before: Standing;
  after: Standing;
}

interface Person extends GivenUser {
  /** Each in a session of its own: what is proved opens one thing in one of them. */
  sends: Send[];
}

async function givenPerson(sessions: number): Promise<Person> {
  const user = await givenUser(sides);
  const sends: Send[] = [];
  for (let count = 0; count < sessions; count++)
    sends.push(senderOf(sides.origin, await bearerOf(sides.origin, user.email, user.password)));
  return { ...user, sends };
}

const nothing = { receiverCents: null, passed: 0, advanced: 0, owedCents: 0, toppedUp: 0 };
const newKey = () => `EC-${randomUUID()}`;

async function passing(giver: Person, taker: Person): Promise<Act> {
  const [line, receiver] = [await givenPrepaid(giver, 800), await givenPrepaid(taker, 100)];
  const body = { serviceId: line.number, to: receiver.number, amount: { value: 3 } };
  const headers = { 'Request-UUID': newKey() };
  return {
    what: 'passed',
    line,
    receiver,
    asks: giver.sends.map((send) => () => send(transferBalance.path, body, headers)),
    before: { ...nothing, cents: 800, receiverCents: 100 },
    after: { ...nothing, cents: 500, receiverCents: 400, passed: 1 },
  };
}

async function advancing(person: Person): Promise<Act> {
  const line = await givenPrepaid(person, 30);
  const body = { serviceId: line.number, amount: { value: 2 }, fee: { value: 0.2 } };
  const headers = { 'Request-UUID': newKey() };
  return {
    what: 'advanced',
    line,
    asks: person.sends.map((send) => () => send(takeBalanceAdvance.path, body, headers)),
    before: { ...nothing, cents: 30 },
    after: { ...nothing, cents: 230, advanced: 1, owedCents: 220 },
  };
}

type Payer = 'own' | Other;
const payers: readonly Payer[] = ['own', ...others];

/** Of what has been advanced. */
async function toppingUp({ line, after }: Act, payer: Payer, senders: Record<Payer, Send>): Promise<Act> {
  const token = await givenToken(sides, cards.approved, 3);
  const correlatorId = newKey();
  if (payer === 'guest') userIds.push(guestIdOf(correlatorId));
  const order = otherPaymentBody({ serviceId: line.number, dollars: 3, correlatorId, token });
  const own = recharge('bankCard', line.number, correlatorId, token);
  await letOthersPay(sides.database, line.number);
  const ask = () =>
    payer === 'own' ? payingBy(senders.own)('2', line.number, own) : senders[payer](topUpOther.path, order);
  return {
    what: 'topped up',
    line,
    asks: [ask],
    before: after,
    after: { ...after, cents: after.cents + 300 - after.owedCents, owedCents: 0, toppedUp: 1 },
  };
}

/** Whose books are compared in the end. */
const userIds: string[] = [];

interface Answer {
  status: number | null;
  /** Of what is confirmed. */
  id: string | null;
  said: string;
}

async function answerOf(ask: () => Promise<Response | null>): Promise<Answer> {
  const answer = await ask();
  const body = (await answer?.json().catch(() => null)) as { id: string } | null | undefined;
  if (!answer || !body) return { status: null, id: null, said: '' };
  const { status } = answer;
  return { status, id: status <= 202 ? body.id : null, said: JSON.stringify(body) };
}

/** Whoever has to die dies when everybody waits there. Answers what was confirmed all the same. */
async function dieAt(moment: Moment, { at, after }: Death, acts: readonly Act[]) {
  const { side, gate: text, waiting, isDone } = moment;
  const gate = await booksAt(side).connect();
  let asked: Promise<Answer[]>[] = [];
  try {
    await gate.query('begin');
    await gate.query(text, text.includes('$1') ? [acts.map(({ line }) => line.lineId)] : []);
    asked = acts.map(({ asks }) => Promise.all(asks.map(answerOf)));
    await eventually(async () => {
      // Not the turn in which what happened is handed over: it waits there, too.
      const { rows } = await booksAt(side).query(
        `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query !~ '^update ("operator"[.])?"events"'`,
      );
      if (rows.length < waiting) throw new Error(`${rows.length} wait of ${waiting} at: ${text}`);
      for (const act of isDone ? acts : []) expect(await standingOf(act)).toEqual(act.after);
    });
    for (const victim of at) await sides.kill(victim);
  } finally {
    await gate.query('rollback');
    gate.release();
  }
  const answers = await Promise.all(asked);
  for (const victim of after) await sides.kill(victim);
  return answers.map((each) => each.flatMap(({ id }) => id ?? []));
}

it(`${kills} times: whole or not at all, once, taken back once, and told once`, async () => {
  const [giver, taker, stranger] = [await givenPerson(2), await givenPerson(1), await givenPerson(1)];
  userIds.push(giver.userId, stranger.userId);
  const send = (of: Person) => of.sends[0] ?? (() => Promise.resolve(null));
  const senders = { own: send(giver), other: send(stranger), guest: senderOf(sides.origin) };
  const ids: Record<string, string[]> = { passed: [], advanced: [], 'topped up': [] };

  /** Asked again with the same key until it is there, and once more: the same one. */
  async function settled(act: Act, confirmed: readonly string[]): Promise<void> {
    const known = new Set(confirmed);
    const [ask = async () => null] = act.asks;
    for (let time = 0; time < 2; time++)
      await eventually(async () => {
        await proveAsByCode(sides, giver.userId);
        await makeJobsDue(sides);
        const { id, status, said } = await answerOf(ask);
        if (!id) throw new Error(`${act.what}: ${status} ${said}`);
        known.add(id);
        expect(await standingOf(act)).toEqual(act.after);
      });
    expect([...known]).toHaveLength(1);
    ids[act.what]?.push(...known);
  }

  let owing = await advancing(giver);
  await settled(owing, []);
  let killed = 0;
  for (let round = 0; killed < kills; round++) {
    const lap = Math.floor(round / moments.length);
    const [moment] = moments.slice(round % moments.length);
    const [death] = deaths.slice((round + lap) % deaths.length);
    const payer = payers[(round + Math.floor(lap / deaths.length)) % payers.length] ?? 'own';
    await booksAt('portal').query('delete from rate_limits');
    await endTurns(sides);
    await proveAsByCode(sides, giver.userId);
    const acts = [
      await passing(giver, taker),
      await advancing(giver),
      await toppingUp(owing, payer, senders),
    ];
    if (moment && death) {
      const confirmed = await dieAt(moment, death, acts);
      killed += death.at.length + death.after.length;
      await sides.raise();
      for (const [place, act] of acts.entries()) {
        const standing = await standingOf(act);
        // Of a top-up it may be that it is only taken on.
        const isDone = act.what !== 'topped up' && (confirmed[place] ?? []).length > 0;
        expect(isDone ? [act.after] : [act.before, act.after]).toContainEqual(standing);
      }
      for (const [place, act] of acts.entries()) await settled(act, confirmed[place] ?? []);
    }
    [, owing = owing] = acts;
  }

  // What is still owed is an advance that nobody has topped up after.
  const [passed = [], advanced = [], paidBack = []] = [ids.passed, ids.advanced, ids.advanced?.slice(0, -1)];
  const news = {
    TransferBalanceEvent: onceEach([
      ...passed.map((id) => [id, 'sent']),
      ...passed.map((id) => [id, 'received']),
    ]),
    BalanceAdvanceEvent: onceEach([...advanced.map((id) => [id, '220']), ...paidBack.map((id) => [id, '0'])]),
  };
  await eventually(
    async () => {
      await endTurns(sides);
      expect(await newsOf('TransferBalanceEvent', "event->'transfer'", 'transferId', 'side')).toEqual(
        news.TransferBalanceEvent,
      );
      expect(await newsOf('BalanceAdvanceEvent', "event->'advance'", 'advanceId', 'owedCents')).toEqual(
        news.BalanceAdvanceEvent,
      );
    },
    { timeout: 60_000, interval: 250 },
  );
  expect(await messagesTo(giver)).toEqual({
    'Pasaste saldo a otra línea': passed.length,
    'Te adelantamos saldo': advanced.length,
    'Tu adelanto está pagado': paidBack.length,
  });
  expect(await messagesTo(taker)).toEqual({ 'Te pasaron saldo': passed.length });
  const { rows: agreed } = await booksAt('portal').query(
    `select reference from agreements where kind in ('balanceTransfer', 'balanceAdvance')`,
  );
  expect(agreed.map(({ reference }) => reference).sort()).toEqual([...passed, ...advanced].sort());
  const books = await booksOf(sides, userIds);
  expect(disagreements(books)).toEqual([]);
});

interface News {
  id: string;
  step: string;
  events: number;
  told: number;
}

const inOrder = (news: News[]) =>
  news.toSorted((one, other) => `${one.id} ${one.step}`.localeCompare(`${other.id} ${other.step}`));

const onceEach = (steps: string[][]): News[] =>
  inOrder(steps.map(([id = '', step = '']) => ({ id, step, events: 1, told: 1 })));

/** What the operator has told of each step, and how often somebody reads it. */
async function newsOf(eventType: string, noun: string, id: string, step: string): Promise<News[]> {
  const { rows } = await booksAt('portal').query(
    `select ${noun}->>$2 as id, ${noun}->>$3 as step, count(distinct event_id)::int as events,
       count(notification_id)::int as told
     from events left join notifications using (event_id) where event_type = $1 group by 1, 2`,
    [eventType, id, step],
  );
  return inOrder(rows);
}

/** By subject, how many; receipts are the ledger's. */
async function messagesTo({ email }: GivenUser): Promise<Record<string, number>> {
  const { rows } = await booksAt('portal').query(
    `select subject, count(*)::int from messages
     where channel = 'email' and recipient = $1 and subject ~ '(saldo|adelanto)' and subject !~ '^Comprobante' group by 1`,
    [email],
  );
  return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]));
}
