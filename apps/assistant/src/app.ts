// The assistant's own server, on an origin of its own: its page, and what the page asks, carried to the portal's API.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHtml } from '@portal/http-server/page';
import { openServer, type Server } from '@portal/http-server/server';
import { askPortal, type PortalRelay, relay } from '@portal/http-server/signed';
import { country } from '@portal/market/path';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

// The assistant's page before its script runs, with the settings that the script reads.

export type PageSettings = Pick<RelayOptions, 'chatwoot'> & {
  /** Whose windows may hold the page, and hear from it. */
  portalOrigins: string[];
  brand: string;
  /** `*611 / 5004040` */
  helpPhone: string;
};

const assistantHtml = (settings: PageSettings): string =>
  pageHtml({
    title: 'Asistente',
    settings,
    settingsName: 'assistant-settings',
    styles: '/assets/assistant.css',
    script: '/assets/assistant.js',
    viewport: ', interactive-widget=resizes-content',
    main: '<main id="page" aria-label="Conversación"><noscript><p>Para hablar con el asistente, permite JavaScript en tu navegador.</p></noscript></main>',
  });

// Serves the assistant's page, which the portal alone may frame, and its files.

type PageOptions = PageSettings & {
  /** What `buildPages` of `scripts/setup.mjs` wrote. */
  pageFolder: string;
};

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

function pageRoutes(app: Server, options: PageOptions): void {
  const { pageFolder, portalOrigins, brand, helpPhone, chatwoot } = options;
  if (!existsSync(join(pageFolder, 'assistant.js'))) {
    app.log.warn('the page of the assistant has not been built: it is not served');
    return;
  }
  const html = assistantHtml({ portalOrigins, brand, helpPhone, chatwoot });
  const policy = pagePolicy(portalOrigins, chatwoot?.baseUrl ?? null);
  app.get('/', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
  );

  for (const name of readdirSync(pageFolder)) {
    const type = types[name.split('.').at(-1) ?? ''];
    if (!type) continue;
    const content = readFileSync(join(pageFolder, name));
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    app.get(`/assets/${name}`, (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(type).send(content);
    });
  }
}

/** Nothing inline and nothing of anybody else's, unless the operator has chosen a Chatwoot. */
function pagePolicy(portalOrigins: readonly string[], chatwoot: string | null): string {
  const and = chatwoot ? ` ${chatwoot}` : '';
  const socket = chatwoot ? ` ${chatwoot.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${and}`,
    // Its script brings its style as an element; there is nothing else on this origin.
    `style-src 'self'${chatwoot ? " 'unsafe-inline'" : ''}`,
    "font-src 'self'",
    `img-src 'self' data:${and}`,
    `connect-src 'self'${and}${socket}`,
    `frame-src ${chatwoot ?? "'none'"}`,
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    // No text becomes markup or a script, whatever is typed or answered. A Chatwoot's own script makes both.
    ...(chatwoot ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}

// What the page asks: carried to the portal's API, signed, and its answer brought back.

const messages: Record<number, string> = {
  403: 'Origen no permitido',
  404: 'Recurso no encontrado',
  413: 'Mensaje demasiado largo',
  504: 'El portal no responde',
};

/** Refusals of every path: `{code, message}`, as the portal's API has them. */
const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ code: String(status), message: messages[status] ?? 'Petición inválida' });

type RelayOptions = PortalRelay & {
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

function relayRoutes(app: Server, options: RelayOptions): void {
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

export type AssistantAppOptions = PageOptions & RelayOptions & { log: FastifyBaseLogger | false };

export function buildAssistantApp({ log, ...options }: AssistantAppOptions): Server {
  // 20,000 characters of any alphabet.
  const app = openServer({ log, bodyLimit: 128 * 1024, refuse });
  pageRoutes(app, options);
  relayRoutes(app, options);
  return app;
}
