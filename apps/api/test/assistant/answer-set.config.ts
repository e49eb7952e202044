import { defineConfig } from 'vitest/config';
import { inNode } from '../../../../vitest.node.ts';

export default defineConfig({
  test: { ...inNode, include: ['test/assistant/answer-set.ts'], globalSetup: ['test/database-template.ts'] },
});
