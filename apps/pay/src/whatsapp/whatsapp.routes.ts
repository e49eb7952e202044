// WhatsApp as Meta's Cloud API speaks it: messages are taken, and what becomes of them is told by signed webhooks.
import { createHmac, randomUUID } from 'node:crypto';
import type { Server } from '@portal/http-server/server';
import { isSame } from '@portal/http-server/signed';
import { market } from '@portal/market/here';
import { canonicalMobile, nationalNumber } from '@portal/market/service-number';
import { dayAndTime } from '@portal/market/words';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../database.ts';
import { fromOwnPage, type PayContext, parseFormBodies, type WhatsappPlay } from '../http.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import {
  addMessage,
  hasWritten,
  messagesOf,
  numbersInUse,
  type PlayedMessage,
  setUnreachable,
  type Unreachable,
  unreachable,
} from './whatsapp.store.ts';
import { whatsappPageCopy as copy } from './whatsapp-page.copy.ts';

const parameter = z.object({ type: z.literal('text'), text: z.string().min(1) });
const messageSchema = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().regex(/^\+?\d{7,15}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
  content: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.object({ body: z.string().min(1).max(4_096) }) }),
    z.object({
      type: z.literal('template'),
      template: z.object({
        name: z.string().regex(/^[a-z\d_]{1,512}$/),
        language: z.object({ code: z.string() }),
        components: z.array(
          z.object({ type: z.enum(['header', 'body', 'button']), parameters: z.array(parameter) }),
        ),
      }),
    }),
  ]),
});
type Content = z.infer<typeof messageSchema>['content'];

/** For so long after their own words somebody may be written to in any. */
const windowMs = 24 * 3_600_000;

export function whatsappRoutes(app: Server, context: PayContext, play: WhatsappPlay): void {
  const schema = { params: z.object({ phoneNumberId: z.string() }) };
  app.post('/whatsapp/:phoneNumberId/messages', { schema }, async (request, reply) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isSame(token, play.accessToken)) return refuse(reply, 401, 190, 'Invalid OAuth access token');
    if (request.params.phoneNumberId !== play.phoneNumberId)
      return refuse(reply, 400, 33, 'The business phone number does not exist');
    const body = request.body as Record<string, unknown>;
    const { data: asked } = messageSchema.safeParse({ ...body, content: body });
    if (!asked) return refuse(reply, 400, 100, 'Invalid parameter');
    const number = asked.to.replace('+', '');
    const { content, biz_opaque_callback_data: callback } = asked;
    const wrong = await wrongWith(context, number, content);
    if (wrong) return refuse(reply, 400, wrong.code, wrong.message);
    const id = await take(context, play, { number, content, callback });
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: asked.to, wa_id: number }],
      messages: [{ id }],
    };
  });
}

async function wrongWith({ pool, now }: PayContext, number: string, content: Content) {
  if (content.type === 'text') {
    const isOpen = await hasWritten(pool, number, new Date(now().getTime() - windowMs));
    return isOpen ? null : { code: 131_047, message: 'Re-engagement message' };
  }
  const texts = content.template.components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  const isBroken = texts.some((text) => /[\n\t]| {5}/.test(text));
  return isBroken ? { code: 132_018, message: 'Param text cannot have new-line/tab characters' } : null;
}

interface Asked {
  number: string;
  content: Content;
  callback: string | undefined;
}

async function take(context: PayContext, play: WhatsappPlay, { number, content, callback }: Asked) {
  const id = newId();
  const at = context.now();
  await inTransaction(context.pool, async (client) => {
    await addMessage(client, { id, number, isSent: true, words: wordsOf(content), at });
    const how = await unreachable(client, number);
    const statuses = how === 'silent' ? ['sent'] : ['sent', how ?? 'delivered'];
    for (const status of statuses) {
      const told = { id, status, timestamp: seconds(at), recipient_id: number };
      const errors = [{ code: 131_026, title: 'Message undeliverable' }];
      const more = {
        ...(callback === undefined ? {} : { biz_opaque_callback_data: callback }),
        ...(status === 'failed' ? { errors } : {}),
      };
      await enqueueWebhook(
        client,
        webhookBody(play, { statuses: [{ ...told, ...more }] }),
        at,
        at,
        'whatsapp',
      );
    }
  });
  context.wakeWebhooks();
  return id;
}

/** What a template says besides its parameters stands where it was approved. */
function wordsOf(content: Content): string {
  if (content.type === 'text') return content.text.body;
  const { name, components } = content.template;
  const body = components.find(({ type }) => type === 'body')?.parameters ?? [];
  return [`[${name}]`, ...body.map(({ text }) => text)].join('\n');
}

