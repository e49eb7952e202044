import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contractCalls } from './build/contract-calls.ts';

// React as customers have it: the one for development checks itself with a sixth of the time that a state takes.
process.env.NODE_ENV = 'production';

/** As the journeys have it; `npm test` says where the browser is. */
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles: ['states/portal/settings.ts'],
          isolate: false,
          // A laptop under load is slow, not broken.
          testTimeout: 60_000,
          // Only when to give up: a machine that tests may be busy.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        plugins: [react(), contractCalls()],
        // All at once: a library that is found in the middle of a run would load the page anew.
        optimizeDeps: { entries: ['src/app/main.tsx', 'states/**/*.test.tsx'] },
        test: {
          name: 'states',
          include: ['states/**/*.test.tsx'],
          setupFiles: ['states/portal/settings.ts'],
          // One page for all of them: the code is fetched once.
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
              contextOptions: { locale: 'es-EC', timezoneId: 'America/Guayaquil', hasTouch: true },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
