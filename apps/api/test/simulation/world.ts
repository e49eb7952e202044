// A household on the stage: a holder with three lines, two people whom they invite, and what each of them may do. Every act
// answers a word for the story, and writes down what its customer was told.
import { randomUUID } from 'node:crypto';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { setAutoPay } from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { getExitQuote } from '@portal/contract/shopping/exits';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { createCodes } from '../../src/modules/codes/codes.ts';
import { issueToken } from '../../src/tokens.ts';
import { givenBillOf } from '../given/bills.ts';
import { buyPackage, purchaseBody } from '../given/buyer.ts';
import { billPaymentBody, cards, givenCard, givenToken, otherPaymentBody } from '../given/cards.ts';
import { claimCharge } from '../given/claims.ts';
import { proveSession } from '../given/codes.ts';
import { type GivenCustomerLine, givenBalance, givenLine, givenRole } from '../given/given-line.ts';
import { type GivenUser, givenUser } from '../given/given-user.ts';
import { accept, invite, tokenSentTo } from '../given/people.ts';
import { eventOf, tell } from '../neighbours/provider-news.ts';
import { arrangingAct, givenOwing, type Hands, maybeArranged, type Owing } from './arranging.ts';
import { chipAct, givenChip } from './chips.ts';
import type { Seed } from './seed.ts';
import type { Act, Theatre } from './theatre.ts';

interface Person extends GivenUser {
  token: string;
}

export interface World {
  holder: Person;
  guests: Person[];
  prepaid: GivenCustomerLine;
  postpaid: GivenCustomerLine;
  leaving: GivenCustomerLine;
  owing: Owing;
  /** Most of what is done is done about the chip of the postpaid line. */
  isChipPlayed: boolean;
  billNo: string;
  methodId: string;
  /** From where others pay, with an account and without one. */
  address: string;
  /** Cents that the prepaid line began with. */
  balanceCents: number;
  /** As it was sent, ready to be sent again. */
  sent: (() => Promise<string>)[];
  told: Told;
}

/** What customers were told has happened: ids. */
export interface Told {
  paid: string[];
  claims: string[];
  exits: string[];
  taken: string[];
  /** Each with the request that it answers. */
  arrangements: string[];
  simOrders: string[];
  /** Orders whose code was shown. */
  codes: string[];
}

async function givenSession({ database: { pool } }: Theatre['app']): Promise<Person> {
  const user = await givenUser({ database: { pool } } as Theatre['app']);
  const { token, tokenHash } = issueToken(user.userId);
  await pool.query(
    `insert into sessions (user_id, token_hash, login_name, email, expires_at, entered_by, password_verified_at, unused_proof, trusted_since)
     values ($1, $2, $3, $3, now() + interval '400 days', 'password', now(), 'factor', now() - interval '9 days')`,
    [user.userId, tokenHash, user.email],
  );
  return { ...user, token };
}

let networks = 0;

export async function givenWorld(theatre: Theatre, seed: Seed): Promise<World> {
  const { app } = theatre;
  const [holder, one, other] = await Promise.all([givenSession(app), givenSession(app), givenSession(app)]);
  const [prepaid, postpaid, leaving] = await Promise.all([
    givenLine(app, { kind: 'Prepaid' }),
    givenLine(app),
    givenLine(app),
  ]);
  const owing = await givenOwing(app, seed);
  await Promise.all(
    [prepaid, postpaid, leaving, owing.line].map((line) => givenRole(app, holder, line, 'holder')),
  );
  const balanceCents = 1_000;
  await givenBalance(app, prepaid, balanceCents);
  await givenChip(app, postpaid);
  const today = new Date().toISOString().slice(0, 10);
  const billNo = await givenBillOf(app, postpaid, today, [
    ['plan', 'Plan', 999],
    ['thirdParty', 'Horóscopo diario', 260],
  ]);
  const { id: methodId } = await givenCard(app, holder.token);
  const told = { paid: [], claims: [], exits: [], taken: [], arrangements: [], simOrders: [], codes: [] };
  const address = `2001:db8:${(++networks >> 16).toString(16)}:${(networks & 0xffff).toString(16)}::1`;
  const world = {
    holder,
    guests: [one, other],
    prepaid,
    postpaid,
    leaving,
    owing,
    isChipPlayed: !owing.isPlayed && seed.chance(0.25),
    billNo,
    methodId,
    address,
    balanceCents,
    sent: [],
    told,
  };
  await maybeArranged(theatre, world, seed);
  return world;
}

/** After days their sessions would have ended. */
export const refreshSessions = ({ app }: Theatre, { holder, guests }: World) =>
  app.database.pool.query('update sessions set last_seen_at = now() where user_id = any($1)', [
    [holder, ...guests].map(({ userId }) => userId),
  ]);

