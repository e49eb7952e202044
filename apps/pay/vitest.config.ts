import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    testTimeout: 60_000,
    // Only when to give up: a machine that tests may be busy.
    expect: { poll: { timeout: 30_000 } },
    isolate: false,
  },
});
