// npm run operator: the operator alone, as a system that a portal connects to.
import { serve } from './serve.mjs';
import { installPackages, main } from './setup.mjs';

main(async () => {
  await installPackages();
  return serve([{ args: ['apps/operator/src/server.ts'] }]);
});
