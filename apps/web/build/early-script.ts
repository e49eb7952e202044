// Puts the small script of `src/app/drawn/early.ts` into the built page.
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const app = join(import.meta.dirname, '..', 'src', 'app');

export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    // Before the style sheet: a script after it would wait for it.
    transformIndexHtml: async (html) => {
      const script = await bundle();
      return html.replace('<!-- early script -->', () => `<script>${script}</script>`);
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(app, 'drawn', 'early.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
