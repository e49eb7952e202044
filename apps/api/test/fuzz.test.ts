// Every call under whatever may be sent to it, by a stranger and by a customer: never a 5xx, a stack, SQL, a path or
// a long wait. Here each place gets what has broken something before; `bench/fuzz.bench.ts` sends everything else.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '@portal/contract/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import {
  callsOfTheContract,
  type HostileRequest,
  hostileRequests,
  knownOfAna,
  told,
} from './hostile-requests.ts';

let everybodyIsAPerson: Server;
let app: TestApp;
let calls: Call[];
let ana: string;

beforeAll(async () => {
  everybodyIsAPerson = createServer((_request, response) => response.end('{"success":true}'));
  await new Promise<void>((resolve) => everybodyIsAPerson.listen(0, '127.0.0.1', resolve));
  const { port } = everybodyIsAPerson.address() as AddressInfo;
  app = await startTestApp({
    // A card that is to be saved is looked after by a job.
    withJobs: true,
    environment: {
      BOT_CHECK: 'turnstile',
      BOT_CHECK_SITE_KEY: 'site-key',
      BOT_CHECK_SECRET: 'the-secret',
      BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/`,
    },
  });
  calls = await callsOfTheContract();
  ana = await app.signIn('ana.paredes@correo.example');
});
afterAll(async () => {
  await app.close();
  everybodyIsAPerson.close();
});

/** Thousands of requests, on a machine that may be busy. */
const slow = { timeout: 180_000 };

let askers = 0;

/** Each from an address of its own, and no limit counts for long: they are not what is tried here. */
async function send(request: HostileRequest, token?: string) {
  if (++askers % 50 === 0) await app.database.pool.query('delete from rate_limits');
  const remoteAddress = `10.${(askers >> 16) & 255}.${(askers >> 8) & 255}.${askers & 255}`;
  const began = performance.now();
  const answer = await app.call({ ...request, remoteAddress, ...(token ? { token } : {}) });
  const wrong = told({ status: answer.statusCode, body: answer.body, tookMs: performance.now() - began });
  return { status: answer.statusCode, wrong };
}

async function sendAll(options: { each: number; seed: number }, token?: string) {
  const wrong: string[] = [];
  const good: string[] = [];
  for (const call of calls) {
    const [first, ...rest] = hostileRequests(call, knownOfAna, options);
    for (const request of first ? [first, ...rest] : []) {
      const answer = await send(request, token);
      if (request === first && answer.status < 300) good.push(call.id);
      if (answer.wrong) wrong.push(`${answer.wrong}: ${JSON.stringify(request).slice(0, 400)}`);
      // A door that is shut is shut for all that is behind it.
      if (answer.status === 401 && !token) break;
    }
  }
  return { wrong, good };
}

it('a stranger', slow, async () => {
  const { wrong, good } = await sendAll({ each: 0, seed: 1 });
  expect(wrong).toEqual([]);
  // Whoever pays for others solves the portal's own check: no outside service answers for it.
  expect(good).not.toContain('getPayable');
  expect(good).toContain('listDiscounts');
});

it('a customer', slow, async () => {
  const { wrong, good } = await sendAll({ each: 0, seed: 2 }, ana);
  expect(wrong).toEqual([]);
  // It went further than the door.
  expect(good.length).toBeGreaterThan(calls.length / 3);
});

it('bodies that are none', async () => {
  const bodies = ['', '[]', 'null', '1', '"x"', '{', '{"__proto__":{"a":1}}', `{"a":${'['.repeat(5_000)}`];
  for (const { method, path, body } of calls)
    for (const payload of body ? bodies : []) {
      const headers = { 'content-type': 'application/json', action: '3' };
      const { wrong } = await send({ method, url: path, headers, payload }, ana);
      expect([path, payload, wrong]).toEqual([path, payload, null]);
    }
});
