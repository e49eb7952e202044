import { defineConfig } from 'vitest/config';
import { inNode } from '../../vitest.node.ts';

export default defineConfig({
  test: {
    ...inNode,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/database-template.ts'],
    // Only when to give up: a machine that tests may be busy.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // One more than the two cores: a test waits for more than half of its time. What one starts has a database of its own.
    maxWorkers: 3,
  },
});
