import { defineConfig } from 'vitest/config';
import { inNode } from '../../vitest.node.ts';

/** A process serves one market; each has its tests, and those of both. */
export default defineConfig({
  test: {
    projects: ['ecuador', 'alborada'].map((market) => ({
      test: {
        ...inNode,
        name: market,
        env: { MARKET: market },
        include: [`src/${market}/*.test.ts`, 'src/*.test.ts'],
      },
    })),
  },
});
