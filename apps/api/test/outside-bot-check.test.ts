// Outside bot checks against a verification server over HTTP: what is asked of it, and that every doubt is a no.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkRegistered, startRegistration } from '@portal/contract/access/sso';
import { getBotChallenge } from '@portal/contract/help/portal-support';
import { getPayable } from '@portal/contract/paying/pay-other';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { createSiteverify } from '../src/providers/bot-check/siteverify.ts';
import { solveBotCheck } from './bot.ts';
import { startTestApp, type TestApp } from './build-app.ts';

type Answer = (response: ServerResponse) => void;

const asked: URLSearchParams[] = [];
const types: (string | undefined)[] = [];
const says =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const yes = says('{"success":true,"hostname":"portal.example"}');
let answer: Answer = yes;

async function verify(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push(new URLSearchParams(body));
  types.push(request.headers['content-type']);
  answer(response);
}

let service: Server;
let verifyUrl: string;
let app: TestApp;

beforeAll(async () => {
  service = createServer(verify);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  app = await startTestApp({ environment: chosen('turnstile') });
});
afterEach(() => {
  answer = yes;
  asked.length = 0;
  types.length = 0;
});
afterAll(async () => {
  await app.close();
  service.close();
});

const chosen = (name: string) => ({
  BOT_CHECK: name,
  BOT_CHECK_SITE_KEY: 'site-key',
  BOT_CHECK_SECRET: 'the-secret',
  BOT_CHECK_VERIFY_URL: verifyUrl,
});
let count = 0;
const newToken = () => `token-${++count}.${Date.now()}`;
const newEmail = () => `nadie${++count}.${Date.now()}@correo.example`;
const check = (token: string | null, identifier = newEmail()) =>
  app.call({
    method: 'POST',
    url: checkRegistered.path,
    headers: { UserId: identifier, ...(token === null ? {} : { 'x-bot-token': token }) },
  });

