// Behind pgbouncer in transaction mode: migrations, sign-in, home, purchases, jobs, and a load on few connections.
import { listCustomerBills } from '@portal/contract/paying/billing';
import { demoPassword } from '../../apps/api/src/db/demo/fill.ts';
import { giveBuyers } from '../shared/buyers.ts';
import { mostPerSecond } from '../shared/load.ts';
import { signIn, startPortal } from '../shared/portal.ts';
import { withClient } from '../shared/private-postgres.ts';
import { runBench } from '../shared/run.ts';
import { buyPackage, callOf } from './calls.ts';
import { startPooler, startPrimary } from './debian-postgres.ts';

const buyersCount = 40;
const waitMs = 20_000;

await runBench(async (report, atEnd) => {
  const server = await startPrimary(atEnd);
  const pooler = await startPooler(server, atEnd);
  // What a connection may not bring with it here, its role has.
  await server.query("alter role portal set statement_timeout = '3s'");
  const settings = {
    DATABASE_URL: pooler.url,
    DEMO: 'on',
    OPERATOR_CLOCK: 'on',
    OPERATOR_CLOCK_SECONDS: '1',
  };
  const { origin, stop } = await startPortal({ ...settings, LOG_LEVEL: 'warn' }, atEnd);
  const direct = { connectionString: server.url };
  const { home } = await signIn(origin, 'ana.paredes@correo.example', demoPassword);
  const again = await callOf(origin, home.path, { headers: home.headers });
  report.atMost('home: status', again.status, 200);
  const bills = await callOf(origin, listCustomerBills.path, { headers: home.headers });
  report.atMost('bills: status', bills.status, 200);

  const buyers = await withClient(direct, (client) => giveBuyers(client, buyersCount));
  const perSecond = await mostPerSecond({ origin, ...home }, { connections: 32, seconds: 5 });
  report.say(`homes: ${perSecond.toFixed(0)} a second over at most 8 connections of PostgreSQL`);
  const bought = await Promise.all([...buyers, ...buyers].map((buyer) => buyPackage(origin, buyer)));
  report.atMost(
    'purchases at once that were not taken',
    bought.filter(({ status }) => status !== 201).length,
    0,
  );

  const left = async () => {
    const { rows } = await withClient(direct, (client) =>
      client.query<{ left: number }>(
        `select (select count(*) from payments where status <> 'authorized' or effect <> 'done')::int
           + (select count(*) from events where settled_at is null)::int as left`,
      ),
    );
    return rows[0]?.left ?? 0;
  };
  const giveUpAt = performance.now() + waitMs;
  while ((await left()) > 0 && performance.now() < giveUpAt)
    await new Promise((again) => setTimeout(again, 200));
  report.atMost('payments and events that nobody finished', await left(), 0);
  const { rows } = await server.query(
    "select count(*)::int as held from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()",
  );
  report.atMost('locks left behind on a shared connection', rows[0]?.held ?? 0, 0);
  await stop();
  // Everything is up to date now: a second start meets the first one's connections.
  const second = await startPortal({ ...settings, LOG_LEVEL: 'warn' }, atEnd);
  report.atMost('a second start: status', (await callOf(second.origin, '/readyz')).status, 200);
  await second.stop();
});
