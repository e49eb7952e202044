import { login } from '@portal/contract/access/sso';
import { clearHomeCache } from '@portal/contract/help/portal-support';
import { getPayment } from '@portal/contract/paying/payments';
import { getPlan } from '@portal/contract/shopping/catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { createRequests, type RequestContext, requestsRunning } from './request.ts';

const PLAN = '/ProductCatalogManagement/api/ec/productCatalogManagement/plan';

const context: RequestContext = {
  bearer: () => 'secret',
  clientIp: () => '10.0.0.7',
  nextRequestId: () => 'EC-10042',
  lineOfBusiness: (number) => (number === '0991000001' ? 'Pospago' : 'ND'),
  onSessionRefused: vi.fn(),
};
const { request } = createRequests(context);

/** Answers the next request, and keeps what was asked. */
function answer(make: (signal: AbortSignal) => Promise<Response> | Response) {
  const asked = vi.fn(async (_address: string, init: RequestInit) => make(init.signal as AbortSignal));
  vi.stubGlobal('fetch', asked);
  return {
    address: () => asked.mock.calls[0]?.[0],
    headers: () => new Headers(asked.mock.calls[0]?.[1].headers),
    body: () => asked.mock.calls[0]?.[1].body,
  };
}

const askPlan = () => request(getPlan, { query: { id: 'P 1' }, line: '0991000001' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the headers of the documents, and the line of business of the line', async () => {
  const sent = answer(() => Response.json({}));
  await askPlan();
  expect(sent.address()).toBe(`${PLAN}?id=P+1`);
  expect(Object.fromEntries(sent.headers())).toEqual({
    accept: 'application/json',
    authorization: 'Bearer secret',
    channel: 'WEB',
    claroid: '0991000001',
    'client-ip': '10.0.0.7',
    lineofbusiness: 'Pospago',
    'request-uuid': 'EC-10042',
    'response-uuid': 'EC-10042',
    'transaction-name': 'getPlan',
  });
});

test('an answer of another shape is a failure of its own, with the status that it had', async () => {
  const call = { ...getPlan, answer: { id: 's' } };
  answer(() => Response.json({ id: 5 }));
  expect(await request(call, { query: { id: 'P1' } })).toMatchObject({
    error: { code: 'MALFORMED' },
    data: null,
    code: 200,
  });
  answer(() => Response.json({ id: 'P1', more: 5 }));
  expect(await request(call, { query: { id: 'P1' } })).toMatchObject({ error: null, data: { id: 'P1' } });
});

test('login carries no bearer, and a refusal there ends nothing', async () => {
  const sent = answer(() => Response.json({ code: '114E', message: 'incorrecta' }, { status: 401 }));
  const body = { username: 'a', password: 'b' };
  const result = await request(login, { body, anonymous: true });
  expect(sent.headers().has('authorization')).toBe(false);
  expect(sent.headers().get('lineofbusiness')).toBe('ND');
  expect(result).toMatchObject({ code: 401, data: null, error: { code: '114E', message: 'incorrecta' } });
  expect(context.onSessionRefused).not.toHaveBeenCalled();
});

test('401 and 502 end the session by status; a message that only says 401 does not', async () => {
  for (const status of [401, 502]) {
    answer(() => new Response('<h1>proxy</h1>', { status }));
    expect(await askPlan()).toMatchObject({ code: status, error: { code: `HTTP_${status}`, message: '' } });
  }
  expect(context.onSessionRefused).toHaveBeenCalledTimes(2);
  expect(context.onSessionRefused).toHaveBeenCalledWith('secret');
  answer(() => Response.json({ code: 'X', message: 'línea 0991401502' }, { status: 404 }));
  await askPlan();
  expect(context.onSessionRefused).toHaveBeenCalledTimes(2);
});

test('params go into the path, encoded', async () => {
  const sent = answer(() => Response.json({}));
  await request(getPayment, { params: { id: 'a/../b' } });
  expect(sent.address()).toMatch(/\/payment\/a%2F\.\.%2Fb$/);
});

test('no answer, a late one, a cancelled one and a broken one are results, never exceptions', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await askPlan()).toMatchObject({ code: 0, error: { code: 'NETWORK' } });
  answer(() => new Response('{"half":'));
  expect(await askPlan()).toMatchObject({ error: { code: 'MALFORMED' } });

  const whenAborted = (signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  answer(whenAborted);
  const input = { method: 'GET', path: PLAN, query: { id: 'P' }, name: 'getPlan' } as const;
  expect(await request(getPlan, { ...input, timeLimitMs: 5 })).toMatchObject({
    error: { code: 'TIMEOUT' },
  });
  const cancel = new AbortController();
  const cancelled = request(getPlan, { ...input, signal: cancel.signal });
  cancel.abort();
  expect(await cancelled).toMatchObject({ error: { code: 'ABORTED' } });
});

test('the loading counter is above zero during a request and falls back however it ends', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  const one = askPlan();
  const other = askPlan();
  expect(requestsRunning()).toBe(2);
  await Promise.all([one, other]);
  expect(requestsRunning()).toBe(0);
});

test('a form travels as a form, with the content type that fetch gives it', async () => {
  const sent = answer(() => new Response(null, { status: 204 }));
  const { error, code } = await request(clearHomeCache, {
    form: { countryCode: 'EC', userProfileId: 'a&b' },
  });
  expect([error, code]).toEqual([null, 204]);
  expect(sent.body()).toBeInstanceOf(URLSearchParams);
  expect(String(sent.body())).toBe('countryCode=EC&userProfileId=a%26b');
  expect(sent.headers().has('content-type')).toBe(false);
});
