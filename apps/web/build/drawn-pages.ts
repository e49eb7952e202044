// What the server needs to send a page before its code: the addresses with their files, and the app as a program that
// draws pages.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { shortClassNames } from './class-names.ts';
import { contractCalls } from './contract-calls.ts';
import { routeSources } from './route-sources.ts';

const root = join(import.meta.dirname, '..');

export function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      await buildDrawing(join(dir, 'pages'));
      // Written last: a build without it is not served.
      await writeFile(join(dir, 'routes.json'), JSON.stringify(await routesWithFiles(bundle)));
    },
  };
}

/** Each address with the scripts that its page begins with, so that all of them are asked for at once. */
async function routesWithFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withSource = (source: string) => {
    const id = join(root, 'src', source);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${source} is in no file of the build`);
    return chunk.fileName;
  };
  const rows = await routeSources();
  return rows.map(({ path, sources }) => {
    const files = new Set<string>();
    const add = (file: string) => {
      const chunk = bundle[file];
      if (files.has(file) || chunk?.type !== 'chunk') return;
      files.add(file);
      chunk.imports.forEach(add);
    };
    // The first one is begun with; the others only travel beside it.
    for (const source of ['app/main.tsx', ...sources]) add(withSource(source));
    return { path, files: [...files] };
  });
}

async function buildDrawing(outDir: string): Promise<void> {
  await build({
    configFile: false,
    css: shortClassNames,
    root,
    logLevel: 'error',
    plugins: [react(), contractCalls()],
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/drawn/pages.tsx',
      outDir,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}
