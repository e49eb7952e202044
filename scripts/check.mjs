// npm run check: everything that can be known without running the product.
import { runChecks } from './check-steps.mjs';
import { installPackages, main } from './setup.mjs';

main(async () => {
  await installPackages();
  let failed = 0;
  await runChecks((name, ok, output) => {
    if (!ok) failed++;
    console.log(`${output}${ok ? '✓' : '✗'} ${name}`);
  });
  return failed > 0 ? 1 : 0;
});
