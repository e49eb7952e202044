// npm run soak [-- name…]: what takes too long for npm test, one after another; SOAK_MINUTES is for the mixed load.
import { main, run, runMeasures, tool, toolEnvironment } from './setup.mjs';

/** Each is a test of 2,000 calls or more; a door that is closed too early shows itself seldom. */
const rollingRestarts = 10;

/** Tests whose series are short in `npm test`, and how many times as long they are here. */
const series = Object.entries({
  // 200 kills and more of each.
  'test/kills/kill-purchases.test.ts': 35,
  'test/kills/kill-balance.test.ts': 40,
  'test/kills/kill-both-sides.test.ts': 10,
  'test/kills/kill-later.test.ts': 50,
  'test/kills/kill-whatsapp.test.ts': 50,
  'test/kills/kill-automatic.test.ts': 10,
  'test/ledger.property.test.ts': 10,
  'src/modules/claims/overlapping-claims.test.ts': 10,
  'src/modules/ordering/advice/foreseen-bills.test.ts': 10,
});
/** Faults by seed: 200 in each run of the tests. */
const simulation = 'test/simulation/simulation.test.ts';
const seeds = 10_000;
/** Each has a database and most of a core of its own. */
const players = 2;

main(async () => {
  let worst = await runMeasures('bench/soak', (file) => file.endsWith('.soak.ts'));
  const names = process.argv.slice(2);
  for (const [file, times] of series.filter(
    ([each]) => names.length === 0 || names.some((name) => each.includes(name)),
  )) {
    console.log(`\n${file}, ${times} times as long`);
    const env = { ...toolEnvironment(), TESTS_SERIES: String(times) };
    worst = Math.max(worst, await run(tool('vitest'), ['run', '--root', 'apps/api', file], { env }));
  }
  if (names.length === 0 || names.some((name) => simulation.includes(name))) {
    console.log(`\n${simulation}, ${seeds} seeds by ${players}`);
    const each = Math.ceil(seeds / players);
    const played = Array.from({ length: players }, (_, place) => {
      const env = { ...toolEnvironment(), SEEDS: `${place * each + 1}-${(place + 1) * each}` };
      const test = ['run', '--root', 'apps/api', simulation, '-t', 'whatever a seed decides'];
      return run(tool('vitest'), test, { env });
    });
    worst = Math.max(worst, ...(await Promise.all(played)));
  }
  if (names.length === 0 || names.some((name) => 'rolling-restart'.includes(name)))
    for (let turn = 1; turn <= rollingRestarts; turn++) {
      console.log(`\nrolling restart ${turn} of ${rollingRestarts}`);
      const test = ['run', '--root', 'apps/api', 'test/kills/rolling-restart.test.ts'];
      worst = Math.max(worst, await run(tool('vitest'), test));
    }
  return worst;
});
