import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/ec/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    sourcemap: false,
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
