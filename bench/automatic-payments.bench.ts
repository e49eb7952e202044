// 10,000 bills that are paid by themselves, all due at once: each charged once, as many a second as the provider takes,
// and light calls beside it. `--payments N` for fewer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getPreferences } from '@portal/contract/help/notifications';
import type pg from 'pg';
import { countedBy, startInstantProvider } from './shared/instant-provider.ts';
import { type Ask, atFixedRate } from './shared/load.ts';
import { customerWith, endOf, insertSession, root, startPortal } from './shared/portal.ts';
import { type BenchDatabase, startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { type AtEnd, median, quantile, runBench, standApart } from './shared/run.ts';

/** As the server's setting has it unless told. */
const chargesPerSecond = 20;
const lightPerSecond = 50;
const rounds = 4;
const idleSeconds = 6;
const busySeconds = 8;
/** Not the provider's limit any more, but what two processes can. */
const unlimited = '1000';
const allWithinMs = 15 * 60_000;

await runBench(async (report, atEnd) => {
  const count = paymentsWanted();
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('automatic');
  await seed(atEnd, database, count * 4);
  const provider = await startInstantProvider(atEnd);
  const settings = {
    DATABASE_URL: database.url,
    DEMO: 'off',
    OPERATOR_CLOCK: 'off',
    KUSHKI_BASE_URL: provider,
    PAYMENT_AUTOMATIC_PER_SECOND: String(chargesPerSecond),
  };
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const portal = await startPortal(settings, atEnd);

  await withClient(database.connection, async (client) => {
    const given = await giveAutoPays(client, count);
    if (given < count) throw new Error(`the seeded operator has ${given} accounts only`);
    const light = await lightAsk(client, portal.origin);
    const times: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
    const ratios: number[] = [];
    await atFixedRate(() => light, { perSecond: lightPerSecond, seconds: idleSeconds });
    for (let round = 0; round < rounds; round++) {
      const idle = await atFixedRate(() => light, { perSecond: lightPerSecond, seconds: idleSeconds });
      await allAreDue(client, true);
      const before = await countedBy(provider);
      const busy = await atFixedRate(() => light, { perSecond: lightPerSecond, seconds: busySeconds });
      const charged = (await countedBy(provider)).charges - before.charges;
      await allAreDue(client, false);
      // What has begun ends.
      await sleep(2_000);
      report.say(
        `p50 and p95 idle ${figures(idle)}, with ${(charged / busySeconds).toFixed(1)} charges a second ${figures(busy)} ms`,
      );
      if (charged > chargesPerSecond * (busySeconds + 1))
        throw new Error('more charges than the provider takes');
      times.idle.push(...idle);
      times.busy.push(...busy);
      ratios.push(median(busy) / median(idle));
    }
    const { charges } = await countedBy(provider);
    const pace = charges / (rounds * busySeconds);
    report.atLeast('charges a second, of as many as the provider takes', pace / chargesPerSecond, 0.8);
    report.atMost('light calls while bills are charged, p50 to idle', median(ratios), 3);
    report.atMost('the same at p95', quantile(times.busy, 0.95) / quantile(times.idle, 0.95), 6);

    await portal.stop();
    const many = { ...settings, PAYMENT_AUTOMATIC_PER_SECOND: unlimited };
    await Promise.all([startPortal(many, atEnd), startPortal(many, atEnd)]);
    const startedAt = performance.now();
    await allAreDue(client, true);
    const left = count - charges;
    while ((await paidOf(client)).payments < count) {
      if (performance.now() - startedAt > allWithinMs) throw new Error('not all have been paid in time');
      await sleep(1_000);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    report.say(`${left} more by two processes in ${seconds.toFixed(0)} s`);
    const paid = await paidOf(client);
    const counted = await countedBy(provider);
    report.say(`${JSON.stringify(paid)}, at the provider ${JSON.stringify(counted)}`);
    const isOnce = [paid.bills, paid.payments, counted.charges, counted.keys].every((each) => each === count);
    report.atLeast(`${count} bills, each charged once: ledger, bills, provider`, isOnce ? 1 : 0, 1);
  });
});

function paymentsWanted(): number {
  const { values } = parseArgs({ options: { payments: { type: 'string', default: '10000' } } });
  const payments = Number(values.payments);
  if (!Number.isInteger(payments) || payments < 1_000) throw new Error('--payments must be 1000 or more');
  return payments;
}

function figures(times: number[]): string {
  return `${median(times).toFixed(1)} ${quantile(times, 0.95).toFixed(1)}`;
}

async function seed(atEnd: AtEnd, { url }: BenchDatabase, lines: number): Promise<void> {
  const args = ['seed', '--lines', String(lines), '--database-url', url];
  const child = spawn(process.execPath, [join(root, 'apps/api/src/db/cli.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  atEnd(() => endOf(child, 'SIGKILL'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('seeding failed');
}

/** One unpaid bill an account, told of and to be charged today; looked at when it is due. */
async function giveAutoPays(client: pg.Client, count: number): Promise<number> {
  await client.query(
    `create table wanted as
     select distinct on (b.account_id) a.user_id, b.customer_id, b.account_id, b.bill_no, b.total_cents
     from operator.bills b
     join associations a on a.customer_id = b.customer_id::text and a.account_id = b.account_id and a.kind = 'Postpaid'
     join operator.lines l on l.customer_id = b.customer_id and l.line_id = b.line_id and not l.is_corporate
     where b.state <> 'cancelled' and b.total_cents > 0
     order by b.account_id, b.issued_on desc limit ${count}`,
  );
  for (const statement of [
    `update operator.bills b set state = 'settled', payment_id = gen_random_uuid(), paid_at = now() - interval '9 days'
     where b.state in ('sent', 'paymentInProcess')`,
    `update operator.bills b set state = 'sent', payment_id = null, paid_at = null, due_on = current_date + 2
     from wanted w where b.customer_id = w.customer_id and b.bill_no = w.bill_no`,
    `insert into payment_methods (user_id, method_id, status, request_hash, saved_card_id, brand, last_four, preferred)
     select distinct on (user_id) user_id, gen_random_uuid(), 'active', sha256(user_id::text::bytea), 'card', 'Visa',
       '4242', true from wanted`,
    `insert into auto_pays (user_id, account_id, enabled, method_id, days_before_due, look_at)
     select w.user_id, w.account_id, true, m.method_id, 3, 'infinity' from wanted w join payment_methods m using (user_id)`,
    `insert into auto_pay_bills (user_id, bill_no, account_id, status, amount_cents, charge_on)
     select user_id, bill_no, account_id, 'announced', total_cents, current_date - 1 from wanted`,
    'vacuum (analyze)',
  ])
    await client.query(statement);
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from auto_pays');
  return rows[0]?.count ?? 0;
}

async function allAreDue(client: pg.Client, isDue: boolean): Promise<void> {
  await client.query(
    `update auto_pays p set look_at = $1 from auto_pay_bills b
     where b.user_id = p.user_id and b.account_id = p.account_id and b.status = 'announced'
       and (p.look_at = 'infinity' or p.look_at <= now())`,
    [isDue ? new Date() : 'infinity'],
  );
}

/** Somebody who has nothing to do with it, and what asks for a row or two. */
async function lightAsk(client: pg.Client, origin: string): Promise<Ask> {
  const { rows } = await client.query<{ userId: string }>(
    `select user_id as "userId" from users where user_id not in (select user_id from wanted) limit 1`,
  );
  const [person] = rows;
  if (!person) throw new Error('everybody pays automatically');
  const token = await insertSession(client, person.userId);
  return { origin, path: getPreferences.path, headers: customerWith(token).home.headers };
}

async function paidOf(client: pg.Client): Promise<{ payments: number; bills: number }> {
  const { rows } = await client.query<{ payments: number; bills: number }>(
    `select (select count(distinct item_id)::int from payments where status = 'authorized' and effect = 'done') as payments,
       (select count(*)::int from operator.bills b join wanted w using (customer_id, bill_no)
        join payments p on p.payment_id = b.payment_id where b.paid_at is not null) as bills`,
  );
  return rows[0] ?? { payments: 0, bills: 0 };
}
