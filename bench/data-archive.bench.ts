// A copy of the data of the demo's largest customer, and light calls beside it against the same without.
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listCustomerBills } from '@portal/contract/paying/billing';
import {
  createDataRequest,
  type DataRequest,
  listDataRequests,
} from '@portal/contract/privacy/data-requests';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { quantile, runBench, standApart } from './shared/run.ts';

const customer = 'ana.paredes@correo.example';
const mostMs = 5_000;
const mostSlower = 3;
const copies = 5;
const warmUpTurns = 60;
const quietTurns = 300;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('archive');
  const settings = { DATABASE_URL: database.url, DEMO: 'on', OPERATOR_CLOCK: 'off' };
  const portal = await startPortal(settings, atEnd);
  const { home } = await signIn(portal.origin, customer, demoPassword);
  const other = await signIn(portal.origin, 'otro@correo.example', demoPassword);
  const light: Ask[] = [listAccumulatedBalances, listCustomerBills].map(({ path }) => ({
    ...portal,
    path,
    headers: other.home.headers,
  }));
  const at = `${portal.origin}${createDataRequest.path}`;
  const json = { ...home.headers, 'content-type': 'application/json' };

  const read = async (id: string): Promise<DataRequest> =>
    (await fetch(`${at}/${id}`, { headers: home.headers })).json() as Promise<DataRequest>;
  async function copy(): Promise<DataRequest> {
    const asked = await fetch(at, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ kind: 'access' }),
    });
    const { id } = (await asked.json()) as DataRequest;
    for (;;) {
      const now = await read(id);
      if (now.status !== 'inProgress') return now;
      await new Promise((next) => setTimeout(next, 50));
    }
  }

  await inTurns(light, warmUpTurns);
  const quiet = (await inTurns(light, quietTurns)).flat();
  const beside: number[] = [];
  const took: number[] = [];
  let bytes = 0;
  for (let index = 0; index < copies; index++) {
    let isMaking = true;
    const made = copy().finally(() => {
      isMaking = false;
    });
    while (isMaking) beside.push(...(await inTurns(light, 5)).flat());
    const done = await made;
    report.atMost('a copy that was not made', done.status === 'done' ? 0 : 1, 0);
    bytes = done.documentBytes ?? 0;
  }
  const { rows } = await withClient(database.connection, (client) =>
    client.query<{ ms: number }>(
      `select extract(epoch from completed_on - started_on) * 1000 as ms from jobs.job
       where name = 'look-after-data-request' and state = 'completed'`,
    ),
  );
  took.push(...rows.map(({ ms }) => Number(ms)));
  report.say(
    `${took.length} copies of ${Math.round(bytes / 1024)} kB; ${beside.length} light calls beside them`,
  );
  report.atMost('ms for a copy, the slowest', Math.max(...took), mostMs);
  // Some of them come before the copy is begun: the slower ones tell.
  const ratio = quantile(beside, 0.9) / quantile(quiet, 0.9);
  report.say(
    `95 of 100 light calls: ${quantile(beside, 0.95).toFixed(1)} ms beside, ${quantile(quiet, 0.95).toFixed(1)} without`,
  );
  report.atMost('light calls beside a copy to those without', ratio, mostSlower);
  const { length } = (await (
    await fetch(`${portal.origin}${listDataRequests.path}`, { headers: home.headers })
  ).json()) as [];
  report.atMost('requests that are missing', copies - length, 0);
  await portal.stop();
});
