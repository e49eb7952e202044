// Spans of a purchase, at a collector: from whoever asked to the provider and the job; nothing of the customer in them.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startRegistration } from '@portal/contract/access/sso';
import { addPushSubscription } from '@portal/contract/help/notifications';
import { startTracing } from '@portal/trace/trace';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { startTestApp, type TestApp } from '../build-app.ts';
import { endsInTime, eventually } from '../eventually.ts';
import { buyPackage, givenBuyer } from '../given/buyer.ts';
import { cards } from '../given/cards.ts';
import { passBotCheck } from '../given/codes.ts';
import { local } from '../given/country.ts';
import { dataUsed, givenEvent, givenLineManager } from '../given/notifications.ts';
import { startMailServer } from '../neighbours/mail-server.ts';
import { startPushService } from '../neighbours/push-service.ts';

// Whoever collects spans: OTLP over HTTP, in JSON.

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  links?: { traceId: string; spanId: string }[];
}

interface Collector {
  endpoint: string;
  spans: Span[];
  /** As they were written on the wire. */
  text(): string;
  close(): Promise<void>;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

async function startCollector(): Promise<Collector> {
  const sent: Sent[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, reply) => {
    const body = (await json(request)) as Sent;
    sent.push(body);
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    reply
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(sent),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const tracing = { headers: {}, service: 'portal', share: 1 };

async function started(endpoint: string, environment = {}) {
  const stop = await startTracing({ ...tracing, endpoint });
  ends.push(stop);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const app = await startTestApp({ environment, withJobs: true, log });
  ends.push(() => app.close());
  return { app, lines, stop };
}

async function collected(): Promise<Collector> {
  const collector = await startCollector();
  ends.push(() => collector.close());
  return collector;
}

const named = (spans: readonly Span[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
const attributeOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

const payPath = '/PaymentManagement/api/ec/paymentManagement/payment';
const callersTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${callersTrace}-b7ad6b7169203331-01`;

describe('a purchase', () => {
  it('is one trace: request, statements, provider; its job is linked, and its lines have the request’s id', async () => {
    const collector = await collected();
    const { app, lines, stop } = await started(collector.endpoint, {
      PAYMENT_TIMEOUT_MS: '400',
      PAYMENT_SANDBOX_HOLD_MS: '900',
    });
    const buyer = await givenBuyer(app);
    const bought = await buyPackage(app, buyer, { card: cards.answerLost }, { traceparent });
    expect(bought.statusCode).toBe(202);
    const reqId = bought.headers['x-request-id'];
    const settled = () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ msg, status }) => msg === 'payment settled' && status === 'authorized');
    await eventually(() => expect(settled()).toHaveLength(1));
    const jobsDone = `select from jobs.job where name = 'look-after-payment' and state = 'completed'
      and data ->> 'paymentId' = $1`;
    const isDone = async () =>
      expect((await app.database.pool.query(jobsDone, [bought.json().id])).rowCount).toBe(1);
    await eventually(isDone);
    // Settled by the job, on behalf of the request.
    expect(settled()[0]).toMatchObject({ reqId });
    await app.call({ method: 'GET', url: '/healthz' });
    await app.call({ method: 'GET', url: '/readyz' });
    await stop();

    const { spans } = collector;
    const [request] = named(spans, `POST ${payPath}`);
    if (!request) throw new Error('no span of the request');
    expect(request).toMatchObject({ traceId: callersTrace, parentSpanId: 'b7ad6b7169203331' });
    expect(attributeOf(request, 'portal.request_id')).toBe(reqId);
    expect(attributeOf(request, 'http.response.status_code')).toBe(202);
    const [charge] = named(spans, 'card provider charge');
    expect(charge).toMatchObject({ traceId: callersTrace, parentSpanId: request.spanId });
    expect(charge && attributeOf(charge, 'portal.outcome')).toBe('timeout');
    for (const name of ['insert_intent', 'find_caller', 'commit'])
      expect(
        named(spans, name).some((span) => span.parentSpanId === request.spanId),
        name,
      ).toBe(true);

    const jobs = named(spans, 'job look-after-payment').filter(({ traceId }) => traceId !== callersTrace);
    const [job] = jobs;
    expect(job?.links).toMatchObject([{ traceId: callersTrace, spanId: request.spanId }]);
    const [lookup] = named(spans, 'card provider lookup');
    expect(jobs.map(({ spanId }) => spanId)).toContain(lookup?.parentSpanId);
    // Each has a parent that is there, but those that begin here or come from the caller.
    const known = new Set(spans.map(({ spanId }) => spanId));
    const orphans = spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId));
    expect(orphans.map(({ name }) => name)).toEqual([`POST ${payPath}`]);
    expect(named(spans, /healthz|readyz/)).toEqual([]);

    const text = collector.text();
    const { email, password, userId } = buyer.user;
    const secrets = [email, password, userId, buyer.token, buyer.line.serviceNumber, buyer.line.number];
    for (const secret of [...secrets, bought.json().id, bought.json().correlatorId, '@correo.example'])
      expect(text).not.toContain(secret);
  });
});

async function startSmsGateway() {
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, reply) => {
    headers.push(request.headers);
    request.resume().on('end', () => reply.writeHead(202).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  return { url, headers, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('what is sent', () => {
  it('is a span of the job that sends it, linked to the request; push, too', async () => {
    const collector = await collected();
    const [mail, gateway, pushes] = [
      await startMailServer(),
      await startSmsGateway(),
      await startPushService(),
    ];
    for (const { close } of [mail, gateway, pushes]) ends.push(close);
    const { app, stop } = await started(collector.endpoint, {
      EMAIL_URL: `smtp://127.0.0.1:${mail.port}`,
      EMAIL_FROM: 'avisos@operador.example',
      SMS_URL: gateway.url,
    });
    const address = `${randomUUID()}@correo.example`;
    for (const identifier of [address, local(93000001)]) {
      await passBotCheck(app, identifier);
      const headers = { UserId: identifier, traceparent };
      const { statusCode } = await app.call({ method: 'POST', url: startRegistration.path, headers });
      expect(statusCode).toBe(200);
    }
    const user = await givenLineManager(app);
    const payload = pushes.subscription();
    await app.call({ method: 'POST', url: addPushSubscription.path, token: user.token, payload });
    await givenEvent(app, dataUsed(user));
    await app.settleEvents();
    const waiting = `select from jobs.job where name in ('deliver-email', 'deliver-sms', 'push')
      and state <> 'completed'`;
    const isDone = async () => expect((await app.database.pool.query(waiting)).rowCount).toBe(0);
    await eventually(isDone);
    await stop();

    const { spans } = collector;
    const isFromRequest = ({ links = [] }: Span) =>
      named(spans, `POST ${startRegistration.path}`).some(({ spanId }) => spanId === links[0]?.spanId);
    for (const [name, queue] of [
      ['e-mail send', 'deliver-email'],
      ['SMS send', 'deliver-sms'],
      ['push send', 'push'],
    ] as const) {
      const tries = named(spans, name);
      expect(tries.map((span) => attributeOf(span, 'portal.outcome'))).toContain('accepted');
      const parents = tries.map(({ parentSpanId }) => parentSpanId);
      const jobs = named(spans, `job ${queue}`).filter(({ spanId }) => parents.includes(spanId));
      expect(jobs.length, name).toBeGreaterThan(0);
      // A push is of an event, and no request's.
      expect(jobs.some(isFromRequest), name).toBe(queue !== 'push');
    }
    const heard = gateway.headers.map((headers) => String(headers.traceparent).split('-')[2]);
    expect(named(spans, 'SMS send').map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(heard));
    for (const secret of [address, payload.endpoint, payload.keys.auth])
      expect(collector.text()).not.toContain(secret);
  });
});

