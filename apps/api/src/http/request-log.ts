// One line a request: the route's pattern, never the address, which may hold a customer's number. That polls find us
// alive is worth none, and a page that is drawn has a line of its own.

import { requestLine } from '@portal/http-server/server';
import type { OpenSpan } from '@portal/trace/span';
import { withinCall } from '@portal/trace/trace';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';

/** Asked every few seconds, by whoever keeps us running. */
const polled: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** @param isPage whether a page asks as this caller */
export function registerRequestLog(app: FastifyInstance, isPage: (caller: Caller) => boolean): void {
  // These fields hold nothing to be removed, and looking for it costs a third of what a request leaves in memory.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    const line = requestLine(request, reply);
    const isWithoutNews =
      line.status < 400 && (polled.has(line.route) || (caller !== null && isPage(caller)));
    const level = isWithoutNews ? 'debug' : 'info';
    lines[level]({ reqId: request.id, ...line, userId: caller?.userId }, 'request');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

/** Each request is known in whatever follows from it, by its id and its trace; and a span of it, where they are collected. */
export function registerTrace(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { id: requestId, method } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    const attributes = { 'http.request.method': method, 'http.route': route, 'portal.request_id': requestId };
    const start = { name: `${method} ${route}`, kind: 'server', attributes } as const;
    const cause = { requestId, traceparent: request.headers.traceparent };
    withinCall(cause, polled.has(route) ? null : start, (span) => {
      request.span = span;
      done();
    });
  });
  app.addHook('onResponse', async ({ span }, reply) => {
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode));
    span?.end();
  });
}
