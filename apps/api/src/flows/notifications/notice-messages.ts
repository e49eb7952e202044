// Notices that leave the portal besides: by e-mail and by SMS, as each user wants them (NEWS-1).
import type { Tx } from '@portal/database/connection';
import { withoutMoneySign } from '@portal/market/words';
import type { Message, Messages } from '../../modules/messages/messages.ts';
import type { Notice as Way } from '../../modules/notifications/notifications.ts';
import type { ReachedUser } from '../../modules/sso/sso.ts';
import type { Notice } from './notice.ts';

export interface NoticeMessage {
  notice: Notice;
  user: ReachedUser;
  /** Numbers that the notice is about. */
  lines: readonly string[];
}

export interface NoticeMessageNeeds {
  messages: Pick<Messages, 'send' | 'reaches'>;
  brand: string;
}

export function messagesOf(
  { messages, brand }: NoticeMessageNeeds,
  { notice, user, lines }: NoticeMessage,
  isWanted: (userId: string, way: Way) => boolean,
): Message[] {
  if (!notice.message) return [];
  const { topic, isSecurity = false } = notice.message;
  const { userId, email } = user;
  // Who has no address of their own reads it on a line that it is about.
  const number = user.phone ?? (email === null ? lines.find((line) => messages.reaches('sms', line)) : null);
  const leaving: Message[] = [];
  const leavesBy = (channel: 'email' | 'sms') => isSecurity || isWanted(userId, { channel, topic });
  if (email !== null && messages.reaches('email', email) && leavesBy('email'))
    leaving.push({ channel: 'email', to: email, subject: notice.subject, text: emailText(brand, notice) });
  if (number && messages.reaches('sms', number) && leavesBy('sms'))
    leaving.push({ channel: 'sms', to: number, text: smsText(notice) });
  return leaving;
}

export async function sendAll(messages: Pick<Messages, 'send'>, tx: Tx, leaving: readonly Message[]) {
  for (const message of leaving) await messages.send(tx, message);
}

const emailText = (brand: string, { content, message }: Notice): string => {
  const choice = message?.isSecurity
    ? 'Los avisos de seguridad llegan siempre.'
    : 'Ahí eliges qué mensajes recibes.';
  const act = message?.act ? `\n\n${message.act.words}\n${message.act.link}` : '';
  return `${content}${act}\n\nLo encuentras también en ${brand}, en Notificaciones. ${choice}`;
};

const roomOfSms = 160;

/** Names come from the operator and devices from a counter: whatever they hold, it is sent in plain letters. */
function smsText({ content, message }: Notice): string {
  const { words, link } = message?.act ?? { words: '', link: '' };
  const withLink = `${plain(words)} ${link}`;
  return link && withLink.length <= roomOfSms ? withLink : plain(content).slice(0, roomOfSms);
}

const plain = (text: string): string =>
  withoutMoneySign(text)
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 \n!"#%&'()*+,\-./:;<=>?]/g, '');
