// What the page asks: carried to the portal's API, signed, and its answer brought back.

import type { Server } from '@portal/http-server/server';
import { askPortal, type PortalRelay, relay } from '@portal/http-server/signed';
import { country } from '@portal/market/path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const messages: Record<number, string> = {
  403: 'Origen no permitido',
  404: 'Recurso no encontrado',
  413: 'Mensaje demasiado largo',
  504: 'El portal no responde',
};

/** Refusals of every path: `{code, message}`, as the portal's API has them. */
export const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ code: String(status), message: messages[status] ?? 'Petición inválida' });

export type RelayOptions = PortalRelay & {
  /** The addresses of this page: no other page may ask. */
  ownOrigins: string[];
  /** Set where people answer behind a Chatwoot: then its page is told who the customer is. */
  chatwoot: { baseUrl: string; websiteToken: string; opens: 'atOnce' | 'forPerson' } | null;
};

const portalBase = `/PortalSupport/api/${country}/portalSupport/assistant` as const;
const answerWithinMs = 15_000;

const text = (longest: number) => z.string().min(1).max(longest);
const tokenSchema = z.object({ token: text(200) });
const questionSchema = z.object({
  conversation: text(200),
  text: z.string().max(20_000),
  topic: text(40).optional(),
  line: text(40).optional(),
  context: z.unknown().optional(),
  before: z.string().max(500).optional(),
  place: z.unknown().optional(),
});
const handOverSchema = z.object({
  conversation: text(200),
  key: z.uuid(),
  said: z.array(z.object({ author: z.enum(['customer', 'assistant']), text: text(2_000) })).max(40),
});
const newsSchema = z.object({ conversation: text(200) });
const redeemedSchema = z.object({
  conversation: z.string(),
  customer: z.object({
    name: z.string(),
    givenName: z.string(),
    accountNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  identity: z.object({ id: z.string(), hash: z.string() }).nullable(),
});

export function relayRoutes(app: Server, options: RelayOptions): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !options.ownOrigins.includes(origin)) return refuse(reply, 403);
  };
  const ask = (resource: string, question: unknown) =>
    askPortal(options, `${portalBase}/${resource}`, { question, withinMs: answerWithinMs });

  app.post('/conversation', { onRequest, schema: { body: tokenSchema } }, async (request, reply) => {
    const answer = await ask('redemption', request.body);
    if (answer?.status !== 200) return answer ? relay(reply, answer) : refuse(reply, 504);
    const { conversation, customer, identity } = redeemedSchema.parse(JSON.parse(answer.body));
    // The page of the built-in assistant needs no more than a name to greet.
    if (!options.chatwoot) return { conversation, givenName: customer.givenName };
    return { conversation, givenName: customer.givenName, customer, identity };
  });

  for (const [resource, body] of Object.entries({
    question: questionSchema,
    handover: handOverSchema,
    news: newsSchema,
  }))
    app.post(`/${resource}`, { onRequest, schema: { body } }, async (request, reply) => {
      const answer = await ask(resource, request.body);
      return answer ? relay(reply, answer) : refuse(reply, 504);
    });
}
