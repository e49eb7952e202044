// What a page with somebody's figures costs the server: home drawn for Ana, against everybody's page and the calls that her
// browser would make instead.
import { getProfile } from '@portal/contract/access/sso';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, mostPerSecond } from './shared/load.ts';
import { customerWith, openSession, startPortal } from './shared/portal.ts';
import { startPrivatePostgres } from './shared/private-postgres.ts';
import { cpuSecondsOf, median, runBench } from './shared/run.ts';

const rounds = 5;
const seconds = 1.5;
/** One page asks for seven things at once: with more of them the database would take the server's place. */
const connections = 1;
const home = '/ec/home/with-services';
const calls = [
  getProfile.path,
  `${listCustomerBills.path}?state=sent,paymentInProcess&sort=-billDate&limit=500`,
  ...[
    listBillingAccounts,
    listUsageConsumptionReports,
    listTroubleTickets,
    listAccumulatedBalances,
    listProducts,
  ].map(({ path }) => `${path}?limit=500`),
];

await runBench(async (report, atEnd) => {
  const database = await (await startPrivatePostgres(atEnd)).createDatabase('pages');
  const { origin, pid } = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const { token, cookie } = await openSession(origin, 'ana.paredes@correo.example', demoPassword);
  const { headers } = customerWith(token).home;
  const packed = { 'accept-encoding': 'br' };
  const drawn: Ask = { origin, path: home, headers: { ...packed, cookie } };
  const instead: Ask[] = [
    { origin, path: home, headers: packed },
    ...calls.map((path) => ({ origin, path, headers })),
  ];
  const page = await fetch(origin + home, { headers: drawn.headers });
  if (!(await page.text()).includes('data-owner')) throw new Error('home is not drawn for its customer');

  const cpuMs = async (side: Ask) => {
    const before = await cpuSecondsOf(pid);
    const perSecond = await mostPerSecond(side, { connections, seconds });
    return (((await cpuSecondsOf(pid)) - before) * 1_000) / (perSecond * seconds);
  };
  const pairs: { own: number; sum: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const own = await cpuMs(drawn);
    let sum = 0;
    for (const side of instead) sum += await cpuMs(side);
    if (round >= 0) pairs.push({ own, sum });
  }
  report.say(`home drawn for its customer: ${median(pairs.map(({ own }) => own)).toFixed(1)} ms of CPU`);
  report.say(`everybody's page and its seven calls: ${median(pairs.map(({ sum }) => sum)).toFixed(1)} ms`);
  report.atMost('CPU, drawn to asked for', median(pairs.map(({ own, sum }) => own / sum)), 4);
});
