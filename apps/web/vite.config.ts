import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks/plan.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const payOrigin = process.env.PAY_ORIGIN ?? 'http://127.0.0.1:3001';

/** Compresses once, when built: the server sends the files as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file));
      for (const file of files) {
        const content = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content));
      }
    },
  };
}

/** The server fills this place in the built page; the development server must do it itself. */
function settingsInDevelopment(): Plugin {
  const content = JSON.stringify({ payOrigin }).replaceAll('"', '&quot;');
  return {
    name: 'settings-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('name="portal-settings" content=""', `name="portal-settings" content="${content}"`),
  };
}

/** Icons are built by our own factory instead of the library's: nearly two kilobytes less on every page. */
function ownGlyphs(): Plugin {
  const factory = join(import.meta.dirname, 'src', 'ui', 'glyph.ts');
  return {
    name: 'own-glyphs',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      const isFactory = source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/');
      return isFactory ? `${factory}?glyphs` : null;
    },
    load(id) {
      return id === `${factory}?glyphs`
        ? `export { glyphOf as default } from ${JSON.stringify(factory)};`
        : null;
    },
    transform(code, id) {
      // Keys and names that nobody reads, and that do not compress.
      return /\/lucide-react\/.*\/icons\/[^/]+\.mjs$/.test(id)
        ? code.replace(/, key: "[^"]*"/g, '').replace(/\bname: "[^"]*",/, '')
        : null;
    },
  };
}

export default defineConfig({
  base: '/ec/',
  plugins: [react(), compressed(), settingsInDevelopment(), ownGlyphs()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    cssCodeSplit: true,
    // The server's content security policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: chunkGroups(),
        // The entry names every file: short names, and as few random letters as there may be.
        chunkFileNames: ({ name }) => `assets/${name.replace(/-screen$/, '')}-[hash:7].js`,
        assetFileNames: ({ names: [name = 'file'] }) =>
          `assets/${name.replace(/(-screen)?\.\w+$/, '')}-[hash:7][extname]`,
      },
    },
    assetsInlineLimit: 0,
    // Two kilobytes less on the wire than the built-in minifier, for some seconds of building.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true },
      format: { comments: false },
    },
    // The notices that the comments held, in a file of their own.
    license: { fileName: 'licenses.md' },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // Every API path is /<Family>/api/ec/…; the rest is the app's.
      '^/[A-Z][A-Za-z]+/api/ec/': apiOrigin,
      '/openapi.json': apiOrigin,
    },
  },
});
