// npm run soak [-- name…]: what takes too long for npm test, one after another; SOAK_MINUTES is for the mixed load.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, buildWeb, installPackages, main, root, run, tool } from './setup.mjs';

/** Each is a test of 2,000 calls or more; a door that is closed too early shows itself seldom. */
const rollingRestarts = 10;

main(async () => {
  await installPackages();
  await buildWeb();
  await buildServer();
  const names = process.argv.slice(2);
  const files = readdirSync(join(root, 'bench', 'soak'))
    .filter((file) => file.endsWith('.soak.ts'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .sort();
  let worst = 0;
  for (const file of files) {
    console.log(`\n${file}`);
    worst = Math.max(worst, await run(tool('node'), [join('bench', 'soak', file)]));
  }
  if (names.length === 0 || names.some((name) => 'rolling-restart'.includes(name)))
    for (let turn = 1; turn <= rollingRestarts; turn++) {
      console.log(`\nrolling restart ${turn} of ${rollingRestarts}`);
      const test = ['run', '--root', 'apps/api', 'test/kills/rolling-restart.test.ts'];
      worst = Math.max(worst, await run(tool('vitest'), test));
    }
  return worst;
});
