// npm run db -- <command>: work on the database without serving.
import { serve } from './serve.mjs';
import { installPackages, main } from './setup.mjs';

main(async () => {
  await installPackages();
  return serve([{ args: ['apps/api/src/db/cli.ts', ...process.argv.slice(2)] }]);
});
