// Homes a second with two workers behind one port against one process, on the same database.
// Load, database and portal share this machine: with two cores, two workers cannot be twice as fast here. What it
// shows on any machine is what being shared out costs: CPU time of all of the portal's processes, for one request.
import { availableParallelism } from 'node:os';
import { demoPassword } from '../apps/api/src/db/demo/fill.ts';
import { type Ask, mostPerSecond } from './shared/load.ts';
import { signIn, startPortal } from './shared/portal.ts';
import { startPrivatePostgres } from './shared/private-postgres.ts';
import { childrenOf, cpuSecondsOf, median, runBench } from './shared/run.ts';

const burst = { connections: 32, seconds: 1 };
const [warmUpBursts, bursts] = [4, 12];

interface Burst {
  perSecond: number;
  /** Of all of its processes, for one request. */
  cpuMicroseconds: number;
}

await runBench(async (report, atEnd) => {
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('workers');
  const settings = { DATABASE_URL: database.url, DEMO: 'on', OPERATOR_CLOCK: 'off' };

  async function open(workers: string) {
    const { origin, pid } = await startPortal({ ...settings, WORKERS: workers }, atEnd);
    const { home } = await signIn(origin, 'ana.paredes@correo.example', demoPassword);
    return { ask: { origin, ...home }, pids: [pid, ...(await childrenOf(pid))] };
  }
  const one = await open('1');
  const two = await open('2');

  const pairs: [Burst, Burst][] = [];
  for (let count = -warmUpBursts; count < bursts; count++) {
    const pair: [Burst, Burst] = [await measure(one), await measure(two)];
    if (count >= 0) pairs.push(pair);
  }
  for (const [name, which] of [
    ['one process', 0],
    ['two workers', 1],
  ] as const) {
    const perSecond = median(pairs.map((pair) => pair[which].perSecond));
    const cpu = median(pairs.map((pair) => pair[which].cpuMicroseconds));
    report.say(`${name}: ${perSecond.toFixed(0)} homes a second, ${cpu.toFixed(0)} µs of CPU each`);
  }
  report.say(`${availableParallelism()} cores for load, database and portal`);
  const ratio = (figure: keyof Burst) => median(pairs.map(([left, right]) => right[figure] / left[figure]));
  report.atLeast('homes a second, two workers to one process', ratio('perSecond'), 0.9);
  report.atMost('CPU of a home, two workers to one process', ratio('cpuMicroseconds'), 1.5);
});

async function measure({ ask, pids }: { ask: Ask; pids: number[] }): Promise<Burst> {
  const spent = async () => (await Promise.all(pids.map(cpuSecondsOf))).reduce((sum, one) => sum + one, 0);
  const before = await spent();
  const perSecond = await mostPerSecond(ask, burst);
  return { perSecond, cpuMicroseconds: (((await spent()) - before) * 1e6) / (perSecond * burst.seconds) };
}
