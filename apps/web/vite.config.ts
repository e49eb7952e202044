import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

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

export default defineConfig({
  base: '/ec/',
  plugins: [react(), compressed()],
  build: {
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    cssCodeSplit: true,
    // The server's content security policy allows no inline script and no data: font.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
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
