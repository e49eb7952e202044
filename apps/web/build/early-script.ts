// Puts the small script of `src/app/early.ts` into the built page, with what the table of routes says of each page's needs.
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { tableOfRoutes } from './table-of-routes.ts';

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
  const needs = (await tableOfRoutes()).flatMap(({ path, needs }) => (needs ? [[path, needs]] : []));
  const { outputFiles } = await build({
    entryPoints: [join(app, 'early.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { PAGE_NEEDS: JSON.stringify(needs) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
