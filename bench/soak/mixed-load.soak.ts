// Half an hour of mixed load (SOAK_MINUTES): nothing fails, and neither memory nor connections grow.
import { setTimeout as sleep } from 'node:timers/promises';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { demoPassword } from '../../apps/api/src/db/demo/fill.ts';
import { giveBuyers } from '../shared/buyers.ts';
import { signIn, startPortal } from '../shared/portal.ts';
import { startPrivatePostgres, withClient } from '../shared/private-postgres.ts';
import { childrenOf, median, memoryOf, runBench } from '../shared/run.ts';
import { type Answered, buyPackage, callOf } from './calls.ts';

const minutes = Number(process.env.SOAK_MINUTES || 30);
const workers = 2;
const buyersCount = 100;
const sampleEveryMs = 5_000;
const username = 'ana.paredes@correo.example';
/** Somebody else: a user's oldest session ends with the twenty-first. */
const whoSignsIn = 'otro@correo.example';

await runBench(async (report, atEnd) => {
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('mixed');
  const settings = {
    DATABASE_URL: database.url,
    DEMO: 'on',
    OPERATOR_CLOCK: 'on',
    OPERATOR_CLOCK_SECONDS: '2',
  };
  const portal = await startPortal({ ...settings, WORKERS: String(workers), LOG_LEVEL: 'error' }, atEnd);
  const { origin } = portal;
  const { home } = await signIn(origin, username, demoPassword);
  const buyers = await withClient(database.connection, (client) => giveBuyers(client, buyersCount));

  const endsAt = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= endsAt;
  const statuses: Record<string, Record<string, number>> = {};
  const lane = async (name: string, pauseMs: number, act: (turn: number) => Promise<Answered>) => {
    for (let turn = 0; !isOver(); turn++) {
      const { status } = await act(turn);
      const counted = statuses[name] ?? {};
      statuses[name] = { ...counted, [status]: (counted[status] ?? 0) + 1 };
      await sleep(pauseMs);
    }
  };
  const samples: { memoryMb: number; connections: number }[] = [];
  const watch = async () => {
    while (!isOver()) {
      await sleep(Math.min(sampleEveryMs, Math.max(0, endsAt - performance.now())));
      const pids = await childrenOf(portal.pid);
      const memories = await Promise.all(pids.map(memoryOf));
      const { rows } = await withClient(database.connection, (client) =>
        client.query<{ count: number }>(
          "select count(*)::int as count from pg_stat_activity where datname = 'mixed' and pid <> pg_backend_pid()",
        ),
      );
      const memoryMb = memories.reduce((sum, { residentMb }) => sum + residentMb, 0);
      samples.push({ memoryMb, connections: rows[0]?.count ?? 0 });
    }
  };
  await Promise.all([
    watch(),
    ...[0, 1, 2].map(() => lane('home', 10, () => callOf(origin, home.path, { headers: home.headers }))),
    lane('bills', 100, () => callOf(origin, listCustomerBills.path, { headers: home.headers })),
    lane('page', 200, () => callOf(origin, '/ec/')),
    lane('sign-in', 2_000, () =>
      signIn(origin, whoSignsIn, demoPassword).then(
        () => ({ status: 200, body: null }),
        () => ({ status: 500, body: null }),
      ),
    ),
    ...[0, 1].map((first) =>
      lane('purchase', 300, (turn) => {
        const buyer = buyers[(first + 2 * turn) % buyers.length];
        if (!buyer) throw new Error('no buyers');
        return buyPackage(origin, buyer);
      }),
    ),
  ]);

  for (const [name, counted] of Object.entries(statuses)) report.say(`${name}: ${JSON.stringify(counted)}`);
  const failed = Object.values(statuses)
    .flatMap((counted) => Object.entries(counted))
    .filter(([status]) => !['200', '201'].includes(status))
    .reduce((sum, [, count]) => sum + count, 0);
  report.atMost('calls that failed', failed, 0);
  // What is loaded and compiled at first counts for nobody.
  const settled = samples.slice(Math.floor(samples.length / 4));
  const half = Math.floor(settled.length / 2);
  const of = (part: typeof samples, figure: 'memoryMb' | 'connections') =>
    median(part.map((one) => one[figure]));
  for (const figure of ['memoryMb', 'connections'] as const) {
    const [early, late] = [of(settled.slice(0, half), figure), of(settled.slice(half), figure)];
    report.say(
      `${figure}: ${early.toFixed(0)}, then ${late.toFixed(0)}; ${workers} workers, ${minutes} minutes`,
    );
    report.atMost(`${figure}, second half to first`, late / early, 1.15);
  }
  await portal.stop();
});
