// WhatsApp through Meta's Cloud API: one POST a message, and webhooks signed with the secret of the app.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSame } from '@portal/http-server/signed';
import { tracingHeaders } from '@portal/trace/trace';
import { z } from 'zod';
import {
  type FilledTemplate,
  WebhookRefused,
  type WhatsappEvent,
  type WhatsappOrder,
  type WhatsappReceipt,
  type WhatsappResult,
  type WhatsappSender,
} from './port.ts';
import type { WhatsappSettings } from './settings.ts';

export interface CloudApiOptions extends Omit<WhatsappSettings, 'businessNumber'> {
  timeoutMs?: number;
}

export function createCloudApi(options: CloudApiOptions): WhatsappSender {
  const { apiUrl, phoneNumberId, accessToken, appSecret, verifyToken, timeoutMs = 10_000 } = options;
  return {
    async send(order) {
      try {
        const answer = await fetch(`${apiUrl.replace(/\/$/, '')}/${phoneNumberId}/messages`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${accessToken}`,
            'content-type': 'application/json',
            ...tracingHeaders(),
          },
          body: JSON.stringify(bodyOf(order)),
          // A redirect would carry the text, and our token, somewhere else.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return resultOf(answer.status, await answer.json().catch(() => null));
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        return { status: 'unavailable', reason: isLate ? 'timeout' : 'network' };
      }
    },

    readEvent(raw, { 'x-hub-signature-256': signature }) {
      const expected = createHmac('sha256', appSecret).update(raw).digest('hex');
      const [, given] = /^sha256=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
      if (given === undefined || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
        throw new WebhookRefused('not signed by Meta');
      return eventOf(raw.toString(), phoneNumberId);
    },

    isVerifyToken: (token) => isSame(token, verifyToken),
  };
}

function bodyOf({ messageId, to, content }: WhatsappOrder) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    // It comes back with each status of this message.
    biz_opaque_callback_data: messageId,
    ...('text' in content
      ? { type: 'text', text: { preview_url: false, body: content.text } }
      : { type: 'template', template: templateOf(content.template) }),
  };
}

function templateOf({ name, language, parameters, button }: FilledTemplate) {
  const texts = (of: readonly string[]) => of.map((text) => ({ type: 'text', text }));
  const body = { type: 'body', parameters: texts(parameters) };
  // What copies a code is a button of type «url» with the code as its word, whatever it looks like.
  const buttons =
    button === undefined
      ? []
      : [{ type: 'button', sub_type: 'url', index: '0', parameters: texts([button]) }];
  return { name, language: { code: language }, components: [body, ...buttons] };
}

const answerSchema = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refusalSchema = z.object({ error: z.object({ code: z.int() }) });

/** Of the app, of the account, of the number, to one person: whatever is about the pace is tried again. */
const paceCodes = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057]);
/** Our own credentials: whoever sets them right lets what waits go on. */
const accessCodes = new Set([0, 10, 190]);

function resultOf(status: number, body: unknown): WhatsappResult {
  const accepted = answerSchema.safeParse(body);
  if (status >= 200 && status < 300)
    return { status: 'accepted', reference: accepted.data?.messages[0]?.id ?? null };
  const code = refusalSchema.safeParse(body).data?.error.code;
  const reason = code === undefined ? `HTTP ${status}` : `HTTP ${status}, code ${code}`;
  const mayPass = code !== undefined && (paceCodes.has(code) || accessCodes.has(code));
  const isPermanent = status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;
  return { status: isPermanent && !mayPass ? 'refused' : 'unavailable', reason };
}

const digits = z.string().regex(/^\d{7,15}$/);
/** PostgreSQL's text holds every character but NUL: a message with one must not come again and again. */
const words = z.string().transform((text) => text.replaceAll('\0', ''));
const inboundSchema = z.object({
  from: digits,
  id: z.string().min(1).max(200),
  text: z.object({ body: words }).optional().catch(undefined),
  button: z.object({ text: words }).optional().catch(undefined),
});
const statusSchema = z.object({
  id: z.string().min(1).max(200),
  status: z.string(),
  recipient_id: digits,
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
});
/** Each is read by itself: one of a kind that nobody knows yet must not hold up the others. */
const webhookSchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).default([]),
            messages: z.array(z.unknown()).default([]),
          }),
        }),
      ),
    }),
  ),
});

const outcomes = new Map<string, WhatsappReceipt['outcome']>([
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['failed', 'undelivered'],
]);

function eventOf(text: string, phoneNumberId: string): WhatsappEvent {
  const event: WhatsappEvent = { receipts: [], inbound: [] };
  const { data } = webhookSchema.safeParse(parsed(text));
  // Of templates and of the account Meta tells, too: it is nothing to us, and must not come again and again.
  const values = (data?.entry ?? []).flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'messages').map(({ value }) => value),
  );
  for (const { metadata, statuses, messages } of values) {
    // Another number of the same account is somebody else's.
    if (metadata?.phone_number_id !== phoneNumberId) continue;
    for (const each of statuses) {
      const { data: told } = statusSchema.safeParse(each);
      const outcome = told && outcomes.get(told.status);
      if (!outcome) continue;
      const { id, recipient_id: to, biz_opaque_callback_data: messageId = null } = told;
      event.receipts.push({ messageId, to, references: [id], outcome });
    }
    for (const each of messages) {
      const { data: written } = inboundSchema.safeParse(each);
      if (!written) continue;
      const { id: providerId, from, text: said, button } = written;
      event.inbound.push({ providerId, from, text: said?.body ?? button?.text ?? null });
    }
  }
  return event;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WebhookRefused('not JSON');
  }
}
