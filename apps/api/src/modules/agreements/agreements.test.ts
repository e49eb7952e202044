// Whatever a customer accepts has its row, in the transaction of what follows from it.
import { randomUUID } from 'node:crypto';
import { completeRegistration, deleteUser, startRegistration } from '@portal/contract/access/sso';
import { savePreferences } from '@portal/contract/help/notifications';
import { getSpendingControl, putSpendingControl } from '@portal/contract/lines/usage';
import { setAutoTopUp } from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import {
  type Agreement,
  listConsents,
  setPrivacyChoice,
  verifyConsents,
} from '@portal/contract/privacy/agreements';
import { dayMs } from '@portal/market/civil-dates';
import { currencyCode, unitsOf } from '@portal/market/money';
import { taxName, taxOn } from '@portal/market/tax';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { answerQuestions, associate, givenGrant, givenSignedIn } from '../../../test/given/association.ts';
import { givenBillOf } from '../../../test/given/bills.ts';
import { buyPackage, givenBuyer, recharge } from '../../../test/given/buyer.ts';
import {
  billPaymentBody,
  cards,
  givenCard,
  givenToken,
  saveCard,
  savingToken,
  wishAutoPay,
} from '../../../test/given/cards.ts';
import { lastCode, passBotCheck, typeCode } from '../../../test/given/codes.ts';
import { givenHome, givenLine, givenManager } from '../../../test/given/given-line.ts';
import { provePassword } from '../../../test/given/given-user.ts';
import { becomeHolder } from '../../../test/given/people.ts';
import {
  forgetCodeLimits,
  givenPlanGrant,
  givenSubscriber,
  orderPlan,
} from '../../../test/given/plan-change.ts';
import { createChainKeys } from '../../db/chain-keys.ts';
import { findingOf } from './chain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const chainOf = async (token: string): Promise<Agreement[]> =>
  (await get(`${listConsents.path}?limit=500`, token)).json();
const verified = async (token: string) => (await get(verifyConsents.path, token)).json();

interface Act {
  /** None yet of who registers by it. */
  token: string | null;
  email?: string;
  kinds: string[];
  run(): Promise<LightMyRequestResponse>;
}

