import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInnerCalls } from './drawn-pages.ts';
import { type PortalSettings, registerPortalPages } from './portal-pages.ts';

/** Nobody is signed in. */
const nobody = {
  inner: createInnerCalls(),
  findCallerOfPage: async () => null,
  portalOrigin: 'http://localhost:3000',
};
const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    '<meta name="market" content="" /><meta name="portal-settings" content="" />',
  );
  writeFileSync(
    join(dist, 'routes.json'),
    JSON.stringify(['/', '/home', '/billing/', '/billing/pay/:billNo'].map((path) => ({ path, files: [] }))),
  );
  writeFileSync(join(dist, 'assets', 'app-1.js'), 'export {};');
  writeFileSync(join(dist, 'worker.js'), 'self;');
  await registerPortalPages(app, dist, { brand: 'Mi "Línea"' } as PortalSettings, nobody);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

test.each([
  ['/ec/', 200],
  ['/ec/home', 200],
  ['/ec/Home/', 200],
  ['/ec/home?line=0991000001', 200],
  ['/ec/billing', 200],
  ['/ec/billing/pay/001-002-1', 200],
  ['/ec/billing/pay/CUST%2F0001-%C3%B1%3Fx', 200],
  ['/ec/billing/pay/', 404],
  ['/ec/billing/pay/1/2', 404],
  ['/ec/no/such/page', 404],
  ['/ec/routes.json', 404],
])('%s answers %i with the page, which says so itself', async (url, status) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('Mi \\&quot;Línea\\&quot;');
});

test.each([
  ['127.0.0.1:3000', 'http://localhost:3000/ec/home?line=1'],
  ['127.0.0.1', 'http://localhost/ec/home?line=1'],
  ['[::1]:8080', 'http://localhost:8080/ec/home?line=1'],
  ['localhost:3000', undefined],
  ['portal.example', undefined],
  ['127.0.0.1:3000@evil.example', undefined],
  ['127.0.0.1.evil.example', undefined],
])('a page that was opened at %s leads to %s', async (host, location) => {
  const answer = await app.inject({ url: '/ec/home?line=1', headers: { host } });
  expect(answer.headers.location).toBe(location);
  expect(answer.statusCode).toBe(location ? 302 : 200);
  const file = await app.inject({ url: '/ec/worker.js', headers: { host } });
  expect(file.statusCode).toBe(200);
});

test('an asset is kept for ever, and a missing one is no page', async () => {
  const found = await app.inject({ url: '/ec/assets/app-1.js' });
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await app.inject({ url: '/ec/assets/app-0.js' });
  expect(missing.statusCode).toBe(404);
  expect(missing.body).not.toContain('portal-settings');
});

test('the manifest bears the brand and stays within the portal', async () => {
  const answer = await app.inject({ url: '/ec/manifest.webmanifest' });
  expect(answer.headers['content-type']).toMatch('application/manifest+json');
  const { name, start_url, scope, icons } = answer.json();
  expect({ name, start_url, scope }).toEqual({ name: 'Mi "Línea"', start_url: '/ec/home', scope: '/ec/' });
  expect(icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
});

test('the service worker is asked for anew each time, and finds the page that it keeps', async () => {
  const worker = await app.inject({ url: '/ec/worker.js?version=1' });
  expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers['content-type']).toMatch('javascript');
  for (const url of ['/ec/shell', '/ec/billing/pay/shell']) {
    const shell = await app.inject({ url });
    expect([shell.statusCode, shell.body.includes('portal-settings')]).toEqual([200, true]);
  }
});

test('page and server name the same version, which another setting changes', async () => {
  const { version } = (await app.inject({ url: '/ec/version.json' })).json();
  expect((await app.inject({ url: '/ec/home' })).body).toContain(
    `&quot;version&quot;:&quot;${version}&quot;`,
  );
  const other = Fastify();
  await registerPortalPages(other, dist, { brand: 'Otra' } as PortalSettings, nobody);
  expect((await other.inject({ url: '/ec/version.json' })).json().version).not.toBe(version);
  await other.close();
});

test('a page is sent as the app draws it, with its scripts named and its own parts admitted', async () => {
  const drawn = mkdtempSync(join(tmpdir(), 'portal-drawn-'));
  mkdirSync(join(drawn, 'pages'));
  const place = '<meta name="market" content="" /><meta name="portal-settings" content="" />';
  writeFileSync(
    join(drawn, 'index.html'),
    `<html lang="es"><title>-</title>${place}<script type="module" src="./assets/a.js"></script><div id="root"></div>`,
  );
  writeFileSync(join(drawn, 'routes.json'), JSON.stringify([{ path: '/home', files: ['a.js', 'b.js'] }]));
  writeFileSync(
    join(drawn, 'pages', 'pages.mjs'),
    `export const drawPage = async (path, { brand }) => ({
      audience: 'customer', title: brand, style: 'a{}', html: '<div id="root">' + path + '</div><script>1</script>' });`,
  );
  const portal = Fastify();
  portal.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', "script-src 'self'; style-src 'self'");
  });
  await registerPortalPages(portal, drawn, { brand: '<b>' } as PortalSettings, nobody);
  const { body, headers } = await portal.inject({ url: '/ec/home' });
  expect(body).toContain('<html data-audience="customer" lang="es-EC"><title>&lt;b></title>');
  expect(body).toContain('<meta name="portal-code" content="/ec/a.js /ec/b.js" /><style>a{}</style>');
  expect(body).toContain('<div id="root">/home</div>');
  expect(body).not.toContain('type="module"');
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  // Only what the build itself has put into the page may run.
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  await portal.close();
  rmSync(drawn, { recursive: true });
});

test('the address on a paper leads to the page that checks it, with its code', async () => {
  const { statusCode, headers } = await app.inject('/verificar?code=ABCD-1234');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/ec/verificar?code=ABCD-1234');
});
