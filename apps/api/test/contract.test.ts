// The API's description and the rules that every call shares, seen from outside.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { startTestApp, type TestApp } from './build-app.ts';
import { callsServed } from './hostile-requests.ts';

let app: TestApp;
let token: string;
let paths: string[];
let operations: { operationId: string; description: string; responses: object }[];

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('ana.paredes@correo.example');
  const description = (await app.call({ method: 'GET', url: '/openapi.json' })).json();
  expect(description.openapi).toBe('3.1.0');
  paths = Object.keys(description.paths);
  operations = Object.values<object>(description.paths).flatMap((path) => Object.values(path));
});
afterAll(() => app.close());

describe('openapi.json', () => {
  it('describes every call of this slice by its path', () => {
    for (const path of [
      '/SSOManagement/api/ec/ssoManagement/users/login',
      '/SSOManagement/api/ec/ssoManagement/users',
      '/SSOManagement/api/ec/ssoManagement/users/userinfo',
      '/SSOManagement/api/ec/ssoManagement/users/revoketoken',
      '/PortalSupport/api/ec/portalSupport/clientIp',
      '/AccountManagement/api/ec/accountManagement/billingAccount',
      '/UsageConsumption/api/ec/usageConsumption/usageConsumptionReport',
      '/ProductInventoryManagement/api/ec/productInventoryManagement/product',
      '/PrepayBalanceManagement/api/ec/prepayBalanceManagement/accumulatedBalance',
      '/CustomerBillManagement/api/ec/customerBillManagement/customerBill',
      '/DocumentManagement/api/ec/documentManagement/document',
      '/ProductCatalogManagement/api/ec/productCatalogManagement/plan',
      '/PaymentManagement/api/ec/paymentManagement/payment',
    ])
      expect(paths).toContain(path);
  });

  it('says of each call what its policy refuses, and to whom it is open', async () => {
    const shown = new Map(operations.map((operation) => [operation.operationId, operation]));
    expect(shown.size).toBeGreaterThan(150);
    for (const { id, policy } of await callsServed()) {
      const operation = shown.get(id);
      // Of several calls at one address the description has one.
      if (!operation || policy.access === 'public') continue;
      const codes = JSON.stringify(operation.responses);
      expect(codes, id).toContain('TOKEN_SCOPE');
      if (policy.tokenScope) expect(operation.description, id).toContain(`token: ${policy.tokenScope}.`);
      if (policy.roles === 'anybody' || !Array.isArray(policy.roles)) continue;
      expect(operation.description, id).toContain(`Roles in the line: ${policy.roles.join(', ')}.`);
      if (policy.roles.length === 2) expect(codes, id).toContain('ROLE_NOT_ENOUGH');
      if (policy.exposes === 'records') expect(codes, id).toContain('USER_CONSENT_REQUIRED');
    }
  });

  it('is shown at /docs under the same policy as everything else', async () => {
    const page = await app.call({ method: 'GET', url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script>/);
    expect((await app.call({ method: 'GET', url: '/docs/static/swagger-ui-bundle.js' })).statusCode).toBe(
      200,
    );
  });
});

describe('in production', () => {
  const environment = {
    NODE_ENV: 'production',
    DEMO: 'off',
    PORTAL_ORIGIN: 'https://portal.operador.example',
    KUSHKI_BASE_URL: 'https://cards.operador.example',
    KUSHKI_PUBLIC_MERCHANT_ID: 'public-id',
    KUSHKI_PRIVATE_MERCHANT_ID: 'private-id',
    KUSHKI_WEBHOOK_SECRET: 'a-secret-of-ours',
    SECOND_FACTOR_KEY: 'a-key-of-ours-that-has-32-letters',
    AGREEMENTS_KEY: 'another-key-of-ours-of-32-letters',
    EMAIL_URL: 'smtp://127.0.0.1:9',
    EMAIL_FROM: 'avisos@operador.example',
    SMS_URL: 'smpp://portal:clave@127.0.0.1:9',
  };
  const metricsToken = 'metrics-token-of-tests';
  const statusesOf = async (more: Record<string, string>, authorization = '') => {
    const portal = await startTestApp({ environment: { ...environment, ...more } });
    try {
      const ask = (url: string) => portal.call({ method: 'GET', url, headers: { authorization } });
      const answers = await Promise.all(['/docs', '/docs/start.js', '/metrics', '/openapi.json'].map(ask));
      return answers.map(({ statusCode }) => statusCode);
    } finally {
      await portal.close();
    }
  };

  it('neither /docs nor /metrics are there unless a setting says so', async () => {
    expect(await statusesOf({})).toEqual([404, 404, 404, 200]);
    const open = { PORTAL_DOCS: 'on', PORTAL_METRICS_TOKEN: metricsToken };
    expect(await statusesOf(open)).toEqual([200, 200, 401, 200]);
    expect(await statusesOf(open, 'Bearer another-token-of-tests')).toEqual([200, 200, 401, 200]);
    expect(await statusesOf(open, `Bearer ${metricsToken}`)).toEqual([200, 200, 200, 200]);
  });
});

describe('every answer', () => {
  it('carries the security headers and a request id, and echoes the client’s', async () => {
    for (const url of [
      '/healthz',
      '/nowhere',
      '/SSOManagement/api/ec/ssoManagement/users/userinfo',
      '/docs',
    ]) {
      const answer = await app.call({ method: 'GET', url, headers: { 'Request-UUID': 'EC-10012345' } });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/unsafe/);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'request-uuid': 'EC-10012345',
        'x-request-id': expect.any(String),
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers).not.toHaveProperty('server');
    }
  });

  it('never echoes an id that could break a line', async () => {
    const answer = await app.call({
      method: 'GET',
      url: '/healthz',
      headers: { 'Request-UUID': 'a b<script>' },
    });
    expect(answer.headers).not.toHaveProperty('request-uuid');
  });

  it('lets the portal’s own origin read its headers, and no other', async () => {
    const from = (origin: string) => app.call({ method: 'GET', url: '/healthz', headers: { origin } });
    expect((await from(app.portalOrigin)).headers['access-control-allow-origin']).toBe(app.portalOrigin);
    expect((await from('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('odd input', () => {
  it('413: a body that is too large', async () => {
    const payload = { username: 'a'.repeat(70_000), password: 'b' };
    const answer = await app.call({
      method: 'POST',
      url: '/SSOManagement/api/ec/ssoManagement/users/login',
      payload,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ '@type': 'Error', status: '413' });
  });

  it('404 and 405: unknown paths and methods', async () => {
    expect((await app.call({ method: 'GET', url: '/nowhere' })).json()).toMatchObject({ status: '404' });
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await app.call({
        method,
        url: '/PaymentManagement/api/ec/paymentManagement/payment',
        token,
      });
      expect(answer.statusCode).toBe(405);
      expect(answer.json()).toMatchObject({ status: '405' });
    }
    expect((await app.call({ method: 'TRACE' as 'GET', url: '/healthz' })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });
});

describe('operations', () => {
  it('healthz, readyz and metrics', async () => {
    expect((await app.call({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await app.call({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    const metrics = await app.call({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain('http_request_duration_seconds_bucket');
    expect(metrics.body).not.toMatch(/0991000001|nowhere/);
  });

  it('say which release this is, everywhere the same', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await app.call({ method: 'GET', url });
      expect(answer.json()).toMatchObject({ version: packageJson.version, commit: 'source' });
      expect(answer.headers['x-portal-version']).toBe(`${packageJson.version} source`);
    }
    const metrics = await app.call({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toContain(`portal_build_info{version="${packageJson.version}",commit="source"} 1`);
    const description = await app.call({ method: 'GET', url: '/openapi.json' });
    expect(description.json().info.version).toBe(`${packageJson.version}+source`);
  });
});
