// Faults of the world around: names that are not found, a provider that is gone for a day, a clock that jumps.
import { connectDatabase } from '@portal/database/connection';
import { isDatabaseUnavailable } from '@portal/database/failures';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCounts } from '../src/metrics/counts.ts';
import { createCodes } from '../src/modules/codes/codes.ts';
import { createKushkiGateway } from '../src/providers/card-payments/kushki.ts';
import { blockedIn } from './bot.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { eventually } from './eventually.ts';
import { buyPackage, givenBuyer, paymentOf } from './given/buyer.ts';
import { cards } from './given/cards.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { PAYMENT_TIMEOUT_MS: '300', PAYMENT_SANDBOX_HOLD_MS: '600' },
    withJobs: true,
  });
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

describe('names that are not found', () => {
  it('of the database: nobody can be served now', async () => {
    const { pool, close } = connectDatabase({ host: 'database.invalid', database: 'x' });
    const failure = await pool.query('select 1').catch((error) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    for (const code of ['EAI_AGAIN', 'ENOTFOUND'])
      expect(isDatabaseUnavailable(Object.assign(new Error('getaddrinfo'), { code }))).toBe(true);
    await close();
  });

  it('of the card provider: the outcome is unknown, never a refusal', async () => {
    const gateway = createKushkiGateway({
      baseUrl: 'http://cards.invalid',
      privateMerchantId: 'x',
      webhookSecret: 'a-secret-of-ours',
      log: pino({ level: 'silent' }),
    });
    expect(await gateway.lookup({ idempotencyKey: 'x' })).toEqual({ status: 'unknown', reason: 'network' });
  });
});

describe('a provider that is gone for a day', () => {
  it('is asked for longer than that, and what it says then is written', async () => {
    const buyer = await givenBuyer(app);
    const bought = await buyPackage(app, buyer, { card: cards.answerLost });
    expect(bought.statusCode).toBe(202);
    const { rows } = await app.database.pool.query<{ seconds: number }>(
      `select retry_limit * retry_delay_max as seconds from jobs.job where name = 'look-after-payment'
         and data ->> 'paymentId' = $1`,
      [bought.json().id],
    );
    for (const { seconds } of rows) expect(seconds).toBeGreaterThan(48 * 3_600);
    // As it stands a day later.
    await app.database.pool.query('update payments set created_at = $2 where payment_id = $1', [
      bought.json().id,
      new Date(Date.now() - 86_400_000),
    ]);
    await eventually(async () =>
      expect((await paymentOf(app, buyer, bought.json().id)).status).toBe('authorized'),
    );
  });
});

const hour = 3_600_000;

describe.each([
  ['ahead', hour],
  ['back', -hour],
])('a clock of the machine that jumps an hour %s', (_direction, jump) => {
  const jumped = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });

  it('codes live as long as ever', async () => {
    jumped();
    const codes = createCodes(app.database.db, createCounts());
    const purpose = { operation: 'register', subject: `${jump}@correo.example`, userId: null } as const;
    const { sent, code } = await app.database.db.transaction((tx) => codes.issue(tx, purpose));
    const { rows } = await app.database.pool.query<{ seconds: number }>(
      `select extract(epoch from expires_at - now())::float8 as seconds from codes where subject = $1`,
      [purpose.subject],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(290);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(300);
    expect(
      await codes.check({ handle: sent.codeNumberEn, code, earlier: [], callerId: null }),
    ).toHaveProperty('grant');
  });

  it('a payment is not given up while its charge may be on its way', async () => {
    const buyer = await givenBuyer(app);
    const bought = await buyPackage(app, buyer, { card: cards.answerLost });
    expect(bought.statusCode).toBe(202);
    // In the middle of each queue's look for what is due.
    const gate = await app.database.pool.connect();
    try {
      await gate.query('begin');
      await gate.query('lock table jobs.job');
      await eventually(async () => expect((await blockedIn(app, 'jobs.job')).length).toBeGreaterThan(5));
      jumped();
    } finally {
      await gate.query('rollback');
      gate.release();
    }
    await eventually(async () =>
      expect((await paymentOf(app, buyer, bought.json().id)).status).toBe('authorized'),
    );
  });

  it('sessions go on, and purchases are made', async () => {
    const buyer = await givenBuyer(app);
    jumped();
    expect((await buyPackage(app, buyer)).statusCode).toBe(201);
  });
});
