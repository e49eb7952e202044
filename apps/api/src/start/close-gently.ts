// How our HTTP servers close.
import type { FastifyInstance } from 'fastify';

/** Requests in flight finish; a connection that is kept alive after its last answer must not hold the stop. */
export async function shutDownGracefully(server: FastifyInstance): Promise<void> {
  const timer = setInterval(() => server.server.closeIdleConnections(), 100);
  await server.close().finally(() => clearInterval(timer));
}
