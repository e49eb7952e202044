// The API process alone, without its database: memory under a mixed load, and CPU to start on an existing database, in
// starts of bare Node.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { mostPerSecond } from './shared/load.ts';
import { type Customer, type Portal, signIn, startPortal } from './shared/portal.ts';
import { temporaryFolder } from './shared/private-postgres.ts';
import { type AtEnd, cpuSecondsOf, memoryOf, type Report, runBench, standApart } from './shared/run.ts';

const customer = 'ana.paredes@correo.example';
const starts = 5;
const bursts = 12;
const burstSeconds = 1;
/** We may stand before everybody else on this machine: long enough for them to go on in between. */
const pauseMs = 1_000;
const loadMs = bursts * (burstSeconds * 1_000 + pauseMs);
/** Below what one address and one customer may ask for. */
const invoices = 60;
const logins = 15;

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine thins out the load');
  const dataDir = await temporaryFolder(atEnd);
  const portal = await measureStarts(report, atEnd, dataDir);
  const ana = await signIn(portal.origin, customer, demoPassword);
  const idle = await memoryOf(portal.pid);

  const [asked] = await Promise.all([
    askEverything(portal, ana),
    downloadInvoices(portal, ana),
    signInAgainAndAgain(portal),
  ]);
  const { residentMb, peakMb } = await memoryOf(portal.pid);
  report.say(`load: ${asked.toFixed(0)} lists, ${invoices} invoices as PDF, ${logins} logins`);
  report.say(
    `resident when idle ${idle.residentMb.toFixed(0)} MB, after the load ${residentMb.toFixed(0)} MB`,
  );
  report.atMost('peak resident memory of the API process', peakMb, 340, ' MB');
});

/** The last one goes on running. */
async function measureStarts(report: Report, atEnd: AtEnd, dataDir: string): Promise<Portal> {
  // The first fills the database and the compile cache.
  let portal = await startPortal({ DATA_DIR: dataDir }, atEnd);
  const seconds: number[] = [];
  for (let count = 0; count < starts; count++) {
    await portal.stop();
    portal = await startPortal({ DATA_DIR: dataDir }, atEnd);
    seconds.push(await cpuSecondsOf(portal.pid));
  }
  const bare = bareStartSeconds();
  report.say(`CPU by start: ${seconds.join(' ')} s; a bare Node takes ${(bare * 1_000).toFixed(0)} ms`);
  // Neighbours on the same core only ever add.
  report.atMost('CPU to start on an existing database, in bare starts', Math.min(...seconds) / bare, 80);
  return portal;
}

/** CPU of a Node that does nothing: machines differ by more than twice. */
function bareStartSeconds(): number {
  const tell = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6)';
  return Math.min(
    ...Array.from({ length: 20 }, () =>
      Number(spawnSync(process.execPath, ['-e', tell], { encoding: 'utf8' }).stdout),
    ),
  );
}

/** Every list of the slice at once, in bursts; resolves to how many were answered. */
async function askEverything({ origin }: Portal, { home }: Customer): Promise<number> {
  const lists = [
    listBillingAccounts,
    listProducts,
    listUsageConsumptionReports,
    listAccumulatedBalances,
    listCustomerBills,
  ];
  let answered = 0;
  for (let burst = 0; burst < bursts; burst++) {
    const rates = lists.map(({ path }) =>
      mostPerSecond(
        { origin, path: `${path}?limit=500`, headers: home.headers },
        { connections: 10, seconds: burstSeconds },
      ),
    );
    for (const rate of await Promise.all(rates)) answered += rate * burstSeconds;
    await sleep(pauseMs);
  }
  return answered;
}

async function downloadInvoices({ origin }: Portal, { home }: Customer): Promise<void> {
  const { headers } = home;
  const answer = await fetch(origin + listCustomerBills.path, { headers });
  const bills = (await answer.json()) as { billNo: string }[];
  await spread(invoices, async (index) => {
    const billNo = bills[index % bills.length]?.billNo;
    const path = `${getDocument.path}?type=pdf&numfactura=${billNo}`;
    const file = await fetch(origin + path, { headers });
    const bytes = await file.arrayBuffer();
    if (!file.ok || bytes.byteLength < 1_000) throw new Error(`${path} answered ${file.status}`);
  });
}

async function signInAgainAndAgain({ origin }: Portal): Promise<void> {
  await spread(logins, async () => {
    await signIn(origin, customer, demoPassword);
  });
}

/** Evenly over the bursts and their pauses, one at a time. */
async function spread(count: number, work: (index: number) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) {
    const dueInMs = startedAt + (index * loadMs) / count - performance.now();
    if (dueInMs > 0) await sleep(dueInMs);
    await work(index);
  }
}
