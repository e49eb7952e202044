// What home asks the server for a user with 50 lines, against one with 5: each section once, never each line.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { giveLineManager } from './shared/line-manager.ts';
import { type Ask, inTurns } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { quantile, runBench, standApart } from './shared/run.ts';

const sections = {
  'services and accounts': `${listBillingAccounts.path}?limit=500`,
  'bills to pay': `${listCustomerBills.path}?state=sent&limit=500`,
  consumption: `${listUsageConsumptionReports.path}?limit=500`,
  'home services': `${listProducts.path}?limit=500`,
  balances: `${listAccumulatedBalances.path}?limit=500`,
} as const;
const turns = 200;
const warmUpTurns = 60;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('lines');
  const portal = await startPortal({ DATABASE_URL: database.url, DEMO: 'on' }, atEnd);
  const [many, few] = await withClient(database.connection, async (client) => {
    const managers = [await giveLineManager(client, 50), await giveLineManager(client, 5)] as const;
    await client.query('vacuum (analyze)');
    return managers;
  });
  const headersOf = async (username: string) =>
    (await signIn(portal.origin, username, demoPassword)).home.headers;
  const sides = [await headersOf(many.username), await headersOf(few.username)];

  const sums = { many: 0, few: 0 };
  for (const [name, path] of Object.entries(sections)) {
    const asks: Ask[] = sides.map((headers) => ({ ...portal, path, headers }));
    await inTurns(asks, warmUpTurns);
    // What else the machine does only ever adds: the quieter half tells more.
    const [large = 0, small = 0] = (await inTurns(asks, turns)).map((times) => quantile(times, 0.25));
    report.say(`${name}: ${large.toFixed(2)} ms with 50 lines, ${small.toFixed(2)} with 5`);
    sums.many += large;
    sums.few += small;
  }
  report.atMost('server time of home, 50 lines to 5', sums.many / sums.few, 3);
});
