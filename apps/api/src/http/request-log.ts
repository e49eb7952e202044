// One line a request: the route's pattern, never the address, which may hold a customer's number. That polls find us
// alive is worth none.
import type { FastifyInstance } from 'fastify';

/** Asked every few seconds, by whoever keeps us running. */
export const polled: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export function registerRequestLog(app: FastifyInstance): void {
  // These fields hold nothing to be removed, and looking for it costs a third of what a request leaves in memory.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    const route = request.routeOptions.url ?? 'unmatched';
    const level = polled.has(route) && reply.statusCode < 400 ? 'debug' : 'info';
    lines[level](
      {
        reqId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: caller?.userId,
      },
      'request',
    );
  });
}
