// Builds the service worker of `src/worker` beside the app, with the list of the files that it keeps.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** What nobody uses without a network, or at all: the card provider's own library, the pages of whoever builds. */
const leftOut = /node_modules\/@kushki\/|screens\/pages\/(icons|routes)-list/;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // Before the files are compressed.
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const files = keptFiles(bundle);
        const { outputFiles } = await build({
          entryPoints: [join(import.meta.dirname, '..', 'src', 'worker', 'worker.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            KEPT_FILES: JSON.stringify(files),
            BUILD: JSON.stringify(buildOf(bundle, files)),
            'process.env.NODE_ENV': '"production"',
          },
          logLevel: 'error',
        });
        await writeFile(join(dir, 'worker.js'), outputFiles[0]?.text ?? '');
      },
    },
  };
}

/** Their names hold their content's hash. */
function keptFiles(bundle: Bundle): string[] {
  return Object.values(bundle)
    .filter((file) => /\.(js|css|woff2)$/.test(file.fileName))
    .filter((file) => file.type !== 'chunk' || !file.moduleIds.some((id) => leftOut.test(id)))
    .map(({ fileName }) => fileName)
    .sort();
}

/** Another page makes another build, too. */
function buildOf(bundle: Bundle, files: readonly string[]): string {
  const page = bundle['index.html'];
  const hash = createHash('sha256').update(files.join());
  if (page?.type === 'asset') hash.update(page.source);
  return hash.digest('hex').slice(0, 12);
}
