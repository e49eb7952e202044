// How the pages of the payment frame are served; what they do is the journeys'.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { buildPayApp } from '../app.ts';
import type { FrameColours } from './frame.routes.ts';

const pageFolder = mkdtempSync(join(tmpdir(), 'frame-page-'));
for (const name of ['frame.js', 'frame.css', 'stranger.js', 'bank.js'])
  writeFileSync(join(pageFolder, name), `/* ${name} */`);

const portal = 'http://portal.example';
const pool = new pg.Pool({ host: '/nowhere' });
const open = (folder: string, colours: FrameColours | null = null) =>
  buildPayApp({
    pool,
    portalOrigins: [portal],
    publicMerchantId: 'the "public" <id>',
    privateMerchantId: 'sandbox-private',
    webhook: { url: null, secret: 'secret' },
    frame: { portalUrl: portal, secret: 'frame-secret', pageFolder: folder, colours },
    log: false,
  });
const app = open(pageFolder);
const fill = { light: '#0b5cad', dark: '#2f74b9' };
const text = { light: '#0b5cad', dark: '#7fb0e0' };
afterAll(async () => {
  await app.close();
  await pool.end();
  rmSync(pageFolder, { recursive: true });
});

const get = (url: string, method: 'GET' | 'POST' = 'GET') => app.inject({ method, url });

describe('the page of a type', () => {
  test.each(['recharge', 'data_packets', 'roaming_packages', 'tdc', 'factura', 'prepaid'])(
    '%s: in the windows of the portal, and of nobody else',
    async (type) => {
      const { statusCode, headers } = await get(`/pay/${type}`);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${portal};`);
    },
  );

  test.each(['postpaid', 'fixed'])('%s: in a tab, and in no window', async (type) => {
    const { headers } = await get(`/pay/${type}`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('the bank’s: in the windows of the portal and of this very origin', async () => {
    const { headers } = await get('/bank');
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${portal};`);
  });

  test('wears the brand’s colours, in both themes', async () => {
    const branded = open(pageFolder, { fill, text });
    const { body } = await branded.inject({ method: 'GET', url: '/pay/assets/frame.css' });
    expect(body).toMatch(/--brand:light-dark\(#0b5cad,#2f74b9\);--brand-text:light-dark\(#0b5cad,#7fb0e0\)/);
    await branded.close();
    expect((await get('/pay/assets/frame.css')).body).not.toContain('--brand:');
  });

  test('nothing inline, nothing from elsewhere, and what is typed stays with this origin', async () => {
    const { headers, body } = await get('/pay/recharge');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<script>|<style|style=|onclick/);
    expect(body).toContain('the \\&quot;public\\&quot; &lt;id>');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('another type, and another method', async () => {
    expect((await get('/pay/other')).statusCode).toBe(404);
    expect((await get('/pay/recharge', 'POST')).statusCode).toBe(405);
  });
});

test('its own script and style, and a stranger that only the frame may hold', async () => {
  for (const name of ['frame.js', 'frame.css', 'stranger.js', 'bank.js'])
    expect((await get(`/pay/assets/${name}`)).body).toBe(`/* ${name} */`);
  const stranger = await get('/pay/stranger');
  expect(stranger.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${portal};`);
});

test('a page that has not been built is not served', async () => {
  const other = open('/nowhere');
  expect((await other.inject({ method: 'GET', url: '/pay/recharge' })).statusCode).toBe(404);
  await other.close();
});
