import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { marketMeta } from '@portal/market/meta';
import { country, portalBase } from '@portal/market/path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawnPages } from './build/drawn-pages.ts';
import { earlyScript } from './build/early-script.ts';
import { serviceWorker } from './build/service-worker.ts';

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
      html
        .replace('<meta name="market" content="" />', marketMeta)
        .replace('name="portal-settings" content=""', `name="portal-settings" content="${content}"`),
  };
}

/** Used by many pages, and not by home, which most people come to: they travel with those pages. */
const unlessForSome =
  /^(?!.*\/src\/(ui\/(drawings|step-bar|lists\/table|fields\/(select-field|checkbox|radio-group))|shared\/(purchase|company)|api\/(person\/(access|permissions)|purchase\/payments)|screens\/pages))/;

const ofLines =
  /\/src\/(shared\/(line\/(line-|recharge-balance|balance-amount|consumption|fixed-facts|growth|use-count-up)|company|repair-quote|code\/(use-countdown|section-code)|page\/help-later)|ui\/drawings\/drawn-later)/;
const iconsOfHome =
  /lucide-react\/.*\/(zap|life-buoy|rotate-ccw-clock|message-square|bell|key-round|pencil|trash|external-link|plus|store|arrow-right|log-out|wifi-off)\./;
const ofMenus =
  /\/src\/(shared\/(association\/(use-associate|associate-origin)|plan-change\/plan-change-address|profile\/(current-password|delete-account))|ui\/(layers\/(side-panel|menu-list)|carousel\/offer-card|fields\/radio-group|drawings\/(phone-plus|ring-card))|api\/(person\/account\.|analytics|unread))/;
const afterThePage =
  /\/src\/(shell\/(profile-panel|notification-bell|page-notices|assistant\/assistant)\.|app\/page-views|screens\/home\/more-services)/;

export default defineConfig(({ command }) => ({
  // Wherever the files lie: the server knows under which path.
  base: command === 'build' ? './' : `${portalBase}/`,
  plugins: [react(), earlyScript(), serviceWorker(), compressed(), drawnPages(), settingsInDevelopment()],
  // wouter asks for a stand-in for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
        codeSplitting: {
          groups: [
            // Changes with its own releases, not with ours.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            { name: 'start', tags: ['$initial'], priority: 8 },
            // What many pages use. A smaller number makes fewer and heavier files.
            { name: 'shared', test: unlessForSome, minShareCount: 6, priority: 7 },
            // What home has in common with the other pages of a line.
            { name: 'lines', test: ofLines, minShareCount: 2, priority: 6 },
            { name: 'icons', test: iconsOfHome, priority: 5 },
            // What the last group has in common with other pages.
            { name: 'more', test: ofMenus, minShareCount: 2, priority: 4 },
            { name: 'frame', test: /src\/app\/signed-in-frame/, priority: 3 },
            { name: 'home', test: /src\/screens\/home\/(?!more|without)/, priority: 2 },
            // What every page asks for when it stands: panel, bell, notices, assistant, what is below home.
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
      // Every API path is /<Family>/api/…; the rest is the app's.
      [`^/[A-Z][A-Za-z]+/api/${country}/`]: apiOrigin,
      '/openapi.json': apiOrigin,
    },
  },
}));
