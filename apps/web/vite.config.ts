import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { country, portalBase } from '@portal/market/path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './build/class-names.ts';
import { contractCalls } from './build/contract-calls.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { earlyScript } from './build/early-script.ts';
import { serviceWorker } from './build/service-worker.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Compresses once, when built: the server sends the files as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file));
      const each = async (file: string) => {
        const content = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content));
      };
      await Promise.all(files.map(each));
    },
  };
}

/** What the server has filled into the page that it has built: only the page's version is not that of today's sources. */
function settingsInDevelopment(): Plugin {
  const filled = /<meta name="(market|portal-settings)" content="([^"]*)" \/>/g;
  return {
    name: 'settings-in-development',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await (await fetch(new URL(`${portalBase}/shell`, apiOrigin))).text();
      return [...page.matchAll(filled)].reduce(
        (own, [meta, name]) =>
          own.replace(`<meta name="${name}" content="" />`, () =>
            meta.replace(/(&quot;version&quot;:&quot;)[^&]*/, '$1'),
          ),
        html,
      );
    },
  };
}

const homeAndFrame = /src\/(app\/signed-in-frame|screens\/home\/home-screen)\./;
const afterThePage =
  /src\/(app\/page-views|shell\/(profile-panel|notification-bell|page-notices|assistant\/assistant))\./;
/** What those share with pages of which none asks for the rest. */
const lentByThem =
  /(src\/(lib\/place\/page-paths|shared\/(line\/help-phones|plan-change\/plan-change-address)|ui\/layers\/(menu-list|side-panel))|icons\/(bell|key-round|pencil|wifi-off))\./;

/** What those below are made of and many pages want nothing else of. */
const ofManyPages = /(src\/api\/(claims|purchase\/awaited-payments)|icons\/(flag|package|store))\./;
/** Under what most came for: in one file, not in the fifteen that its parts share with other pages. */
const underHome = /src\/screens\/home\/(home-rest|awaited-card)\./;

/** Of the groups below. */
const named: readonly string[] = ['react', 'start', 'home', 'shared', 'under', 'later'];

export default defineConfig(({ command }) => ({
  // Wherever the files lie: the server knows under which path.
  base: command === 'build' ? './' : `${portalBase}/`,
  plugins: [
    react(),
    contractCalls(),
    earlyScript(),
    serviceWorker(),
    compressed(),
    drawnPages(),
    settingsInDevelopment(),
  ],
  // wouter asks for a stand-in for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ...(command === 'build' ? { css: shortClassNames } : {}),
  build: {
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    // One style sheet of 17 kB: nothing moves when a screen's own arrives, and home asks for ten files less.
    cssCodeSplit: false,
    // The server's content security policy allows only the inline scripts that it knows, and no data: font.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Whoever comes first sees login: its code travels with the start of the app.
      input: ['index.html', 'src/screens/access/login/login-screen.tsx'],
      output: {
        // The start of the app names every file that a page may need: those that are no page have no name.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          isDynamicEntry || named.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Changes with its own releases, not with ours.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            // What most people open first. Other pages are mostly made of the same.
            { name: 'home', test: homeAndFrame, priority: 3 },
            { name: 'shared', minShareCount: 12, priority: 2 },
            { name: 'lent', test: lentByThem, priority: 2 },
            { name: 'bits', test: ofManyPages, priority: 2 },
            { name: 'under', test: underHome, priority: 1 },
            // What every page asks for when it stands.
            { name: 'later', test: afterThePage, priority: 1 },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    // The notices that the comments held, in a file of their own.
    license: { fileName: 'licenses.md' },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // Every API path is /<Api>/api/…; the rest is the app's.
      [`^/[A-Z][A-Za-z]+/api/${country}/`]: apiOrigin,
      '/openapi.json': apiOrigin,
    },
  },
}));
