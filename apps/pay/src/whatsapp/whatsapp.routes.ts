// WhatsApp as Meta's Cloud API speaks it: messages are taken, and what becomes of them is told by signed webhooks.
import { createHmac, randomUUID } from 'node:crypto';
import type { Server } from '@portal/http-server/server';
import { isSame } from '@portal/http-server/signed';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PayContext, WhatsappPlay } from '../context.ts';
import { inTransaction } from '../database.ts';
import { enqueueWebhook } from '../webhooks/webhooks.store.ts';
import { addMessage, hasWritten, unreachable } from './whatsapp.store.ts';

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

export const newId = () => `wamid.${randomUUID().replaceAll('-', '').toUpperCase()}`;
export const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));

export function webhookBody({ phoneNumberId }: WhatsappPlay, value: object): string {
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
