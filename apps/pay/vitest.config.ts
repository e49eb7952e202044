import { defineConfig } from 'vitest/config';
import { inNode } from '../../vitest.node.ts';

export default defineConfig({
  test: {
    ...inNode,
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    // Only when to give up: a machine that tests may be busy.
    expect: { poll: { timeout: 30_000 } },
  },
});
