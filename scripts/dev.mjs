// npm run dev: the server restarts and the browser reloads when their sources change.
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { buildPages, installPackages, main, root } from './setup.mjs';

main(async () => {
  await installPackages();
  await buildPages();
  return serve([
    { args: ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'] },
    { args: [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], cwd: join(root, 'apps', 'web') },
  ]);
});