/** Each is prepared up to the call that it is about. */
const acts: Record<string, () => Promise<Act>> = {
  async registration() {
    const email = `acepta.${randomUUID().slice(0, 8)}@correo.example`;
    await passBotCheck(app, email);
    const started = await app.call({
      method: 'POST',
      url: startRegistration.path,
      headers: { UserId: email },
    });
    const checked = await typeCode(app, started.json().codeNumberEn, await lastCode(app, email));
    return {
      token: null,
      email,
      kinds: ['terms'],
      run: () =>
        app.call({
          method: 'POST',
          url: completeRegistration.path,
          headers: { 'x-otp-grant': String(checked.headers['x-otp-grant']) },
          payload: { name: 'Ana', lastName: 'Pérez', phoneNumber: null, email, password: 'Zarpado26' },
        }),
    };
  },

  async 'association by code'() {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    await forgetCodeLimits(app);
    const grant = await givenGrant(app, user, line);
    return {
      token: user.token,
      kinds: ['association'],
      run: () => associate(app, user, { number: line.number, grant }),
    };
  },

  async 'association by document'() {
    const user = await givenSignedIn(app);
    const home = await givenHome(app, { serviceTypes: [3, 5] });
    return {
      token: user.token,
      kinds: ['holder', 'association', 'association'],
      run: () => answerQuestions(app, user.token, home),
    };
  },

  async 'becoming the holder'() {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    await givenManager(app, user, line);
    return { token: user.token, kinds: ['holder'], run: () => becomeHolder(app, user.token, line) };
  },

  async package() {
    const buyer = await givenBuyer(app);
    return { token: buyer.token, kinds: ['package'], run: () => buyPackage(app, buyer) };
  },

  async 'top-up'() {
    const buyer = await givenBuyer(app);
    return { token: buyer.token, kinds: ['recharge'], run: () => recharge(app, buyer) };
  },

  async 'payment of a bill'() {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    await givenManager(app, user, line);
    const billNo = await givenBillOf(app, line, '2026-11-01', [['plan', 'Plan', 1_000]]);
    const dollars = unitsOf(1_000 + taxOn(1_000));
    const token = await givenToken(app, cards.approved, dollars);
    const body = billPaymentBody({ billNo, dollars, correlatorId: `EC-${randomUUID()}`, token });
    return {
      token: user.token,
      kinds: ['bill'],
      run: () =>
        app.call({
          method: 'POST',
          url: createPayment.path,
          token: user.token,
          headers: { action: '3' },
          payload: body,
        }),
    };
  },

  async 'change of plan'() {
    const user = await givenSubscriber(app);
    await forgetCodeLimits(app);
    const grant = await givenPlanGrant(app, user, 'PLU15');
    return {
      token: user.token,
      kinds: ['planChange'],
      run: () => orderPlan(app, user.token, { number: user.line.number, planId: 'PLU15', grant }),
    };
  },

  async 'saved card'() {
    const { token } = await givenSignedIn(app);
    const cardToken = await savingToken(app);
    return { token, kinds: ['savedCard'], run: () => saveCard(app, token, cardToken) };
  },

  async 'automatic payment'() {
    const user = await givenSignedIn(app);
    const line = await givenLine(app);
    await givenManager(app, user, line);
    const { id } = await givenCard(app, user.token);
    const wish = { enabled: true, paymentMethodId: id };
    return {
      token: user.token,
      kinds: ['autoPay', 'savedCard'],
      run: () => wishAutoPay(app, user.token, line.accountId, wish),
    };
  },

  async 'automatic top-up'() {
    const { token, line } = await givenBuyer(app);
    await givenCard(app, token);
    const amount = (cents: number) => ({ amount: unitsOf(cents) });
    return {
      token,
      kinds: ['autoTopUp', 'savedCard'],
      run: () =>
        app.call({
          method: 'PUT',
          url: `${setAutoTopUp.path}?serviceId=${line.number}`,
          token,
          payload: { enabled: true, amount: amount(500), below: amount(100) },
        }),
    };
  },

  async 'alerts and caps'() {
    const { token, line } = await givenSubscriber(app);
    const url = `${putSpendingControl.path}?serviceId=${line.number}`;
    const current = await get(`${getSpendingControl.path}?serviceId=${line.number}`, token);
    const { cap, roamingCap } = current.json();
    return {
      token,
      kinds: ['spendingControl'],
      run: () =>
        app.call({
          method: 'PUT',
          url,
          token,
          payload: {
            alerts: [],
            cap: { ...cap, amount: { unit: currencyCode, value: unitsOf(700) } },
            roamingCap,
          },
        }),
    };
  },

  async promotions() {
    const { token } = await givenSignedIn(app);
    const some = { email: true, sms: false, charges: true, bills: true, promotions: true };
    return {
      token,
      kinds: ['marketing'],
      run: () =>
        app.call({ method: savePreferences.method, url: savePreferences.path, token, payload: some }),
    };
  },
};

const changed = [
  'users',
  'payments',
  'payment_keys',
  'bill_purchases',
  'order_keys',
  'associations',
  'line_managers',
  'payment_methods',
  'auto_pays',
  'auto_top_ups',
  'operator_commands',
  'grants',
  'notification_preferences',
  'agreements',
  'agreement_marks',
  'operator.spending_controls',
];

async function counted() {
  const counts = changed.map((table) => `(select count(*)::int from ${table}) as "${table}"`);
  return (await app.database.pool.query(`select ${counts.join(', ')}`)).rows[0];
}

describe.each(Object.keys(acts))('%s', (name) => {
  it('has its row, with what was accepted and how the person was known', async () => {
    const act = await acts[name]?.();
    if (!act) throw new Error(name);
    const answer = await act.run();
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const token = act.token ?? (await app.signIn(act.email ?? '', 'Zarpado26'));
    const chain = await chainOf(token);
    expect(chain.map(({ kind }) => kind)).toEqual(act.kinds);
    for (const row of chain) {
      expect(row.text.length).toBeGreaterThan(40);
      if (row.text.includes('incluido')) expect(row.text).toContain(`con ${taxName} incluido`);
      expect(row.proof).not.toBe('');
    }
    expect(await verified(token)).toMatchObject({ ok: true, count: act.kinds.length });
  });

  it('does not happen where its row cannot be written', async () => {
    const act = await acts[name]?.();
    const before = await counted();
    await app.database.pool.query('alter table agreements add constraint no_more check (false) not valid');
    const answer = await act?.run();
    await app.database.pool.query('alter table agreements drop constraint no_more');
    expect(answer?.statusCode).toBeGreaterThanOrEqual(500);
    expect(await counted()).toEqual(before);
  });
});

