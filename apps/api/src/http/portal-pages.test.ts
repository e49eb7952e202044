import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PortalSettings, registerPortalPages } from './portal-pages.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<meta name="portal-settings" content="" />');
  writeFileSync(join(dist, 'routes.json'), '["/","/home","/billing/","/billing/pay/:billNo"]');
  writeFileSync(join(dist, 'assets', 'app-1.js'), 'export {};');
  await registerPortalPages(app, dist, { brand: 'Mi "Línea"' } as PortalSettings);
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

test('an asset is kept for ever, and a missing one is no page', async () => {
  const found = await app.inject({ url: '/ec/assets/app-1.js' });
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await app.inject({ url: '/ec/assets/app-0.js' });
  expect(missing.statusCode).toBe(404);
  expect(missing.body).not.toContain('portal-settings');
});
