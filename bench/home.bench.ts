// The home request of one customer through the whole API, against the same statements on a bare route: how many a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildHomeWorld, type Side } from './shared/home-world.ts';
import { mostPerSecond } from './shared/load.ts';
import { cpuSecondsOf, median, runBench, standApart } from './shared/run.ts';

const connections = 32;
const warmUpBursts = 4;
const bursts = 14;
const burstSeconds = 0.75;
/** We may stand before everybody else on this machine: long enough for them to go on in between. */
const pauseMs = 1_250;
/**
 * What the whole adds lies nowhere together: holding the answer against its schema is 6 % of its CPU, writing it 5, all
 * hooks 5, and no function of ours over 3; the statements, which both sides have, are a third. A share of 0.56 was seen
 * on a quiet machine, 0.48 on a busy one; 0.6 would be had by leaving the schema out.
 */
const leastShare = 0.5;

interface Burst {
  perSecond: number;
  /** Of the server's own process, for one request. */
  cpuMicroseconds: number;
}

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine scatters the figures');
  const { whole, bare } = await buildHomeWorld(report, atEnd);
  const pairs: [Burst, Burst][] = [];
  for (let count = -warmUpBursts; count < bursts; count++) {
    const pair: [Burst, Burst] = [await burst(whole), await burst(bare)];
    if (count >= 0) pairs.push(pair);
  }

  for (const [name, which] of [
    ['whole API', 0],
    ['bare route', 1],
  ] as const) {
    const perSecond = median(pairs.map((pair) => pair[which].perSecond));
    const cpu = median(pairs.map((pair) => pair[which].cpuMicroseconds));
    report.say(`${name}: ${perSecond.toFixed(0)} a second, ${cpu.toFixed(0)} µs of its CPU each`);
  }
  const ratios = pairs.map(([left, right]) => left.perSecond / right.perSecond);
  report.say(`ratio by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
  report.atLeast('requests a second, whole API to bare route', median(ratios), leastShare);
});

async function burst(side: Side): Promise<Burst> {
  await sleep(pauseMs);
  const before = await cpuSecondsOf(side.pid);
  const perSecond = await mostPerSecond(side, { connections, seconds: burstSeconds });
  const spent = (await cpuSecondsOf(side.pid)) - before;
  return { perSecond, cpuMicroseconds: (spent * 1e6) / (perSecond * burstSeconds) };
}
