// The primary is killed under load, and its standby promoted: how soon purchases go on, and whether any is lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { giveBuyers } from '../shared/buyers.ts';
import { startPortal } from '../shared/portal.ts';
import { withClient } from '../shared/private-postgres.ts';
import { runBench } from '../shared/run.ts';
import { buyPackage, homeOf } from './calls.ts';
import { startPrimary, startStandby } from './debian-postgres.ts';

const buyersCount = 40;
const beforeMs = 8_000;
const withoutPrimaryMs = 8_000;
const afterMs = 8_000;

await runBench(async (report, atEnd) => {
  const primary = await startPrimary(atEnd);
  const standby = await startStandby(primary, atEnd);
  report.say(`PostgreSQL ${primary.version}, synchronous commit on ${standby.port}`);
  const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
  const url = `postgresql://portal@${hosts}/portal?target_session_attrs=read-write`;
  const settings = { DEMO: 'on', OPERATOR_CLOCK: 'off', LOG_LEVEL: 'silent' };
  const { origin, stop } = await startPortal({ DATABASE_URL: url, ...settings }, atEnd);
  const home = await homeOf(origin, 'ana.paredes@correo.example');
  const connection = { connectionString: primary.url };
  const buyers = await withClient(connection, (client) => giveBuyers(client, buyersCount));

  const startedAt = performance.now();
  const seen: { kind: 'read' | 'write'; at: number; ms: number; status: number; id: string | null }[] = [];
  let isOver = false;
  const lane = async (kind: 'read' | 'write', act: () => Promise<{ status: number; body: unknown }>) => {
    while (!isOver) {
      const at = performance.now() - startedAt;
      const { status, body } = await act();
      const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
      seen.push({ kind, at, ms: performance.now() - startedAt - at, status, id });
      await sleep(50);
    }
  };
  const lanes = [
    ...[0, 1].map(() => lane('read', home)),
    ...buyers.slice(0, 4).map((_buyer, index) => {
      let turn = index;
      return lane('write', () => {
        const buyer = buyers[turn % buyers.length];
        turn += 4;
        if (!buyer) throw new Error('no buyers');
        return buyPackage(origin, buyer);
      });
    }),
  ];
  await sleep(beforeMs);
  const killedAt = performance.now() - startedAt;
  await primary.stop('SIGKILL');
  await sleep(withoutPrimaryMs);
  await standby.promote();
  // Nobody follows the new primary: its commits would wait for ever.
  await standby.query("alter system set synchronous_standby_names = ''");
  await standby.query('select pg_reload_conf()');
  const promotedAt = performance.now() - startedAt;
  await sleep(afterMs);
  isOver = true;
  await Promise.all(lanes);

  const count = (kind: string, from: number, to: number) => {
    const statuses: Record<string, number> = {};
    for (const one of seen)
      if (one.kind === kind && one.at >= from && one.at + one.ms < to)
        statuses[one.status] = (statuses[one.status] ?? 0) + 1;
    return statuses;
  };
  for (const kind of ['read', 'write']) {
    report.say(`${kind}s before: ${JSON.stringify(count(kind, 0, killedAt))}`);
    report.say(`${kind}s without a primary: ${JSON.stringify(count(kind, killedAt, promotedAt))}`);
    report.say(`${kind}s afterwards: ${JSON.stringify(count(kind, promotedAt, Number.POSITIVE_INFINITY))}`);
  }
  const first = (kind: string, status: number, from: number) =>
    (seen.find((one) => one.kind === kind && one.status === status && one.at >= from)?.at ?? Number.NaN) -
    from;
  report.atMost('reads are answered again, from the standby', first('read', 200, killedAt) / 1_000, 5, ' s');
  report.atMost('purchases go on after the promotion', first('write', 201, promotedAt) / 1_000, 10, ' s');
  const strange = seen.filter(({ status }) => ![200, 201, 202, 503].includes(status));
  report.atMost('answers that are neither done nor 503', strange.length, 0);

  const acknowledged = seen.flatMap(({ status, id }) => (status === 201 && id !== null ? [id] : []));
  const { rows } = await withClient(
    { host: '127.0.0.1', port: standby.port, user: 'portal', database: 'portal' },
    (client) =>
      client.query<{ id: string }>(
        `select payment_id::text as id from payments where status = 'authorized' and payment_id::text = any($1)`,
        [acknowledged],
      ),
  );
  report.atLeast('acknowledged purchases', acknowledged.length, 50);
  report.atMost('of them missing on the new primary', acknowledged.length - rows.length, 0);
  await stop();
});
