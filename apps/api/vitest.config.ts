import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    testTimeout: 60_000,
    // Only when to give up: a machine that tests may be busy.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // One more than the two cores: a test waits for more than half of its time.
    maxWorkers: 3,
    // The app's code is loaded once a worker; what a test starts has a database of its own.
    isolate: false,
  },
});
