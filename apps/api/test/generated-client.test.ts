// Somebody else's program: types from /openapi.json, a client that knows nothing else, strict compilation, a session.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, startTestApp, type TestApp } from './build-app.ts';

const runFile = promisify(execFile);
const root = new URL('../../../', import.meta.url).pathname;

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  // Below node_modules, so that the program finds its client.
  folder = await mkdtemp(join(root, 'node_modules', '.generated-client-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

const [baseUrl = '', password = '', example = ''] = process.argv.slice(2);

const api = createClient<paths>({ baseUrl });
const session = await api.POST('/SSOManagement/api/ec/ssoManagement/users/login', {
  body: { username: 'ana.paredes@correo.example', password },
});
if (session.error) throw new Error(session.error.code);
const headers = { authorization: \`Bearer \${session.response.headers.get('token')}\` };
const list = await api.GET('/CustomerBillManagement/api/ec/customerBillManagement/customerBill', {
  headers,
  params: { query: { state: 'sent', limit: 1, filter: { 'amountDue.value.gt': '0' } } },
  querySerializer: { object: { style: 'form', explode: true } },
});
const bills: components['schemas']['CustomerBill'][] = list.data ?? [];
const one = await api.GET('/CustomerBillManagement/api/ec/customerBillManagement/customerBill/{id}', {
  headers,
  params: { path: { id: bills[0]?.id ?? '' } },
});
const body: components['schemas']['PaymentRequest'] = JSON.parse(example);
const paid = await api.POST('/PaymentManagement/api/ec/paymentManagement/payment', {
  headers,
  params: { header: { action: '1', claroid: '0991000001', 'Request-UUID': 'EC-100712345678' } },
  body,
});
const wrong = await api.GET('/CustomerBillManagement/api/ec/customerBillManagement/customerBill', {
  headers,
  params: { query: { month: 'mayo' } },
});
console.log(JSON.stringify({
  user: session.data.sub,
  due: one.data?.amountDue.unit,
  isSame: one.data?.billNo === bills[0]?.billNo,
  paid: paid.data?.status ?? paid.error,
  wrong: wrong.error?.field,
}));
`;

it('is generated, compiles, signs in, reads a bill and makes the payment of the description’s example', {
  timeout: 60_000,
}, async () => {
  const description = (await app.call({ method: 'GET', url: '/openapi.json' })).json();
  const example = description.components.schemas.PaymentRequest.examples[0];
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTypes(description as OpenAPI3)));
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: false,
        types: ['node'],
        target: 'esnext',
        module: 'nodenext',
        rewriteRelativeImportExtensions: true,
      },
      files: ['program.ts'],
    }),
  );
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const compiled = await runFile(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(compiled.stdout).toBe('');
  const { port } = app.server.server.address() as AddressInfo;
  const { stdout } = await runFile(process.execPath, [
    join(folder, 'program.js'),
    `http://127.0.0.1:${port}`,
    demoPassword,
    JSON.stringify(example),
  ]);
  expect(JSON.parse(stdout)).toEqual({
    user: 'ana.paredes@correo.example',
    due: 'USD',
    isSame: true,
    paid: 'authorized',
    wrong: 'month',
  });
});
