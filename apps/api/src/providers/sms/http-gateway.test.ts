// Against an HTTP server of the test's own.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpSmsSender, type HttpSmsOptions } from './http-gateway.ts';

let server: Server;
let url: string;
let status: number | 'silence';
let calls: { headers: IncomingHttpHeaders; method: string | undefined; body: string }[];

beforeEach(async () => {
  calls = [];
  status = 202;
  server = createServer(async (request, reply) => {
    calls.push({ headers: request.headers, method: request.method, body: await textOf(request) });
    if (status === 'silence') return;
    reply.writeHead(status, { location: '/elsewhere' }).end('{"id":"1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const send = (options: Partial<HttpSmsOptions> = {}, text = 'Tu codigo es 123456.') =>
  createHttpSmsSender({ url, headers: {}, template: '{"to":"{to}","text":"{text}"}', ...options }).send({
    messageId: 'm1',
    to: '593991000001',
    text,
  });

describe('the call', () => {
  it('is the template, filled in, with our headers and a key of its own', async () => {
    const template =
      '{"messages":[{"destinations":["+{to}","{national}"],"body":{"text":"{text}"},"ref":"{id}"}]}';
    const result = await send({ template, headers: { authorization: 'Bearer secreto' } });
    expect(result).toEqual({ status: 'accepted', reference: null });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      headers: {
        authorization: 'Bearer secreto',
        'content-type': 'application/json',
        'idempotency-key': 'm1',
      },
    });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      messages: [
        {
          destinations: ['+593991000001', '0991000001'],
          body: { text: 'Tu codigo es 123456.' },
          ref: 'm1',
        },
      ],
    });
  });

  it.each(['"},{"to":"x', 'línea\nnueva\\ \u2028', "{to} $& $1 $' {id}"])(
    'carries %j as text',
    async (text) => {
      await send({}, text);
      expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ to: '593991000001', text });
    },
  );
});

describe('the answer', () => {
  it.each([
    [200, 'accepted'],
    [204, 'accepted'],
    [302, 'unavailable'],
    [400, 'refused'],
    [401, 'unavailable'],
    [403, 'unavailable'],
    [404, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('%i means %s, after one call', async (answer, expected) => {
    status = answer;
    expect((await send()).status).toBe(expected);
    expect(calls).toHaveLength(1);
  });

  it('that does not come in time is not waited for', async () => {
    status = 'silence';
    expect(await send({ timeoutMs: 100 })).toEqual({ status: 'unavailable', reason: 'timeout' });
  });

  it('of nobody is a reason to try again', async () => {
    expect(await send({ url: 'http://127.0.0.1:1/sms' })).toEqual({
      status: 'unavailable',
      reason: 'network',
    });
  });
});
