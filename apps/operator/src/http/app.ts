// The operator's own TM Forum APIs over HTTP: whoever has the key asks and commands what the ports offer.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isDatabaseUnavailable, isMalformedValue } from '@portal/database/failures';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type Family, type Lookup, NoSuchThing, refusal } from '@portal/operator-tmf/call';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import { families, familyNames } from '@portal/operator-tmf/families';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { serveFamily } from './serve-family.ts';

export interface OperatorAppNeeds {
  ports: OperatorPorts;
  /** Null: nobody is told of events. */
  hub: Hub | null;
  /** Brought as a bearer by whoever may ask. */
  apiKey: string;
  log: Logger;
}

/** Of a user with very many lines, whose ids stand in the query. */
const maxHeaderBytes = 64 * 1024;
const bodyLimitBytes = 64 * 1024;
const echoable = /^[\w.-]{1,100}$/;

export function buildOperatorApp({ ports, hub, apiKey, log }: OperatorAppNeeds): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && echoable.test(given) ? given : randomUUID();
    },
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: maxHeaderBytes },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => send(reply as FastifyReply, 400, 'INVALID'),
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // The id of a command is not one that we could keep.
    if (isMalformedValue(error)) return send(reply, 400, 'INVALID');
    if (status >= 400 && status < 500) return send(reply, status, 'INVALID');
    request.log.error({ err: error }, 'request failed');
    return isDatabaseUnavailable(error) ? send(reply, 503, 'UNAVAILABLE') : send(reply, 500, 'INTERNAL');
  });
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'NO_SUCH_CALL'));

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (isSame(request.headers.authorization ?? '', `Bearer ${apiKey}`)) return;
      return send(reply, 401, 'UNAUTHENTICATED');
    });
    const lookup = lookupIn(ports);
    for (const name of familyNames) serveFamily(scope, families[name] as Family<object>, ports[name], lookup);
    if (hub) serveFamily(scope, hubFamily, hub, lookup);
  });
  return app;
}

function send(reply: FastifyReply, status: number, code: string) {
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(refusal(status, code).body));
}

const lookupIn = ({ inventory, billing }: OperatorPorts): Lookup => ({
  lines: (places) => inventory.list(places),
  async bill(billNo, place) {
    const bill = await billing.find(await inventory.list([place]), billNo);
    if (bill === null) throw new NoSuchThing(billNo);
    return bill;
  },
});

/** Takes as long for a near guess as for a far one. */
function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
