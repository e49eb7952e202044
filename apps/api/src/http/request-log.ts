// One line a request: the route's pattern, never the address, which may hold a customer's number.
import type { FastifyInstance } from 'fastify';

export function registerRequestLog(app: FastifyInstance): void {
  // These fields hold nothing to be removed, and looking for it costs a third of what a request leaves in memory.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { caller } = request;
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: caller?.userId,
      },
      'request',
    );
  });
}
