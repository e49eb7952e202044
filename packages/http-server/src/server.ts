// How each of our servers opens and closes: how a request comes, what every answer carries, its line in the log, and one
// place for refusals.
import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

/** A Fastify whose routes are typed by their zod schemas. */
export type Server = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Without the policy of its pages, which each server has of its own. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const noPage = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Options of a server whose requests must have arrived within this time, body and all. */
export const arrivingWithin = (ms: number) => ({
  requestTimeout: ms,
  // Node ends nothing before its limit for headers, a minute, and looks every half minute only.
  http: { headersTimeout: ms, connectionsCheckingInterval: 1_000 },
});

/** What the log says of a request: the route's pattern, never the address, which may hold a customer's number. */
export const requestLine = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'unmatched',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

export interface Opening {
  log: FastifyBaseLogger | false;
  bodyLimit: number;
  /** Of all headers and the address. */
  maxHeaderSize?: number;
  /** Writes a refusal as this server does; without an error there is no such address, or not by this method. */
  refuse(reply: FastifyReply, status: number, error?: FastifyError): FastifyReply;
  /** Of an error that says none itself. */
  statusOf?(error: Error): number;
}

const echoable = /^[\w.-]{1,100}$/;

export function openServer({ log, bodyLimit, maxHeaderSize, refuse, statusOf }: Opening): Server {
  function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode ?? statusOf?.(error) ?? 500;
    // The error itself is not logged: a parser's message quotes the body, which may hold a card or what somebody wrote.
    if (status < 500) request.log.info({ code: error.code, status }, 'request refused');
    else request.log.error({ err: error }, 'request failed');
    return refuse(reply, status, error);
  }
  const { http, requestTimeout } = arrivingWithin(20_000);
  const app = Fastify({
    ...(log === false ? { logger: false } : { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && echoable.test(given) ? given : randomUUID();
    },
    bodyLimit,
    requestTimeout,
    http: maxHeaderSize ? { ...http, maxHeaderSize } : http,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: onError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);

  const routes: { shape: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const shape = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
    routes.push({ shape, methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = routes.flatMap(({ shape, methods }) => (shape.test(path) ? methods : []));
    return allowed.length === 0 ? refuse(reply, 404) : refuse(reply.header('allow', allowed.join(', ')), 405);
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'content-security-policy': noPage, 'x-request-id': request.id });
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(requestLine(request, reply), 'request');
  });
  return app;
}

/** Requests in flight finish; a connection that is kept alive after its last answer must not hold the stop. */
export async function closeGracefully(app: Pick<FastifyInstance, 'server' | 'close'>): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(timer));
}
