// Everything that can go wrong, in the provider's `{code, message}` shape; the only place that writes it.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseAway } from './database.ts';

const catalogue = {
  invalidBody: { status: 400, code: 'K001', message: 'Cuerpo de la petición inválido.' },
  unexpected: { status: 500, code: 'K002', message: 'Ha ocurrido un error inesperado.' },
  unavailable: { status: 503, code: 'K002', message: 'Ha ocurrido un error inesperado.' },
  portalSilent: { status: 504, code: '504', message: 'No pudimos saber cómo terminó tu pago' },
  wrongMerchant: { status: 400, code: 'K004', message: 'ID de comercio o credencial no válido' },
  wrongAmount: {
    status: 400,
    code: 'K220',
    message: 'El monto de la transacción es diferente al monto del token',
  },
  invalidCard: { status: 402, code: '017', message: 'Tarjeta no válida' },
  invalidToken: { status: 402, code: '577', message: 'El token de la transacción no es válido' },
  cardNotSaved: { status: 402, code: '017', message: 'La tarjeta no se puede guardar' },
  savedCardGone: { status: 402, code: '577', message: 'La tarjeta ya no está guardada' },
  wrongCode: { status: 400, code: 'OTP100', message: 'OTP Inválido' },
  notAuthenticated: { status: 400, code: '3DS100', message: 'Autenticación fallida' },
  notRefundable: { status: 400, code: 'K001', message: 'La transacción no admite esta devolución' },
  foreignOrigin: { status: 403, code: '403', message: 'Origen no permitido' },
  notFound: { status: 404, code: '404', message: 'Recurso no encontrado' },
  notAllowed: { status: 405, code: '405', message: 'Método no permitido' },
} as const;

export type ProblemName = keyof typeof catalogue;

export class Problem extends Error {
  readonly problemName: ProblemName;

  constructor(problemName: ProblemName) {
    super(catalogue[problemName].message);
    this.problemName = problemName;
  }
}

export const problemSchema = z.object({ code: z.string(), message: z.string() });

export function answerProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'notFound'));
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error.problemName);
    if (error.validation) return sendProblem(reply, 'invalidBody');
    return sendUnforeseen(error, request, reply);
  });
}

/** Answers the errors that Fastify meets before a route is known, such as a malformed address. */
export function sendUnforeseen(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    // The error itself is not logged: a parser's message quotes the body, which may hold a card.
    request.log.info({ code: error.code, status }, 'request refused');
    return reply.code(status).send({ code: String(status), message: 'Petición inválida' });
  }
  request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, isDatabaseAway(error) ? 'unavailable' : 'unexpected');
}

export function sendProblem(reply: FastifyReply, problemName: ProblemName) {
  const { status, code, message } = catalogue[problemName];
  return reply.code(status).send({ code, message });
}

const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers 405 for every method of `url` that has no route. */
export function allowOnly(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  app.route({
    method: everyMethod.filter((method) => !allowed.includes(method)),
    url,
    handler: (_request, reply) => sendProblem(reply.header('allow', allowed.join(', ')), 'notAllowed'),
  });
}
