// npm run operator: the operator alone, as a system that a portal connects to.
import { serve } from './serve.mjs';
import { buildServer, installPackages, main, serverCommand } from './setup.mjs';

main(async () => {
  await installPackages();
  await buildServer();
  return serve([serverCommand('operator')]);
});
