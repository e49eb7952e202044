// Each request is known in whatever follows from it, by its id and its trace; and a span of it, where they are collected.
import type { OpenSpan } from '@portal/trace/span';
import { withinCall } from '@portal/trace/trace';
import type { FastifyInstance } from 'fastify';
import { polled } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

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
