// npm run operator: the operator alone, as a system that a portal connects to.
import { serve } from './serve.mjs';
import { buildServer, installForStart, main, serverCommand } from './setup.mjs';
import { tellWhile } from './tell.mjs';

main(async () => {
  await tellWhile(async () => {
    await installForStart();
    await buildServer();
  });
  return serve([serverCommand('operator')]);
});
