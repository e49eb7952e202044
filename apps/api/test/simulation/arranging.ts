// A line of the household whose bill is overdue, or soon is: arranged, paid in parts by card and by code, broken, paid otherwise.
import { randomUUID } from 'node:crypto';
import { cancelArrangement, makeArrangement } from '@portal/contract/paying/arrangements';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import { givenBillOf } from '../given/bills.ts';
import { billPaymentBody, cards, givenToken, partPaymentBody } from '../given/cards.ts';
import { claimCharge } from '../given/claims.ts';
import { type GivenCustomerLine, givenLine } from '../given/given-line.ts';
import { tell } from '../neighbours/provider-news.ts';
import type { Seed } from './seed.ts';
import type { Act, Theatre } from './theatre.ts';

export interface Owing {
  line: GivenCustomerLine;
  billNo: string;
  /** Most of what is done is done about its bill. */
  isPlayed: boolean;
}

/** Of a world what is played with here. */
interface World {
  holder: { token: string };
  owing: Owing;
  methodId: string;
  told: Record<'claims' | 'arrangements', string[]>;
}

const totalCents = 1_150;
const tellHour = 9;

/** How far its account has been reminded: the bill is due in three days, it was warned of, or its line is suspended. */
const beginnings = [
  { issuedAgo: 17, stage: null, suspendsIn: null, nextIn: 4 },
  { issuedAgo: 32, stage: 'warned', suspendsIn: 3, nextIn: 3 },
  { issuedAgo: 40, stage: 'suspended', suspendsIn: -1, nextIn: 1 },
] as const;

export async function givenOwing(app: TestApp, seed: Seed): Promise<Owing> {
  const { pool } = app.database;
  const { issuedAgo, stage, suspendsIn, nextIn } = seed.pick(beginnings);
  const line = await givenLine(app);
  const today = civilDateOf(new Date());
  const billNo = await givenBillOf(app, line, addDays(today, -issuedAgo), [['plan', 'Plan', 1_000]]);
  await pool.query(
    'update operator.bills set dunning_stage = $3, suspends_on = $4, dunning_at = $5 where customer_id = $1 and bill_no = $2',
    [
      line.customerId,
      billNo,
      stage,
      suspendsIn === null ? null : addDays(today, suspendsIn),
      instantAt(addDays(today, nextIn), tellHour),
    ],
  );
  if (stage === 'suspended')
    await pool.query(
      `update operator.lines set status = 'S', debt_since = $3 where customer_id = $1 and line_id = $2`,
      [line.customerId, line.lineId, new Date()],
    );
  return { line, billNo, isPlayed: seed.chance(0.4) };
}

/** What an act is made of, beside its world. */
export interface Hands {
  word(answer: LightMyRequestResponse): string;
  once(name: string, send: () => Promise<string>): Act;
  pay(payload: object, action: string): Promise<string>;
}

interface Part {
  id: string;
  cents: number;
}

const payableOf = async ({ app }: Theatre, { owing: { line, billNo } }: World): Promise<number> => {
  const { rows } = await app.database.pool.query<{ cents: number }>(
    `select (total_cents - claimed_cents - arranged_cents)::int as cents from operator.bills
     where customer_id = $1 and bill_no = $2`,
    [line.customerId, billNo],
  );
  return rows[0]?.cents ?? 0;
};

/** Of its newest arrangement, by their days. */
const partsOf = async ({ app }: Theatre, { owing: { line } }: World): Promise<Part[]> => {
  const { rows } = await app.database.pool.query<Part>(
    `select arrangement_id || ':' || (part->>'position') as id, (part->>'amountCents')::int as cents
     from (select * from operator.arrangements where customer_id = $1 order by created_at desc, arrangement_id limit 1) as newest,
       jsonb_array_elements(instalments) as part order by (part->>'position')::int`,
    [line.customerId],
  );
  return rows;
};

/** Days from today, and of how much there is to pay the percents. */
const plans = [
  [[10, 100]],
  [
    [1, 40],
    [20, 60],
  ],
  [
    [0, 40],
    [9, 30],
    [30, 30],
  ],
] as const;

function planned(seed: Seed, cents: number) {
  const today = civilDateOf(new Date());
  const plan = seed.pick(plans);
  let left = cents;
  return plan.map(([inDays, percent], place) => {
    const part = place === plan.length - 1 ? left : Math.ceil((cents * percent) / 100);
    left -= part;
    return { amount: { value: part / 100 }, due: addDays(today, inDays) };
  });
}

/** As the bill stands when somebody looks at it; it may have changed when they send it. */
async function arranging(theatre: Theatre, world: World, seed: Seed) {
  const { holder, owing, told } = world;
  const cents = await theatre.stage.outside(() => payableOf(theatre, world));
  const instalments = planned(seed, Math.max(cents, 100));
  const key = randomUUID();
  const send = async () => {
    const answer = await theatre.app.call({
      method: 'POST',
      url: makeArrangement.path,
      token: holder.token,
      headers: { 'Request-UUID': key },
      payload: { billNo: owing.billNo, cost: { value: 0 }, instalments },
    });
    if (answer.statusCode === 201) told.arrangements.push(`${key} ${answer.json().id}`);
    return answer;
  };
  return { parts: instalments.length, send };
}

