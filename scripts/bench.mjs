// npm run bench [-- name…]: every benchmark, or those whose file name contains one of the names, one after another.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer, buildWeb, installPackages, main, root, run, tool } from './setup.mjs';

main(async () => {
  await installPackages();
  await buildWeb();
  await buildServer();
  const names = process.argv.slice(2);
  const files = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.bench.ts') || file === 'page-weight.ts')
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .sort();
  let worst = 0;
  for (const file of files) {
    console.log(`\n${file}`);
    worst = Math.max(worst, await run(tool('node'), [join('bench', file)]));
  }
  return worst;
});
