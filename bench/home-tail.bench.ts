// The slowest hundredth of home requests at a fixed rate, against a bare route with one query.
import { buildHomeWorld, type Side } from './shared/home-world.ts';
import { atFixedRate } from './shared/load.ts';
import { quantile, runBench, standApart } from './shared/run.ts';

const rounds = 12;
const round = { perSecond: 200, seconds: 2 };

await runBench(async (report, atEnd) => {
  if (!standApart()) report.say('without real-time priority: a busy machine adds to the tail');
  const { whole, oneQuery } = await buildHomeWorld(report, atEnd);
  const sides = [whole, oneQuery];
  for (const side of sides) await atFixedRate(() => side, { ...round, seconds: 5 });

  const times = new Map<Side, number[][]>(sides.map((side) => [side, []]));
  for (let count = 0; count < rounds; count++)
    for (const side of sides) times.get(side)?.push(await atFixedRate(() => side, round));

  // What else the machine does only ever adds: the quieter rounds tell more.
  const quiet = (side: Side, share: number) => {
    const byRound = (times.get(side) ?? []).map((measured) => quantile(measured, share));
    return quantile(byRound, 0.25);
  };
  for (const [name, side] of [
    ['whole API', whole],
    ['one query', oneQuery],
  ] as const) {
    const tails = (times.get(side) ?? []).map((measured) => quantile(measured, 0.99).toFixed(1));
    report.say(
      `${name}: p50 ${quiet(side, 0.5).toFixed(2)} ms, p99 ${quiet(side, 0.99).toFixed(2)} ms (${tails.join(' ')})`,
    );
  }
  const ratio = quiet(whole, 0.99) / quiet(oneQuery, 0.99);
  report.atMost(`p99 at ${round.perSecond} a second, whole API to one query`, ratio, 3);
});
