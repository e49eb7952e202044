import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, askToken, openSandbox, type Sandbox, tokenBody } from '../test/sandbox.ts';
import { buildPayApp } from './app.ts';
import { migratePaySandbox } from './database.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox(inject('testServer'));
});
afterAll(() => sandbox.close());

describe('errors in the shape of the provider', () => {
  test.each([
    ['GET', '/nothing', 404],
    ['GET', '/card/v1/tokens', 405],
    ['PUT', '/card/v1/charges', 405],
    ['POST', '/v1/charges/123456789012345678', 405],
    ['POST', '/', 405],
    ['GET', '/%zz', 400],
  ])('%s %s: %i', async (method, path, status) => {
    const answer = await ask(sandbox, method, path, {});
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  test('a body over 16 kB, and one that is not JSON', async () => {
    const tooLong = await askToken(sandbox, { ...tokenBody(), padding: 'x'.repeat(17_000) });
    expect(tooLong.status).toBe(413);
    const headers = { 'public-merchant-id': 'sandbox', 'content-type': 'text/plain' };
    expect((await ask(sandbox, 'POST', '/card/v1/tokens', headers, 'x')).status).toBe(415);
  });

  test('a database that cannot be reached: 503 without a reason', async () => {
    const pool = new pg.Pool({ host: '/nowhere', connectionTimeoutMillis: 500 });
    const app = buildPayApp({
      pool,
      portalOrigins: [],
      publicMerchantId: 'sandbox',
      privateMerchantId: 'sandbox-private',
      webhook: { url: 'http://127.0.0.1:9/', secret: 's' },
      log: false,
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/card/v1/tokens',
      headers: { 'public-merchant-id': 'sandbox' },
      body: tokenBody(),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ code: 'K002', message: 'Ha ocurrido un error inesperado.' });
    await app.close();
    await pool.end();
  });

  test('a connection cut in the middle of a transaction does not end the process', async () => {
    const token = String((await askToken(sandbox, tokenBody())).body.token);
    const blocker = await sandbox.pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from pay_sandbox.tokens where token = $1 for update', [token]);
    const pending = ask(
      sandbox,
      'POST',
      '/card/v1/charges',
      { 'private-merchant-id': 'sandbox-private', 'idempotency-key': 'cut' },
      { token, amount: { subtotalIva: 0, subtotalIva0: 18.39, iva: 0, ice: 0 } },
    );
    const waiting =
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await sandbox.pool.query(waiting)).rowCount, { interval: 10 }).toBe(1);
    await sandbox.pool.query(`select pg_terminate_backend(pid) from (${waiting}) waiters`);
    expect((await pending).status).toBe(503);
    await blocker.query('rollback');
    blocker.release();
    expect((await askToken(sandbox, tokenBody())).status).toBe(201);
  });
});

test('security headers on every answer, and no banner', async () => {
  for (const path of ['/', '/sandbox.css', '/nothing', '/card/v1/tokens']) {
    const response = await fetch(sandbox.baseUrl + path);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('permissions-policy')).toContain('camera=()');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('server')).toBeNull();
    await response.body?.cancel();
  }
});

test('the page lists the cards, without inline style or script', async () => {
  const html = await (await fetch(sandbox.baseUrl)).text();
  expect(html).toContain('lang="es-EC"');
  expect(html).toContain('5451 9515 7492 5480');
  expect(html).toContain('demostración');
  expect(html).not.toMatch(/<script|<style|style=|onclick/);
});

test('an unknown method is refused by the HTTP layer', async () => {
  const { hostname, port } = new URL(sandbox.baseUrl);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: s\r\nConnection: close\r\n\r\n');
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 40[045]/);
  expect(answer).not.toContain('X-Secret');
});

test('migrating again, and by several at once, changes nothing', async () => {
  await Promise.all([1, 2, 3, 4].map(() => migratePaySandbox(sandbox.pool)));
  expect((await askToken(sandbox, tokenBody())).status).toBe(201);
});