/** Some have arranged it before the curtain rises. */
export async function maybeArranged(theatre: Theatre, world: World, seed: Seed): Promise<void> {
  if (!world.owing.isPlayed || seed.chance(0.4)) return;
  const { send } = await arranging(theatre, world, seed);
  await send();
}

async function arranges(theatre: Theatre, world: World, seed: Seed, hands: Hands): Promise<Act> {
  const { parts, send } = await arranging(theatre, world, seed);
  return hands.once(`arranges the bill in ${parts} parts`, () => send().then(hands.word));
}

const usualCards = [cards.approved, cards.approved, cards.declined];

/** What is done about the bill, one of them chosen by the seed. */
export async function arrangingAct(theatre: Theatre, world: World, seed: Seed, hands: Hands): Promise<Act> {
  const { app, stage } = theatre;
  const { holder, owing, told, methodId } = world;
  const { token } = holder;
  const correlatorId = `EC-${uuidv7()}`;
  const cardToken = (dollars: number) => stage.outside(() => givenToken(app, seed.pick(usualCards), dollars));
  const byCode = { authorizationCode: undefined, paymentMethod: { '@type': 'cash' } };
  const bySaved = {
    authorizationCode: undefined,
    paymentMethod: [{ '@type': 'tokenizedCard', id: methodId }],
  };

  const paysPart = async (how: 'a card' | 'a saved card' | 'a code') => {
    const parts = await stage.outside(() => partsOf(theatre, world));
    if (parts.length === 0) return arranges(theatre, world, seed, hands);
    const { id, cents } = seed.pick(parts);
    const dollars = cents / 100;
    const given = how === 'a card' ? await cardToken(dollars) : '';
    const body = partPaymentBody({ id, token: given, dollars, correlatorId });
    const by = how === 'a card' ? {} : how === 'a code' ? byCode : bySaved;
    return hands.once(`pays part ${id.split(':')[1]} by ${how}`, () => hands.pay({ ...body, ...by }, '4'));
  };
  const paysBill = async (how: 'a card' | 'a code') => {
    const left = await stage.outside(() => payableOf(theatre, world));
    const dollars = (left > 0 ? left : totalCents) / 100;
    const given = how === 'a card' ? await cardToken(dollars) : '';
    const body = billPaymentBody({ billNo: owing.billNo, token: given, dollars, correlatorId });
    const by = how === 'a card' ? {} : byCode;
    return hands.once(`pays what is owed by ${how}`, () => hands.pay({ ...body, ...by }, '3'));
  };

  const acts: (() => Act | Promise<Act>)[] = [
    () => arranges(theatre, world, seed, hands),
    () => paysPart('a card'),
    () => paysPart('a card'),
    () => paysPart('a saved card'),
    () => paysPart('a code'),
    () => paysBill('a card'),
    () => paysBill('a code'),
    () => {
      const how = seed.pick(['exacto', 'exacto', 'menos', 'tarde'] as const);
      return [`at the till, ${how}`, () => atTill(theatre, world, how)];
    },
    () => [
      'takes the arrangement back',
      async () => {
        const id = told.arrangements.at(-1)?.split(' ')[1];
        if (!id) return 'nothing';
        const url = cancelArrangement.path.replace(':id', id);
        return hands.word(await app.call({ method: 'DELETE', url, token }));
      },
    ],
    () => {
      const headers = { 'Request-UUID': randomUUID() };
      const charge = { '@referredType': 'billLine', id: '1', billNo: owing.billNo } as const;
      return hands.once('claims what is owed', async () => {
        const answer = await claimCharge(app, token, charge, { reason: 'wrongAmount' }, headers);
        if (answer.statusCode === 201) told.claims.push(answer.json().id);
        return hands.word(answer);
      });
    },
    () => ['the operator goes on', () => app.tick().then(() => 'done')],
    () => ['the operator goes on', () => app.tick().then(() => 'done')],
  ];
  return seed.pick(acts)();
}

/** Codes that this bill or its parts are paid by, and that somebody was shown: nobody pays another. */
export const codesOf = async ({ app }: Pick<Theatre, 'app'>, customers: readonly string[]) =>
  (
    await app.database.pool.query<{ paymentId: string; pin: string }>(
      `select idempotency_key as "paymentId", pin from pay_sandbox.codes
       where idempotency_key in (
         select payment_id::text from payments where customer_id = any($1) and instructions is not null)
       order by created_at desc, idempotency_key`,
      [customers],
    )
  ).rows;

/** The newest code is paid, and the provider tells of it. */
async function atTill(theatre: Theatre, { owing }: World, como: string): Promise<string> {
  const { app, stage } = theatre;
  const [code] = await stage.outside(() => codesOf(theatre, [owing.line.customerId]));
  if (!code) return 'nothing';
  await stage.outside(() =>
    fetch(`${app.payOrigin}/pagar`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ codigo: code.pin, como }),
    }),
  );
  return String((await tellOfCode(app, code.paymentId)).statusCode);
}

/** A hint, which has the provider asked. */
export const tellOfCode = (app: TestApp, paymentId: string) =>
  tell(
    app,
    JSON.stringify({
      ticketNumber: '1',
      status: 'expiredTransaction',
      metadata: { idempotencyKey: paymentId },
    }),
  );
