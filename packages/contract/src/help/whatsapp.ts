// TMF681 Communication Management v4: WhatsApp, for who chose it: the number and of what, and what its provider tells.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { codeSentSchema } from '../access/sso.ts';
import type { Call } from '../common.ts';
import { noticeTopics } from './notice-kinds.ts';

const base = `/CommunicationManagement/api/${country}/communicationManagement/whatsapp` as const;

const whatsappKinds = [...noticeTopics, 'codes'] as const;
export const whatsappKindSchema = z.enum(whatsappKinds).meta({
  id: 'WhatsappKind',
  description:
    'What leaves by WhatsApp in the place of an SMS: `bills` that are ready, `charges` and their receipts, `news` of use, lines and requests, and `codes` for signing in again where the login name is this very number. A code that proves a line always goes to the line by SMS.',
});
export type WhatsappKind = z.infer<typeof whatsappKindSchema>;

export const whatsappLinkSchema = z
  .object({
    '@type': z.literal('WhatsappLink'),
    number: z.string().nullable().describe('Of the person, as it is dialled here; null: none is linked.'),
    kinds: z.array(whatsappKindSchema),
    linkedAt: dateTimeSchema.nullable(),
    isStopped: z.boolean().describe('Nothing leaves by it: its person wrote STOP there, or said so here.'),
    businessNumber: z.string().nullable().describe('Where the operator is written to there.'),
  })
  .meta({ id: 'WhatsappLink' });
export type WhatsappLink = z.infer<typeof whatsappLinkSchema>;

const number = z.string().min(7).max(20);
const kinds = z.array(whatsappKindSchema).max(whatsappKinds.length);
const anybodys = { access: 'signedIn', roles: 'anybody', archive: 'changes' } as const;

export const getWhatsapp = {
  id: 'getWhatsapp',
  tmf: 'TMF681',
  summary:
    'The number by which the user is written to on WhatsApp, and of what. Where the operator has no WhatsApp nobody has one, and the other calls answer 404.',
  method: 'GET',
  path: base,
  question: 'notifications',
  policy: { ...anybodys, stepUp: 'none', archive: [{ file: 'whatsapp' }] },
  answers: { 200: whatsappLinkSchema },
} as const satisfies Call;

export const sendWhatsappCode = {
  id: 'sendWhatsappCode',
  tmf: 'TMF681',
  summary: 'Sends a code by WhatsApp to a number that the user wants to be written to.',
  method: 'POST',
  path: `${base}/code`,
  body: z.strictObject({ number }),
  question: 'notifications',
  policy: { ...anybodys, stepUp: 'again', waitsAfterReset: true },
  answers: { 200: codeSentSchema },
  headers: ['x-proof-of-work'],
  refusals: ['WORK_REQUIRED'],
} as const satisfies Call;

export const linkWhatsapp = {
  id: 'linkWhatsapp',
  tmf: 'TMF681',
  summary:
    'Links the number that the code went to. The newer proof counts: whoever had the number before is told that it is theirs no longer.',
  method: 'PUT',
  path: base,
  body: z.strictObject({
    number,
    codeNumberEn: z.string().min(1).max(200),
    codeNumber: z.string().regex(/^\d{4,8}$/),
    kinds,
  }),
  question: 'notifications',
  policy: { ...anybodys, stepUp: 'again', waitsAfterReset: true, limit: 'codeGuess' },
  refusals: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_SPENT', 'OTP_USED', 'OTP_REPLACED'],
  answers: { 200: whatsappLinkSchema },
} as const satisfies Call;

export const changeWhatsapp = {
  id: 'changeWhatsapp',
  tmf: 'TMF681',
  summary: 'Of what the user is written to there, or that nothing leaves by it for now.',
  method: 'PATCH',
  path: base,
  body: z.strictObject({ kinds: kinds.optional(), isStopped: z.boolean().optional() }),
  question: 'notifications',
  policy: { ...anybodys, stepUp: 'none' },
  answers: { 200: whatsappLinkSchema },
} as const satisfies Call;

export const unlinkWhatsapp = {
  id: 'unlinkWhatsapp',
  tmf: 'TMF681',
  summary: 'The number is forgotten. Already forgotten is forgotten, too.',
  method: 'DELETE',
  path: base,
  question: 'notifications',
  policy: { ...anybodys, stepUp: 'none' },
  answers: { 204: z.null() },
} as const satisfies Call;

const providerEvent = `${base}/providerEvent` as const;

export const verifyWhatsappWebhook = {
  id: 'verifyWhatsappWebhook',
  tmf: 'none',
  summary:
    'Meta asks once whether this address is ours: `hub.challenge` goes back as it came, for whoever has the token of the settings.',
  method: 'GET',
  path: providerEvent,
  query: z.object({
    'hub.mode': z.literal('subscribe'),
    'hub.verify_token': z.string().max(200),
    'hub.challenge': z.string().max(200),
  }),
  policy: { access: 'public' },
  files: ['text/plain'],
  answers: { 200: z.string() },
} as const satisfies Call;

export const receiveWhatsappEvent = {
  id: 'receiveWhatsappEvent',
  tmf: 'none',
  summary:
    'What became of messages, and what people wrote: from Meta, signed over the bytes of the body in `X-Hub-Signature-256`. The same again changes nothing.',
  method: 'POST',
  path: providerEvent,
  policy: { access: 'public' },
  /** Meta sends many in one, three megabytes at most. */
  bodyLimitBytes: 3 * 1024 * 1024,
  answers: { 200: z.object({ received: z.literal(true) }) },
} as const satisfies Call;
