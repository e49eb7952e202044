// npm start: installs and builds what is missing, then serves the portal.
import { serve } from './serve.mjs';
import { buildServer, buildWeb, installForStart, learnMeanwhile, main, serverCommand } from './setup.mjs';
import { tellWhile } from './tell.mjs';

main(async () => {
  await tellWhile(async () => {
    await installForStart();
    await Promise.all([buildWeb(), buildServer(), learnMeanwhile()]);
  });
  return serve([serverCommand()]);
});
