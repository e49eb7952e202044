// npm start: installs and builds what is missing, then serves the portal.
import { serve } from './serve.mjs';
import { buildWeb, installPackages, main } from './setup.mjs';

main(async () => {
  await installPackages();
  await buildWeb();
  return serve([{ args: ['apps/api/src/server.ts'] }]);
});
