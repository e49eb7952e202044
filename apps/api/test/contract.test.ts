// The API's description and the rules that every call shares, seen from outside.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';

let app: TestApp;
let token: string;
interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: object;
}
let paths: [string, Record<string, Operation>][];

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('ana.paredes@correo.example');
  const description = (await app.call({ method: 'GET', url: '/openapi.json' })).json();
  expect(description.openapi).toBe('3.1.0');
  paths = Object.entries(description.paths);
});
afterAll(() => app.close());

describe('openapi.json', () => {
  it('describes every call of this slice by its path', () => {
    const described = paths.map(([path]) => path);
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
      expect(described).toContain(path);
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

const oddities = [
  '',
  '0',
  '-1',
  '%00',
  '%E0%A4%A',
  '%F0%9F%92%A9',
  "' or 1=1 --",
  '../../../etc/passwd',
  '{"$gt":""}',
  '9'.repeat(400),
  '<script>alert(1)</script>',
  'null',
  '2026-02-30',
  '%0d%0aSet-Cookie:a=b',
];

function oddUrls(path: string, operations: Record<string, Operation>): string[] {
  const words = operations.get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const values = oddities.map((oddity) => (oddity.startsWith('%') ? oddity : encodeURIComponent(oddity)));
  return [...words.map((word) => word.name), 'unheard'].flatMap((name) =>
    values.map((value) => `${path.replace('{id}', value || 'x')}?${name}=${value}`),
  );
}

describe('odd input', () => {
  it('never makes a 5xx or a stack, in any query of any call', async () => {
    for (const url of paths.flatMap(([path, operations]) => oddUrls(path, operations))) {
      const answer = await app.call({ method: 'GET', url, token });
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.body, url).not.toMatch(/\bat .*\.ts:\d+|select |node_modules|\/work\//i);
      if (answer.statusCode >= 400) expect(answer.json(), url).toMatchObject({ '@type': 'Error' });
    }
  });

  it('never makes a 5xx in any body of any call', async () => {
    const bodies = [
      '',
      '[]',
      'null',
      '1',
      '"x"',
      '{',
      '{"__proto__":{"a":1}}',
      '{"a":{"b":{"c":[{}]}}}',
      `{"username":${'['.repeat(5000)}`,
    ];
    for (const [path, operations] of paths) {
      if (!operations.post?.requestBody) continue;
      for (const payload of bodies) {
        const headers = { 'content-type': 'application/json', action: '3' };
        const answer = await app.call({ method: 'POST', url: path, token, payload, headers });
        expect(answer.statusCode, `${path} ${payload}`).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, `${path} ${payload}`).toBeLessThan(500);
        expect(answer.json()).toMatchObject({ '@type': 'Error' });
      }
    }
  });

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
});
