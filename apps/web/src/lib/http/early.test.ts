import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, takeEarly } from './early.ts';
import { createRequests } from './request.ts';

const sender = {
  bearer: () => 'secret',
  clientIp: () => null,
  nextRequestId: () => 'EC-1001',
  lineOfBusiness: () => 'ND',
};
const plan = { path: '/Plans', query: { id: 'P 1' }, name: 'getPlan' };
const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ ok: true }));

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  delete window.earlyAnswers;
  vi.unstubAllGlobals();
  asked.mockClear();
});

test('what was asked early is answered once, and asked again after that', async () => {
  askEarly(sender, [plan]);
  const { request } = createRequests({ ...sender, onSessionRefused: () => undefined });
  const ask = () => request({ ...plan, method: 'GET' } as never);
  expect(await ask()).toMatchObject({ error: null, data: { ok: true } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(new Headers(asked.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer secret');
  await ask();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a refusal ends the session, and a broken connection is a result, as without it', async () => {
  const onSessionRefused = vi.fn();
  const { request } = createRequests({ ...sender, onSessionRefused });
  asked.mockResolvedValueOnce(new Response('{}', { status: 401 }));
  askEarly(sender, [plan]);
  expect(await request({ ...plan, method: 'GET' } as never)).toMatchObject({ code: 401 });
  expect(onSessionRefused).toHaveBeenCalledWith('secret');
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly(sender, [plan]);
  expect(await request({ ...plan, method: 'GET' } as never)).toMatchObject({ error: { code: 'NETWORK' } });
});

test('nobody else has the answers of a session, and nobody asks without one', () => {
  askEarly(sender, [plan]);
  expect(takeEarly('/Plans?id=P+1', 'other')).toBeUndefined();
  expect(takeEarly('/Plans?id=P+1', null)).toBeUndefined();
  asked.mockClear();
  askEarly({ ...sender, bearer: () => null }, [plan]);
  expect(asked).not.toHaveBeenCalled();
});