describe('a collector', () => {
  it('that is gone makes nothing slower and loses nothing', async () => {
    const withCollector = async (app: TestApp) => {
      const buyer = await givenBuyer(app);
      const from = performance.now();
      for (let count = 0; count < 3; count++) expect((await buyPackage(app, buyer)).statusCode).toBe(201);
      return performance.now() - from;
    };
    const plain = await startTestApp({ withJobs: true });
    ends.push(() => plain.close());
    const alone = await withCollector(plain);
    const { app, stop } = await started('http://127.0.0.1:9');
    expect(await withCollector(app)).toBeLessThan(3 * alone + 5_000);
    await endsInTime(stop);
  });

  it('is told only of the caller’s traces that are collected there, too', async () => {
    const collector = await collected();
    const { app, stop } = await started(collector.endpoint);
    for (const flags of ['00', '01'])
      await app.call({
        method: 'GET',
        url: '/openapi.json',
        headers: { traceparent: traceparent.slice(0, -2) + flags },
      });
    await app.call({ method: 'GET', url: '/openapi.json', headers: { traceparent: 'nonsense' } });
    await stop();
    const traces = named(collector.spans, 'GET /openapi.json').map(({ traceId }) => traceId);
    expect(traces).toHaveLength(2);
    expect(traces.filter((traceId) => traceId === callersTrace)).toHaveLength(1);
  });
});

describe('the log', () => {
  it('names the request in what modules say, once a line; polls are not told', async () => {
    const lines: string[] = [];
    const app = await startTestApp({
      withJobs: true,
      log: createLog('info', { write: (line) => lines.push(line) }),
    });
    ends.push(() => app.close());
    const buyer = await givenBuyer(app);
    const bought = await buyPackage(app, buyer);
    for (const url of ['/healthz', '/readyz', '/metrics']) await app.call({ method: 'GET', url });
    await app.call({ method: 'GET', url: '/nowhere' });
    const reqId = bought.headers['x-request-id'];
    for (const msg of ['card charge', 'payment settled', 'request']) {
      const line = lines.find((one) => JSON.parse(one).msg === msg && one.includes(String(reqId)));
      expect(line?.match(/"reqId"/g), msg).toHaveLength(1);
    }
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told.map(({ route }) => route)).not.toContain('/healthz');
    expect(told.map(({ route }) => route)).toContain('unmatched');
  });
});
