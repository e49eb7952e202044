// npm start: installs and builds what is missing, then serves the portal.
import { serve } from './serve.mjs';
import { buildServer, buildWeb, installPackages, main, serverCommand } from './setup.mjs';

main(async () => {
  await installPackages();
  await buildWeb();
  await buildServer();
  return serve([serverCommand()]);
});