describe('an outside service', () => {
  it('is asked with the secret, the token and the address; its yes opens the way to a code', async () => {
    const [email, token] = [newEmail(), newToken()];
    expect((await check(token, email)).json().code).toBe('PROCEED_CODE');
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([
      { secret: 'the-secret', response: token, remoteip: '127.0.0.1' },
    ]);
    expect(types).toEqual(['application/x-www-form-urlencoded;charset=UTF-8']);
    const started = await app.call({
      method: 'POST',
      url: startRegistration.path,
      headers: { UserId: email },
    });
    expect(started.statusCode).toBe(200);
  });

  it('403 for a token that was spent, even if the service says yes again', async () => {
    const token = newToken();
    expect((await check(token)).statusCode).toBe(400);
    expect((await check(token)).json().code).toBe('BOT_CHECK_FAILED');
  });

  it('one of twenty at once is taken', async () => {
    const token = newToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(19);
  });

  it('is not asked without a token, or with one longer than any of theirs', async () => {
    expect((await check(null)).statusCode).toBe(403);
    expect((await check('x'.repeat(4_097))).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([
    ['no', says('{"success":false,"error-codes":["timeout-or-duplicate"]}')],
    ['something that only looks like yes', says('{"success":"true"}')],
    ['nothing', says('null')],
    ['a page', says('<h1>Bad gateway</h1>')],
    ['yes with a failure', says('{"success":true}', 500)],
    ['another address', ((response) => response.writeHead(302, { location: '/other' }).end()) as Answer],
    ['a broken line', ((response) => response.destroy()) as Answer],
  ])('403 when it answers %s', async (_words, given) => {
    answer = given;
    const refused = await check(newToken());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'BOT_CHECK_FAILED']);
    expect(refused.body).not.toContain('secret');
    expect(asked).toHaveLength(1);
  });

  it('gives no challenge of its own', async () => {
    expect((await app.call({ method: 'GET', url: getBotChallenge.path })).statusCode).toBe(404);
  });

  it('is not asked where a card is typed: who pays for others solves ours', async () => {
    const pay = (token: string) =>
      app.call({
        method: 'GET',
        url: `${getPayable.path}?serviceId=0991234567`,
        headers: { 'x-bot-token': token },
      });
    expect((await pay(newToken())).json().code).toBe('BOT_CHECK_FAILED');
    expect((await pay(await solveBotCheck(app, 'payOther'))).json()).toEqual({ payable: null });
    expect(asked).toEqual([]);
  });

  it('a silent one, and one that is not there, are a no', async () => {
    answer = () => undefined;
    const spend = async () => true;
    const log = createLog('silent');
    const ask = (url: string) =>
      createSiteverify({ verifyUrl: url, secret: 'the-secret', log, spend, timeoutMs: 100 }).verify('token', {
        purpose: 'checkRegistered',
        address: '127.0.0.1',
      });
    expect(await ask(verifyUrl)).toBe(false);
    expect(await ask('http://127.0.0.1:1/siteverify')).toBe(false);
    service.closeAllConnections();
  });
});

describe('the content security policy', () => {
  const policyOf = async (name: string, url = '/ec/register-email-or-phone') => {
    const other = await startTestApp({ environment: name === 'altcha' ? {} : chosen(name) });
    const { headers } = await other.call({ method: 'GET', url });
    await other.close();
    return String(headers['content-security-policy']);
  };

  it.each([
    ['turnstile', ['script-src', 'frame-src'], 'https://challenges.cloudflare.com'],
    ['recaptcha', ['script-src', 'frame-src', 'connect-src'], 'https://www.google.com/recaptcha/'],
    ['hcaptcha', ['script-src', 'frame-src', 'style-src', 'connect-src'], 'https://*.hcaptcha.com'],
  ])('admits %s where it is chosen', async (name, directives, host) => {
    const policy = await policyOf(name);
    for (const directive of directives)
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(host);
    expect(await policyOf(name, '/ec/billing/pay/F-1')).not.toContain(host);
  });

  it('admits nobody with the built-in check', async () => {
    expect(await policyOf('altcha')).not.toMatch(/cloudflare|google|hcaptcha/);
  });
});

describe('the settings', () => {
  const keys = { BOT_CHECK_SITE_KEY: 'site-key', BOT_CHECK_SECRET: 'the-secret' };

  it('choose the service, at its own address unless told otherwise', () => {
    expect(readConfig({}).botCheck).toEqual({ service: 'altcha' });
    expect(readConfig({ BOT_CHECK: 'hcaptcha', ...keys }).botCheck).toEqual({
      service: 'hcaptcha',
      siteKey: 'site-key',
      secret: 'the-secret',
      verifyUrl: 'https://api.hcaptcha.com/siteverify',
    });
    for (const service of ['turnstile', 'recaptcha'])
      expect(readConfig({ BOT_CHECK: service, ...keys }).botCheck).toMatchObject({
        verifyUrl: expect.stringMatching(/^https:.*siteverify$/),
      });
  });

  it.each([
    [{ BOT_CHECK: 'friendly' }, /^Setting BOT_CHECK is not valid/],
    [{ BOT_CHECK: 'turnstile' }, /^Setting BOT_CHECK_SITE_KEY is missing: BOT_CHECK=turnstile needs it$/],
    [{ BOT_CHECK: 'turnstile', BOT_CHECK_SITE_KEY: 'site-key' }, /^Setting BOT_CHECK_SECRET is missing/],
    [{ BOT_CHECK: 'recaptcha', BOT_CHECK_SECRET: 'the-secret' }, /^Setting BOT_CHECK_SITE_KEY is missing/],
    [keys, /^Setting BOT_CHECK_SITE_KEY has no effect: BOT_CHECK names no outside service$/],
    [{ BOT_CHECK: 'altcha', BOT_CHECK_SECRET: 'the-secret' }, /^Setting BOT_CHECK_SECRET has no effect/],
    [{ BOT_CHECK: 'turnstile', ...keys, BOT_CHECK_SECRET: 'two words' }, /must be a key without spaces/],
    [{ BOT_CHECK: 'turnstile', ...keys, BOT_CHECK_VERIFY_URL: 'http://gateway.example/v' }, /must use https/],
    [{ BOT_CHECK_SITEKEY: 'x' }, /^Unknown setting BOT_CHECK_SITEKEY/],
  ])('%j is refused in one line', (environment, words) => {
    let said = '';
    try {
      readConfig(environment);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toMatch(words);
    expect(said).not.toMatch(/\n|the-secret|two words/);
  });
});
