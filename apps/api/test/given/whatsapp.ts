// WhatsApp as its provider plays it: what was sent to a number, and what is told and written from there, signed.
import { createHmac, randomUUID } from 'node:crypto';
import {
  linkWhatsapp,
  receiveWhatsappEvent,
  sendWhatsappCode,
  type WhatsappKind,
} from '@portal/contract/help/whatsapp';
import { standInWhatsapp } from '../../src/providers/whatsapp/settings.ts';
import type { TestApp } from '../build-app.ts';
import { eventually } from '../eventually.ts';
import type { SignedIn } from './association.ts';
import { proveByPassword } from './codes.ts';
import { e164, local } from './country.ts';

let next = 60_000_000 + Math.floor(Math.random() * 8_000_000);

export interface GivenNumber {
  /** As it is dialled. */
  number: string;
  /** E.164 digits. */
  digits: string;
}

/** Of nobody yet, and no line of the operator's. */
export function givenNumber(): GivenNumber {
  const eight = String(next++);
  return { number: local(eight), digits: e164(eight) };
}

/** What the stand-in was given for a number, the oldest first. */
export async function playedTo(app: TestApp, digits: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ words: string }>(
    'select words from pay_sandbox.whatsapp_messages where number = $1 and is_sent order by at, id',
    [digits],
  );
  return rows.map(({ words }) => words);
}

export const makeUnreachable = (app: TestApp, digits: string, how: 'silent' | 'failed') =>
  app.database.pool.query(
    'insert into pay_sandbox.whatsapp_unreachable (number, how, since) values ($1, $2, now())',
    [digits, how],
  );

export const { verifyToken } = standInWhatsapp;

export const signatureOf = (body: string, secret: string = standInWhatsapp.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export const bodyOf = (value: object) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '2',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '', phone_number_id: standInWhatsapp.phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });

export const postEvent = (app: TestApp, body: string, signature = signatureOf(body)) =>
  app.call({
    method: 'POST',
    url: receiveWhatsappEvent.path,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    payload: body,
  });

export const inboundOf = (digits: string, text: string, id = `wamid.${randomUUID()}`) =>
  bodyOf({ messages: [{ from: digits, id, timestamp: '1', type: 'text', text: { body: text } }] });

/** Somebody writes, and the stand-in knows it: whoever has written may be answered in any words. */
export async function write(app: TestApp, digits: string, text: string, id = `wamid.${randomUUID()}`) {
  await app.database.pool.query(
    `insert into pay_sandbox.whatsapp_messages (id, number, is_sent, words, at) values ($1, $2, false, $3, now())
     on conflict do nothing`,
    [id, digits, text],
  );
  return postEvent(app, inboundOf(digits, text, id));
}

/** In words of their own, and by no template. */
export const answersTo = async (app: TestApp, digits: string) =>
  (await playedTo(app, digits)).filter((words) => !words.startsWith('[portal_'));

/** Writes, and waits for the answer. */
export async function asked(app: TestApp, digits: string, text: string): Promise<string> {
  const before = (await answersTo(app, digits)).length;
  await write(app, digits, text);
  return eventually(async () => {
    const answer = (await answersTo(app, digits))[before];
    if (answer === undefined) throw new Error('no answer yet');
    return answer;
  });
}

interface SentMessage {
  message_id: string;
  recipient: string;
  status: string;
  attempts: number;
  body: string;
  template: string | null;
  sms_instead: string | null;
  provider_reference: string | null;
  delivered_at: Date | null;
}

/** By WhatsApp, the newest first. */
export async function whatsappTo(app: TestApp, digits: string): Promise<SentMessage[]> {
  const { rows } = await app.database.pool.query<SentMessage>(
    `select * from messages where recipient = $1 and channel = 'whatsapp' order by message_id desc`,
    [digits],
  );
  return rows;
}

export async function smsTo(app: TestApp, digits: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ body: string }>(
    `select body from messages where recipient = $1 and channel = 'sms' order by message_id`,
    [digits],
  );
  return rows.map(({ body }) => body);
}

/** What becomes of a message, as the provider tells it. */
export const statusOf = (message: SentMessage, status: 'delivered' | 'read' | 'failed') =>
  bodyOf({
    statuses: [
      {
        id: message.provider_reference ?? 'wamid.unknown',
        status,
        timestamp: '1',
        recipient_id: message.recipient,
        biz_opaque_callback_data: message.message_id,
      },
    ],
  });

/** As if half a minute had passed since it was handed over. */
export async function passHalfMinute(app: TestApp): Promise<void> {
  const { pool } = app.database;
  await pool.query(`update messages set sent_at = now() - interval '31 seconds' where channel = 'whatsapp'`);
  await pool.query(`update jobs.job set start_after = now() where name = 'replace-whatsapp'`);
}

let networks = 0;

/** From a place of its own: how often a number is written to is counted by where it is asked. */
export const askCode = (
  app: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  number: string,
  remoteAddress = `10.77.${networks >> 8}.${networks++ & 255}`,
) => app.call({ method: 'POST', url: sendWhatsappCode.path, token, payload: { number }, remoteAddress });

/** As it stands on the phone. */
export const codeAt = (app: TestApp, digits: string): Promise<string> =>
  eventually(async () => {
    const [newest] = await whatsappTo(app, digits);
    const words = newest?.body || (await playedTo(app, digits)).at(-1);
    const code = /\b\d{6}\b/.exec(words ?? '')?.[0];
    if (!code) throw new Error(`no code at ${digits}`);
    return code;
  });

export const typeLink = (
  app: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  typed: { number: string; codeNumberEn: string; codeNumber: string; kinds?: WhatsappKind[] },
) =>
  app.call({
    method: 'PUT',
    url: linkWhatsapp.path,
    token,
    payload: { kinds: ['bills', 'charges', 'news', 'codes'], ...typed },
  });

/** Proves who they are, and the number. */
export async function givenLinked(
  app: TestApp,
  user: SignedIn,
  { number, digits }: GivenNumber = givenNumber(),
  kinds?: WhatsappKind[],
): Promise<GivenNumber> {
  await proveByPassword(app, user.token, user.password);
  const sent = await askCode(app, user, number);
  if (sent.statusCode !== 200) throw new Error(`no code: ${sent.body}`);
  const typed = { number, codeNumberEn: sent.json().codeNumberEn, codeNumber: await codeAt(app, digits) };
  const linked = await typeLink(app, user, { ...typed, ...(kinds ? { kinds } : {}) });
  if (linked.statusCode !== 200) throw new Error(`not linked: ${linked.body}`);
  return { number, digits };
}