const newId = () => `wamid.${randomUUID().replaceAll('-', '').toUpperCase()}`;
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));

function webhookBody({ phoneNumberId }: WhatsappPlay, value: object): string {
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '200000000000001',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '', phone_number_id: phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });
}

/** Meta's: hex HMAC-SHA256 with the secret of the app over the bytes of the body. */
export const metaHeaders = (appSecret: string, body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
});

const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } });

// The page that stands for a phone: what was sent to a number is read, and answered.

const path = '/whatsapp';
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const wishSchema = z.object({
  numero: z.string().max(40).transform(numberOf).pipe(z.string()),
  texto: z.string().trim().max(4_096).optional(),
  entrega: z.enum(['arrives', 'silent', 'failed']).optional(),
});

/** E.164 digits in any spelling; null for what is no number. */
function numberOf(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  return canonicalMobile(typed) ?? (/^\d{7,15}$/.test(digits) ? digits : null);
}

export function whatsappPageRoutes(app: Server, context: PayContext, play: WhatsappPlay): void {
  const { pool } = context;
  const schema = { querystring: z.object({ numero: z.string().max(40).optional() }) };
  app.get(path, { schema }, async ({ query }, reply) => {
    const number = numberOf(query.numero ?? '');
    const page = pageOf({
      number,
      messages: number === null ? [] : await messagesOf(pool, number),
      how: number === null ? null : await unreachable(pool, number),
      numbers: await numbersInUse(pool),
    });
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
  });

  app.register(async (scope) => {
    parseFormBodies(scope);
    scope.post(path, { onRequest: fromOwnPage }, async (request, reply) => {
      const { data: wish } = wishSchema.safeParse(request.body);
      if (wish?.entrega) {
        const how = wish.entrega === 'arrives' ? null : wish.entrega;
        await setUnreachable(pool, wish.numero, how, context.now());
      }
      if (wish?.texto) await write(context, play, wish.numero, wish.texto);
      return reply.redirect(`${path}?numero=${wish?.numero ?? ''}`, 303);
    });
  });
}

async function write(context: PayContext, play: WhatsappPlay, number: string, words: string): Promise<void> {
  const at = context.now();
  const id = newId();
  const message = { from: number, id, timestamp: seconds(at), type: 'text', text: { body: words } };
  const contacts = [{ profile: { name: nationalNumber(number) }, wa_id: number }];
  await inTransaction(context.pool, async (client) => {
    await addMessage(client, { id, number, isSent: false, words, at });
    await enqueueWebhook(client, webhookBody(play, { contacts, messages: [message] }), at, at, 'whatsapp');
  });
  context.wakeWebhooks();
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

interface Shown {
  number: string | null;
  messages: readonly PlayedMessage[];
  how: Unreachable | null;
  numbers: readonly string[];
}

function pageOf({ number, messages, how, numbers }: Shown): string {
  const items = messages.map(
    ({ isSent, words, at }) =>
      `<li><p><b>${isSent ? copy.portal : copy.you}</b>, <time>${escapeHtml(dayAndTime(at))}</time></p>
<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p></li>`,
  );
  const hidden = `<input type="hidden" name="numero" value="${number ?? ''}">`;
  const talk =
    number === null
      ? ''
      : `<h2>${escapeHtml(nationalNumber(number))}</h2>
<form method="post" action="${path}">${hidden}<label>${copy.answer} <input name="texto" maxlength="4096" autocomplete="off"></label>
<button>${copy.send}</button></form>
<form method="post" action="${path}">${hidden}<fieldset><legend>${copy.reach}</legend>
<p>${copy.now(copy.ways[how ?? 'arrives'])}</p>
${(['arrives', 'silent', 'failed'] as const)
  .map((way) => `<button name="entrega" value="${way}">${copy.ways[way]}</button>`)
  .join('\n')}
</fieldset></form>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : `<p>${copy.none}</p>`}`;
  const links = numbers.map(
    (each) => `<li><a href="${path}?numero=${each}">${escapeHtml(nationalNumber(each))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${market.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css"></head>
<body><main><h1>${copy.title}</h1><p>${copy.lead}</p>
<form method="get" action="${path}"><label>${copy.number} <input name="numero" inputmode="tel" value="${number === null ? '' : escapeHtml(nationalNumber(number))}"></label>
<button>${copy.open}</button></form>
${talk}
${links.length > 0 ? `<h2>${copy.others}</h2><ul>${links.join('')}</ul>` : ''}
</main></body></html>
`;
}
