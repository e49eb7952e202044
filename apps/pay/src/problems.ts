// Everything that can go wrong, in the provider's `{code, message}` shape; the only place that writes it.
import type { FastifyError, FastifyReply } from 'fastify';
import { z } from 'zod';

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
  readonly statusCode: number;

  constructor(problemName: ProblemName) {
    super(catalogue[problemName].message);
    this.problemName = problemName;
    this.statusCode = catalogue[problemName].status;
  }
}

export const problemSchema = z.object({ code: z.string(), message: z.string() });

const byStatus: Record<number, ProblemName> = {
  404: 'notFound',
  405: 'notAllowed',
  500: 'unexpected',
  503: 'unavailable',
};

/** Whatever went wrong, also before a route is known, such as a malformed address. */
export function refuse(reply: FastifyReply, status: number, error?: FastifyError): FastifyReply {
  if (error instanceof Problem) return sendProblem(reply, error.problemName);
  if (error?.validation) return sendProblem(reply, 'invalidBody');
  const known = byStatus[status];
  if (known) return sendProblem(reply, known);
  return reply.code(status).send({ code: String(status), message: 'Petición inválida' });
}

export function sendProblem(reply: FastifyReply, problemName: ProblemName): FastifyReply {
  const { status, code, message } = catalogue[problemName];
  return reply.code(status).send({ code, message });
}