const usualCards = [cards.approved, cards.approved, cards.approved, cards.declined, cards.insufficient];

/** What somebody may do now, chosen by the seed. */
export async function actOf(theatre: Theatre, world: World, seed: Seed): Promise<Act> {
  const { app } = theatre;
  const { holder, guests, prepaid, postpaid, leaving, billNo, told } = world;
  const { token } = holder;
  const buyer = { user: holder, token, line: prepaid };
  const word = ({ statusCode, body }: LightMyRequestResponse) =>
    statusCode < 400 ? String(statusCode) : `${statusCode} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`;
  const once = (name: string, send: () => Promise<string>): Act => {
    world.sent.push(send);
    return [name, send];
  };
  const paid = (answer: LightMyRequestResponse) => {
    if (answer.statusCode === 201) told.paid.push(answer.json().id);
    return word(answer);
  };
  const pay = (payload: object, action: string, line?: GivenCustomerLine) =>
    app
      .call({
        method: 'POST',
        url: createPayment.path,
        token,
        headers: { action, ...(line ? { claroid: line.number } : {}) },
        payload,
      })
      .then(paid);
  const cardToken = (dollars: number) =>
    theatre.stage.outside(() => givenToken(app, seed.pick(usualCards), dollars));
  const hands: Hands = { word, once, pay };
  const correlatorId = `EC-${uuidv7()}`;
  const codes = createCodes(app.database.db, { code() {} });
  const prove = () => theatre.stage.outside(() => proveSession(app, token));

  /** By somebody who is signed in, or by nobody whom anybody knows. */
  const payForOther = async (kind: 'bill' | 'recharge') => {
    const payer = seed.pick([guests[0], null]);
    const [call, line] = kind === 'bill' ? [payOtherBill, postpaid] : [topUpOther, prepaid];
    const dollars = kind === 'bill' ? seed.pick([14.48, 14.48, 11.49]) : 5;
    const given = await cardToken(dollars);
    const payload = otherPaymentBody({ serviceId: line.number, token: given, dollars, correlatorId });
    const from = { remoteAddress: world.address, ...(payer ? { token: payer.token } : {}) };
    return once(`${payer ? 'somebody' : 'a stranger'} pays a ${kind}`, async () => {
      // As if somebody there had shown that they are no program.
      const subject = `payable ${line.serviceNumber}`;
      await theatre.stage.outside(() => codes.rememberPass(world.address, subject));
      return app.call({ ...from, method: 'POST', url: call.path, payload }).then(paid);
    });
  };

  const acts: (() => Act | Promise<Act>)[] = [
    async () => {
      const given = await cardToken(5);
      return once('tops up by card', async () =>
        pay(
          purchaseBody({
            kind: 'recharge',
            itemId: prepaid.number,
            dollars: 5,
            type: 'bankCard',
            correlatorId,
            cardToken: given,
          }),
          '2',
          prepaid,
        ),
      );
    },
    async () => {
      const given = await cardToken(3);
      return once('buys a package by card', async () =>
        buyPackage(app, buyer, { correlatorId, cardToken: given }).then(paid),
      );
    },
    () =>
      once('buys a package by balance', () =>
        buyPackage(app, buyer, { correlatorId, type: 'wallet' }).then(paid),
      ),
    () =>
      once('buys a package by invoice', () =>
        buyPackage(app, { ...buyer, line: postpaid }, { correlatorId, type: 'account' }).then(paid),
      ),
    async () => {
      const dollars = seed.pick([14.48, 14.48, 11.49]);
      const given = await cardToken(dollars);
      return once('pays the bill', async () =>
        pay(billPaymentBody({ billNo, token: given, dollars, correlatorId }), '3'),
      );
    },
    () => {
      const dollars = seed.pick([14.48, 11.49]);
      const { authorizationCode: _, ...body } = billPaymentBody({ billNo, token: '', dollars, correlatorId });
      const paymentMethod = [{ '@type': 'tokenizedCard', id: world.methodId }];
      return once('pays the bill by a saved card', () => pay({ ...body, paymentMethod }, '3'));
    },
    () => payForOther('bill'),
    () => payForOther('recharge'),
    () => {
      const enabled = seed.chance(0.75);
      return [
        enabled ? 'wants the bill paid by itself' : 'pays by hand from now on',
        async () => {
          await prove();
          return word(
            await app.call({
              method: 'PUT',
              url: `${setAutoPay.path}?billingAccountId=${encodeURIComponent(postpaid.accountId)}`,
              token,
              payload: { enabled },
            }),
          );
        },
      ];
    },
    () => ['the turn of automatic payments', async () => String(await app.runAutomatic())],
    () => ['the job looks after payments', () => lookAfterPayments(theatre, world)],
    () => ['events are told', async () => String(await app.settleOnce())],
    () => [
      'the provider tells',
      async () => {
        const { rows } = await theatre.stage.outside(() =>
          app.database.pool.query(
            'select idempotency_key as id from pay_sandbox.charges where idempotency_key = any($1) limit 1',
            [[...theatre.charged]],
          ),
        );
        if (!rows[0]) return 'nothing';
        const body = await theatre.stage.outside(() => eventOf(app, rows[0].id));
        return word(await tell(app, body));
      },
    ],
    () => {
      const headers = { 'Request-UUID': `EC-${randomUUID()}` };
      const charge = { '@referredType': 'billLine', id: '2', billNo } as const;
      return once('claims a charge', async () => {
        const answer = await claimCharge(app, token, charge, {}, headers);
        if (answer.statusCode === 201) told.claims.push(answer.json().id);
        return word(answer);
      });
    },
    () => ['the operator goes on', () => app.tick().then(() => 'done')],
    () => {
      const headers = { 'Request-UUID': randomUUID() };
      return once('leaves a service', async () => {
        const url = `${getExitQuote.path}?serviceId=${leaving.number}`;
        const quote = await app.call({ method: 'GET', url, token });
        if (quote.statusCode !== 200) return word(quote);
        const { endsOn, cost } = quote.json();
        await prove();
        const payload = {
          relatedParty: [{ id: leaving.number }],
          orderItem: [{ action: 'delete' }],
          quote: { endsOn, cost },
        };
        const answer = await app.call({
          method: 'POST',
          url: createProductOrder.path,
          token,
          headers,
          payload,
        });
        if (answer.statusCode === 201) told.exits.push(answer.json().id);
        return word(answer);
      });
    },
    () => [
      'stays after all',
      async () => {
        const id = told.exits.at(-1);
        if (!id) return 'nothing';
        return word(
          await app.call({ method: 'DELETE', url: cancelProductOrder.path.replace(':id', id), token }),
        );
      },
    ],
    () => chipAct(theatre, world, seed, hands),
    () => {
      const guest = seed.pick(guests);
      return [
        'invites somebody',
        async () => {
          await prove();
          return word(await invite(app, token, 'viewer', guest.email, prepaid.number));
        },
      ];
    },
    () => {
      const [invited, opener] = [seed.pick(guests), seed.pick(guests)];
      return once('an invitation is accepted', async () => {
        const sent = await theatre.stage.outside(() => tokenSentTo(app, invited.email).catch(() => null));
        if (!sent) return 'nothing';
        const answer = await accept(app, opener.token, sent);
        if (answer.statusCode === 201) told.taken.push(`${opener.userId} ${sent}`);
        return word(answer);
      });
    },
  ];
  const again = () => ['sends again', seed.pick(world.sent)] as Act;
  if (world.sent.length > 0 && seed.chance(0.2)) return again();
  if (world.isChipPlayed && seed.chance(0.8)) return chipAct(theatre, world, seed, hands);
  if (seed.chance(world.owing.isPlayed ? 0.8 : 0.1)) return arrangingAct(theatre, world, seed, hands);
  return seed.pick(acts)();
}

