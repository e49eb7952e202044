import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/assistant/answer-set.ts'], globalSetup: ['test/database-template.ts'] },
});