describe('What is left of the agreements of who has gone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true });
  });
  afterAll(() => app.close());

  const query = (statement: string, ...values: unknown[]) => app.database.pool.query(statement, values);

  it('of who has gone the chain stays, under an id that names nobody, and without what names them', async () => {
    const user = await givenSignedIn(app);
    const home = await givenHome(app);
    await answerQuestions(app, user.token, home);
    const { rows: before } = await query(
      'select agreement_id, customer_id, hash from agreements where user_id = $1 order by position',
      user.userId,
    );
    await provePassword(app, user, user.token);
    expect(
      (await app.call({ method: 'DELETE', url: deleteUser.path, token: user.token })).statusCode,
    ).toBeLessThan(300);
    await app.endErasureDays(user.userId);
    const { rows } = await query(
      `select user_id as "userId", position, agreement_id as "agreementId", kind, decision, accepted_at as "acceptedAt",
       channel, customer_id as "customerId", reference, text_hash as "textHash", details, details_hash as "detailsHash",
       previous_hash as "previousHash", hash, seal
     from agreements where customer_id = $1 order by position`,
      before[0].customer_id,
    );
    expect(rows.map(({ hash }) => hash)).toEqual(before.map(({ hash }) => hash));
    expect(rows.map(({ details, userId }) => [details, userId === user.userId])).toEqual(
      rows.map(() => [null, false]),
    );
    const { rows: texts } = await query('select text_hash, text from agreement_texts');
    const byHash = new Map(texts.map(({ text_hash, text }) => [text_hash.toString('hex'), text]));
    const keys = await createChainKeys({ key: null, keysBefore: [] })(app.database.db);
    const known = { keys, texts: byHash, atLeast: rows.length };
    expect(findingOf(rows, { ...known, isErased: true })).toBe('whole');
    expect(findingOf(rows, known)).toBe('changed');
    const { rows: people } = await query(
      'select user_id from customer_people where customer_id = $1',
      before[0].customer_id,
    );
    expect(people.map(({ user_id }) => user_id)).toEqual([rows[0].userId]);

    // Whole for seven years after they have left, however long ago they acted; and then gone whole.
    const ofThem = 'select 1 from agreements where customer_id = $1';
    const customerId = before[0].customer_id;
    await query(
      "update agreements set accepted_at = now() - interval '9 years' where customer_id = $1",
      customerId,
    );
    await app.runRetention();
    expect((await query(ofThem, customerId)).rowCount).toBe(before.length);
    const longAgo = uuidv7({ msecs: Date.now() - 3_000 * dayMs });
    await query(
      `insert into agreements select $2::uuid, position, agreement_id, kind, decision, accepted_at, channel, customer_id, reference,
         text_hash, details, details_hash, previous_hash, hash, seal
       from agreements where customer_id = $1`,
      customerId,
      longAgo,
    );
    await query('delete from agreements where customer_id = $1 and user_id <> $2', customerId, longAgo);
    await app.runRetention();
    expect((await query(ofThem, customerId)).rowCount).toBe(0);
  });

  it('of who has done very much, too', async () => {
    const user = await givenSignedIn(app);
    const url = setPrivacyChoice.path.replace(':id', 'profiling');
    await app.call({ method: 'PUT', url, token: user.token, payload: { granted: true } });
    await query(
      `insert into agreements select user_id, n, gen_random_uuid(), kind, decision, accepted_at, channel, customer_id, reference,
         text_hash, details, details_hash, previous_hash, hash, seal
       from agreements, generate_series(2, 4500) as n where user_id = $1`,
      user.userId,
    );
    await provePassword(app, user, user.token);
    await app.call({ method: 'DELETE', url: deleteUser.path, token: user.token });
    await app.endErasureDays(user.userId);
    const { rows } = await query('select 1 from agreements where user_id = $1', user.userId);
    expect(rows).toEqual([]);
  });
});
