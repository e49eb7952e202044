// Headers and refusals of every path: `{code, message}`, as the portal's API has them.
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** A Fastify whose routes are typed by their zod schemas. */
export type AssistantServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const messages: Record<number, string> = {
  403: 'Origen no permitido',
  404: 'Recurso no encontrado',
  413: 'Mensaje demasiado largo',
  504: 'El portal no responde',
};

export function hardenAnswers(app: AssistantServer): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

export function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send({ code: String(status), message: messages[status] ?? 'Petición inválida' });
}

export function answerRefusals(app: AssistantServer): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    // A parser's message quotes the body: what customers write is not logged.
    request.log.info({ code: error.code, status }, 'request refused');
    return refuse(reply, status);
  });
}
