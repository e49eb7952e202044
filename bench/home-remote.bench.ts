// Home of a portal that asks another system for every family, against one with its operator embedded, on one machine.
import { deepStrictEqual } from 'node:assert/strict';
import type { Ask } from './shared/load.ts';
import { inTurns, mostPerSecond } from './shared/load.ts';
import { customerWith, insertSession, startOperator, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { median, runBench, standApart } from './shared/run.ts';

/** Until the code is compiled; each asks once. */
const warmUpCustomers = 60;
const customers = 180;
const turns = 600;
const bursts = 6;
const burst = { connections: 16, seconds: 1 };
const mostTimes = 3;

interface Kind {
  origin: string;
  /** Of as many customers. */
  homes: Ask[];
}

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const settings = { DEMO: 'on', OPERATOR_CLOCK: 'off' };

  async function openKind(name: string, more: Record<string, string>): Promise<Kind> {
    const database = await postgres.createDatabase(name);
    const { origin } = await startPortal({ DATABASE_URL: database.url, ...settings, ...more }, atEnd);
    const tokens = await withClient(database.connection, async (client) => {
      // Before the others, Ana: six services in four accounts.
      const { rows } = await client.query<{ user_id: string }>(
        `select user_id from users join login_names using (user_id, login_name)
         order by login_name <> 'ana.paredes@correo.example', login_name limit $1`,
        [1 + warmUpCustomers + customers],
      );
      const opened: string[] = [];
      for (const { user_id: userId } of rows) opened.push(await insertSession(client, userId));
      return opened;
    });
    return { origin, homes: tokens.map((token) => ({ origin, ...customerWith(token).home })) };
  }

  const operatorDatabase = await postgres.createDatabase('operator');
  const addresses = await startOperator({ DATABASE_URL: operatorDatabase.url, ...settings }, atEnd);
  const kinds = [await openKind('embedded', {}), await openKind('remote', addresses)] as const;
  const [ana, other] = kinds.map(({ homes: [home] }) => home);
  if (!ana || !other) throw new Error('the demo operator has no users');
  deepStrictEqual(await answerOf(other), await answerOf(ana), 'the two answer differently');

  const firstTimes: [number[], number[]] = [[], []];
  for (let index = 1; index <= warmUpCustomers + customers; index++) {
    const pair = kinds.flatMap(({ homes }) => homes[index] ?? []);
    if (pair.length < 2) throw new Error('the demo operator has too few users');
    const [embedded, remote] = await inTurns(pair, 1);
    if (index <= warmUpCustomers) continue;
    firstTimes[0].push(embedded?.[0] ?? 0);
    firstTimes[1].push(remote?.[0] ?? 0);
  }
  const [embeddedFirst, remoteFirst] = firstTimes.map(median) as [number, number];
  report.say(
    `first home of a customer: ${embeddedFirst.toFixed(2)} ms embedded, ${remoteFirst.toFixed(2)} ms remote`,
  );
  report.atMost('first home, remote to embedded', remoteFirst / embeddedFirst, mostTimes, ' times');

  const again = await inTurns([ana, other], turns);
  const [embeddedAgain, remoteAgain] = again.map((times) => median(times.slice(turns / 4))) as [
    number,
    number,
  ];
  report.say(
    `home again, facts kept: ${embeddedAgain.toFixed(2)} ms embedded, ${remoteAgain.toFixed(2)} ms remote`,
  );
  report.atMost('home again, remote to embedded', remoteAgain / embeddedAgain, mostTimes, ' times');

  const rates: [number, number][] = [];
  for (let count = -2; count < bursts; count++) {
    const pair: [number, number] = [await mostPerSecond(ana, burst), await mostPerSecond(other, burst)];
    if (count >= 0) rates.push(pair);
  }
  const [embeddedRate, remoteRate] = [0, 1].map((which) => median(rates.map((pair) => pair[which] ?? 0)));
  report.say(
    `under full load: ${embeddedRate?.toFixed(0)} a second embedded, ${remoteRate?.toFixed(0)} remote`,
  );
  report.atMost(
    'homes a second, embedded to remote',
    median(rates.map(([embedded, remote]) => embedded / remote)),
    mostTimes,
    ' times',
  );
});

async function answerOf({ origin, path, headers }: Ask): Promise<unknown> {
  const answer = await fetch(origin + path, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
