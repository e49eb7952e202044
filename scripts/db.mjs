// npm run db -- <command>: work on the database without serving.
import { serve } from './serve.mjs';
import { installForStart, main } from './setup.mjs';

main(async () => {
  await installForStart();
  return serve([{ args: ['apps/api/src/db/cli.ts', ...process.argv.slice(2)] }]);
});
