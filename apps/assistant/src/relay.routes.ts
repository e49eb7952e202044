// What the page asks: carried to the portal's API, signed, and its answer brought back.

import { createHmac } from 'node:crypto';
import { country } from '@portal/market/path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AssistantServer, refuse } from './http.ts';

export type RelayOptions = {
  /** Where this server reaches the portal's API, such as `http://127.0.0.1:3000`. */
  portalUrl: string;
  /** Shared with the portal: shows that it is the assistant's server that asks. */
  secret: string;
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
  awaited: text(40).optional(),
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

export function relayRoutes(app: AssistantServer, options: RelayOptions): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !options.ownOrigins.includes(origin)) return refuse(reply, 403);
  };

  app.post('/conversation', { onRequest, schema: { body: tokenSchema } }, async (request, reply) => {
    const answer = await askPortal(options, 'redemption', request.body);
    if (answer?.status !== 200) return relay(reply, answer);
    const { conversation, customer, identity } = redeemedSchema.parse(JSON.parse(answer.body));
    // The page of the built-in assistant needs no more than a name to greet.
    if (!options.chatwoot) return { conversation, givenName: customer.givenName };
    return { conversation, givenName: customer.givenName, customer, identity };
  });

  app.post('/question', { onRequest, schema: { body: questionSchema } }, async (request, reply) =>
    relay(reply, await askPortal(options, 'question', request.body)),
  );
  app.post('/handover', { onRequest, schema: { body: handOverSchema } }, async (request, reply) =>
    relay(reply, await askPortal(options, 'handover', request.body)),
  );
  app.post('/news', { onRequest, schema: { body: newsSchema } }, async (request, reply) =>
    relay(reply, await askPortal(options, 'news', request.body)),
  );
}

type PortalAnswer = { status: number; body: string };

/** Null when the portal did not answer. */
async function askPortal(
  { portalUrl, secret }: RelayOptions,
  resource: string,
  question: unknown,
): Promise<PortalAnswer | null> {
  const body = JSON.stringify(question);
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return fetch(new URL(`${portalBase}/${resource}`, portalUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-frame-time': time,
      'x-frame-signature': signature,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  }).then(
    async (response) => ({ status: response.status, body: await response.text() }),
    () => null,
  );
}

function relay(reply: FastifyReply, answer: PortalAnswer | null): FastifyReply {
  if (!answer) return refuse(reply, 504);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
}