/** Whose lines are paid for, by whomever. */
export const customersOf = ({ prepaid, postpaid, leaving, owing }: World): string[] =>
  [prepaid, postpaid, leaving, owing.line].map(({ customerId }) => customerId);

export const paymentsFor = (customers: string) =>
  `(select payment_id from payments where customer_id = any(${customers}))`;

/** As the queue does: what is due is taken, and stays until nothing is left to do. */
export async function lookAfterPayments({ app, stage }: Theatre, world: World): Promise<string> {
  const { pool } = app.database;
  const { rows } = await stage.outside(() =>
    pool.query(
      `select id, data from jobs.job where name = 'look-after-payment' and state in ('created', 'retry')
         and start_after <= now() and (data->>'paymentId')::uuid in ${paymentsFor('$1')} order by created_on, id limit 20`,
      [customersOf(world)],
    ),
  );
  let done = 0;
  for (const { id, data } of rows) {
    const isDone = await app.lookAfterPayment(data.userId, data.paymentId).catch(() => false);
    const after = isDone ? "state = 'completed'" : "start_after = now() + interval '20 seconds'";
    await stage.outside(() =>
      pool.query(`update jobs.job set ${after} where name = 'look-after-payment' and id = $1`, [id]),
    );
    if (isDone) done++;
  }
  return `${done} of ${rows.length}`;
}
