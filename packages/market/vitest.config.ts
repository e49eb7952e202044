import { defineConfig } from 'vitest/config';

/** A process serves one market; each has its tests, and those of both. */
export default defineConfig({
  test: {
    projects: ['ecuador', 'alborada'].map((market) => ({
      test: {
        name: market,
        env: { MARKET: market },
        testTimeout: 60_000,
        isolate: false,
        include: [`src/${market}/*.test.ts`, 'src/*.test.ts'],
      },
    })),
  },
});
