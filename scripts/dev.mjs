// npm run dev: the server restarts and the browser reloads when their sources change.
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { buildPages, installForStart, learnMeanwhile, main, root } from './setup.mjs';

main(async () => {
  await installForStart();
  await Promise.all([buildPages(), learnMeanwhile()]);
  return serve([
    { args: ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'] },
    { args: [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], cwd: join(root, 'apps', 'web') },
  ]);
});
