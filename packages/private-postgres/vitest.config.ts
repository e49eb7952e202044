import { defineConfig } from 'vitest/config';
import { inNode } from '../../vitest.node.ts';

export default defineConfig({ test: { ...inNode, include: ['src/**/*.test.ts'], hookTimeout: 120_000 } });
