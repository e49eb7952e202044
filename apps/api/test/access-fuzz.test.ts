// The calls of access under whatever may be sent to them: never a 5xx, a stack or a long wait, always a TMF body.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPermission } from '@portal/contract/permissions';
import * as support from '@portal/contract/portal-support';
import * as sso from '@portal/contract/sso';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { givenUser } from './given-user.ts';

let everybodyIsAPerson: Server;
let app: TestApp;
let token: string;

beforeAll(async () => {
  everybodyIsAPerson = createServer((_request, response) => response.end('{"success":true}'));
  await new Promise<void>((resolve) => everybodyIsAPerson.listen(0, '127.0.0.1', resolve));
  const { port } = everybodyIsAPerson.address() as AddressInfo;
  app = await startTestApp({
    environment: {
      BOT_CHECK: 'turnstile',
      BOT_CHECK_SITE_KEY: 'site-key',
      BOT_CHECK_SECRET: 'the-secret',
      BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
  });
  const { email, password } = await givenUser(app);
  token = await app.signIn(email, password);
});
afterAll(async () => {
  await app.close();
  everybodyIsAPerson.close();
});

const awkward = fc.constantFrom(
  '',
  ' ',
  '0993000001',
  '+593 99 300 0001',
  '593993000009',
  '0984000001',
  'ana.paredes@correo.example',
  '593992000001@telefono.example',
  'ANA@ñandú.example',
  '😀'.repeat(100),
  'a'.repeat(5_000),
  '٠٩٩٣٠٠٠٠٠١',
  '\u202e\u200b\ufeff',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1; --",
  '__proto__',
  'null',
  '1e309',
);
const text = fc.oneof({ weight: 2, arbitrary: awkward }, fc.string({ unit: 'binary', maxLength: 300 }));
const anything = fc.oneof({ weight: 3, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }));
/** What can travel in a header at all. */
const header = fc.oneof(
  awkward.map((words) => Buffer.from(words).toString('base64').slice(0, 4_000)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  fc.string({ maxLength: 60 }).map((words) => Buffer.from(words).toString('base64')),
);
const body = (...fields: string[]) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record(Object.fromEntries(fields.map((name) => [name, anything])), { requiredKeys: [] }),
    },
    fc.jsonValue({ maxDepth: 2 }),
  );

let askers = 0;

/** Each from an address of its own: the limits are not what is tried here. */
async function survives(request: InjectOptions & { token?: string }): Promise<number> {
  const count = ++askers;
  const remoteAddress = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const began = performance.now();
  const answer = await app.call({ ...request, remoteAddress });
  const words = `${request.method} ${request.url} ${JSON.stringify(request.payload)} ${JSON.stringify(request.headers)}`;
  expect(answer.statusCode, words).toBeLessThan(500);
  expect(performance.now() - began, words).toBeLessThan(5_000);
  if (answer.statusCode >= 400) {
    expect(answer.json(), words).toMatchObject({ '@type': 'Error', status: String(answer.statusCode) });
    expect(answer.body, words).not.toMatch(/\.ts:\d+|node_modules|select |insert into/i);
  }
  return answer.statusCode;
}

const runs = { numRuns: 60, seed: 20_261_121 };
const json = { 'content-type': 'application/json' };

describe('before signing in', () => {
  it.each([
    ['POST', sso.login.path, ['username', 'password']],
    ['POST', sso.validateCode.path, ['codeNumberEn', 'codeNumber']],
    ['POST', sso.completeRegistration.path, ['name', 'lastName', 'phoneNumber', 'email', 'password']],
    ['PUT', sso.resetPassword.path, ['password']],
    ['POST', support.recordPageView.path, ['path']],
  ] as const)('%s %s', async (method, url, fields) => {
    await fc.assert(
      fc.asyncProperty(body(...fields), header, header, async (payload, userId, grant) => {
        const headers = { ...json, userid: userId, 'x-otp-grant': grant, operationid: grant };
        await survives({ method, url, headers, payload: JSON.stringify(payload) });
      }),
      runs,
    );
  });

  it('registered or not, a code for it, and another one', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(header, text, fc.uuid(), async (userId, typed, botToken) => {
        const headers = { userid: userId, 'x-bot-token': botToken };
        statuses.add(await survives({ method: 'POST', url: sso.checkRegistered.path, headers }));
        statuses.add(await survives({ method: 'POST', url: sso.startRegistration.path, headers }));
        const payload = JSON.stringify({ userProfileId: typed, claroNumber: typed });
        await survives({
          method: 'POST',
          url: sso.generateCode.path,
          headers: { ...headers, ...json },
          payload,
        });
      }),
      runs,
    );
    // It went further than the door.
    expect([...statuses]).toEqual(expect.arrayContaining([204, 400, 404]));
  });

  it('the small ones', async () => {
    await fc.assert(
      fc.asyncProperty(header, text, async (words, typed) => {
        const query = encodeURIComponent(typed.toWellFormed()).slice(0, 3_000);
        await survives({
          method: 'GET',
          url: `${sso.logout.path}?Token_type=revoke`,
          headers: { token: words },
        });
        await survives({ method: 'GET', url: `${sso.logout.path}?Token_type=${query}` });
        await survives({ method: 'GET', url: `${support.getBotChallenge.path}?purpose=${query}` });
        for (const { path } of [support.getClientIp, support.getMenu, support.getFooter])
          await survives({ method: 'GET', url: `${path}?x=${query}`, headers: { 'client-ip': words } });
        const headers = { authorization: `Bearer ${words}` };
        await survives({ method: 'GET', url: sso.getProfile.path, headers });
        await survives({ method: 'DELETE', url: sso.deleteUser.path, headers });
      }),
      runs,
    );
  });
});

describe('signed in', () => {
  it.each([
    ['PUT', sso.updateProfile.path, ['name', 'lastName', 'nickName']],
    ['PUT', sso.changePassword.path, ['password', 'currentPassword']],
    ['POST', createPermission.path, ['description', 'user', 'privilege']],
    ['POST', support.recordOnBoarding.path, ['step']],
  ] as const)('%s %s', async (method, url, fields) => {
    await fc.assert(
      fc.asyncProperty(body(...fields), header, async (payload, words) => {
        await survives({ method, url, token, headers: json, payload: JSON.stringify(payload) });
        const headers = { ...json, userid: words, claroid: words, serviceid: words, 'x-otp-grant': words };
        await survives({ method, url, token, headers, payload: JSON.stringify(payload) });
      }),
      runs,
    );
  });

  it('forms and headers', async () => {
    await fc.assert(
      fc.asyncProperty(text, header, async (typed, words) => {
        const form = { 'content-type': 'application/x-www-form-urlencoded' };
        const payload = `countryCode=EC&userProfileId=${encodeURIComponent(typed.toWellFormed())}`;
        await survives({ method: 'POST', url: support.clearHomeCache.path, token, headers: form, payload });
        await survives({
          method: 'POST',
          url: support.clearHomeCache.path,
          token,
          headers: form,
          payload: typed,
        });
        for (const name of ['userprofileid', 'userid', 'user-id', 'claroid', 'transaction-name', 'channel'])
          await survives({ method: 'GET', url: sso.getUserinfo.path, token, headers: { [name]: words } });
      }),
      runs,
    );
  });
});
