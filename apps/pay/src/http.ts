// What every route shares: what it is given, how it refuses, which bodies it reads, and from which origins.

import { isSame } from '@portal/http-server/signed';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';

// Everything that can go wrong, in the provider's `{code, message}` shape; the only place that writes it.

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

/** JSON only; an empty body is none, and a broken one is refused without quoting it. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body.toString(), (error: Error | null, value?: unknown) =>
      error ? done(new Problem('invalidBody')) : done(null, value),
    );
  });
}

/** What a page's form sends; whoever takes it reads it by a schema. */
export function parseFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

const askableHeaders = 'Content-Type, Public-Merchant-Id, X-Amz-Meta-Kushki-Info';

/** Whether a page of this very origin asks. */
function isOwn({ headers: { origin, host }, protocol }: FastifyRequest): boolean {
  return origin === `${protocol}://${host}`;
}

/**
 * For what only the pages of this origin may ask; a server or a tool sends no Origin. A form of a page that names no
 * referrer sends `null`, and the browser says beside it from which site it comes.
 */
export async function fromOwnPage(request: FastifyRequest): Promise<void> {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwnForm = origin === 'null' && site === 'same-origin';
  if (origin !== undefined && !isOwnForm && !isOwn(request)) throw new Problem('foreignOrigin');
}

/** Lets the portal's pages and our own, and no other origin's, call `url`; returns the hook of that route. */
export function openToPortal(app: FastifyInstance, url: string, method: string, portalOrigins: string[]) {
  const admit = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const origin = request.headers.origin;
    reply.header('vary', 'Origin');
    if (origin === undefined || !portalOrigins.includes(origin)) return false;
    reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
    return true;
  };
  app.options(url, (request, reply) => {
    if (!admit(request, reply)) throw new Problem('foreignOrigin');
    return reply
      .headers({
        'access-control-allow-methods': method,
        'access-control-allow-headers': askableHeaders,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // A server or a tool sends no Origin; a page of another origin always does.
    if (!admit(request, reply) && request.headers.origin !== undefined && !isOwn(request))
      throw new Problem('foreignOrigin');
  };
}

// What every operation and every route of the sandbox needs; built once in app.ts.

/** A number at Meta, as it is played. */
export type WhatsappPlay = { phoneNumberId: string; accessToken: string; appSecret: string };

export type PayContext = {
  pool: Pool;
  publicMerchantId: string;
  privateMerchantId: string;
  /** False when no address is configured: then no webhook is kept either. */
  sendsWebhooks: boolean;
  /** Null: no WhatsApp is played. */
  whatsapp: WhatsappPlay | null;
  holdReplyMs: number;
  now: () => Date;
  /** Tells the delivery loop that a webhook may be due. */
  wakeWebhooks: () => void;
};

/** A hook that refuses a request whose `header` is not `merchantId`. */
export function requireMerchant(header: 'public-merchant-id' | 'private-merchant-id', merchantId: string) {
  return async ({ headers: { [header]: given } }: FastifyRequest): Promise<void> => {
    if (typeof given !== 'string' || !isSame(given, merchantId)) throw new Problem('wrongMerchant');
  };
}
