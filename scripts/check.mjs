// npm run check: everything that can be known without running the product.
import { checkSteps } from './check-steps.mjs';
import { installPackages, main } from './setup.mjs';

main(async () => {
  await installPackages();
  let failed = 0;
  for (const { name, work } of checkSteps()) {
    const ok = (await work()) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) failed++;
  }
  return failed > 0 ? 1 : 0;
});
