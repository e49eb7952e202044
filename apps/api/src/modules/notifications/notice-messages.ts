// Notices that leave the portal besides: by e-mail, SMS and WhatsApp, as their kind says and each user wants them (NEWS-1).
import { type NoticeKind, noticeKinds } from '@portal/contract/help/notice-kinds';
import type { Tx } from '@portal/database/connection';
import { withoutMoneySign } from '@portal/market/words';
import type { Message, Messages } from '../messages/messages.ts';
import type { ReachedUser } from '../sso/sso.ts';
import type { LinkRow } from '../whatsapp/whatsapp.ts';
import type { Notice } from './notices/notice.ts';
import { type Way, whatsappWay } from './notifications.ts';

export interface NoticeMessage {
  notice: Notice;
  user: ReachedUser;
  /** Numbers that the notice is about. */
  lines: readonly string[];
  /** All lines of which they are the holder. */
  held: readonly string[];
  /** Null: nothing leaves to them by WhatsApp. */
  whatsapp: LinkRow | null;
}

export interface NoticeMessageNeeds {
  messages: Pick<Messages, 'send' | 'reaches'>;
  brand: string;
}

const leavesOf = ({ kind, leaves }: Notice): NoticeKind['leaves'] => leaves ?? noticeKinds[kind].leaves;

export function messagesOf(
  { messages, brand }: NoticeMessageNeeds,
  { notice, user, lines, held, whatsapp }: NoticeMessage,
  isWanted: (userId: string, way: Way) => boolean,
): Message[] {
  const { reach, topic } = noticeKinds[notice.kind];
  const leaves = leavesOf(notice);
  if (leaves === 'elsewhere' || leaves === 'listed') return [];
  const { userId, email, phone } = user;
  const isSms = (number: string) => number !== notice.notOn && messages.reaches('sms', number);
  const own = phone === null ? [] : [phone];
  // Who has no address of their own reads it on a line that it is about.
  const instead = phone === null && email === null ? lines.filter(isSms).slice(0, 1) : [];
  const numbers = {
    person: [...own, ...instead],
    everyWay: [...own, ...held],
    managers: [...own, ...lines, ...held],
  }[reach];
  const leavesBy = (channel: 'email' | 'sms') => leaves === 'always' || isWanted(userId, { channel, topic });
  const leaving: Message[] = [];
  if (email !== null && messages.reaches('email', email) && leavesBy('email'))
    leaving.push({ channel: 'email', to: email, subject: notice.subject, text: emailText(brand, notice) });
  const there = whatsapp?.number === notice.notOn ? null : whatsapp;
  const way = whatsappWay(there, leaves === 'always' ? leaves : topic);
  if (there && way) leaving.push(whatsappMessage(notice, there.number, way));
  if (leavesBy('sms') && !way?.isInstead)
    for (const to of new Set(numbers.filter(isSms)))
      leaving.push({ channel: 'sms', to, text: smsText(notice) });
  return leaving.map((message) => ({ ...message, isNews: leaves !== 'always' }));
}

function whatsappMessage(
  notice: Notice,
  to: string,
  { template, isInstead }: NonNullable<ReturnType<typeof whatsappWay>>,
): Message {
  const { subject, content, act } = notice;
  const text = act ? `${content} ${act.words} ${act.link}` : content;
  const smsInstead = isInstead ? { smsInstead: smsText(notice) } : {};
  return { channel: 'whatsapp', to, template, subject, text, ...smsInstead };
}

/** Of one event: no number and no address is written to twice, whoever they are to it. */
export async function sendAll(messages: Pick<Messages, 'send'>, tx: Tx, leaving: readonly Message[]) {
  const once = new Map(leaving.toReversed().map((message) => [`${message.channel} ${message.to}`, message]));
  for (const message of [...once.values()].toReversed()) await messages.send(tx, message);
}

const emailText = (brand: string, { kind, content, act }: Notice): string => {
  const choice =
    noticeKinds[kind].leaves === 'always'
      ? 'Las notificaciones de seguridad llegan siempre.'
      : 'Ahí eliges qué mensajes recibes.';
  const todo = act ? `\n\n${act.words}\n${act.link}` : '';
  // Of an account that was closed nobody reads notifications.
  const there = kind === 'accountClosed' ? '' : `Lo encuentras también en ${brand}, en Notificaciones. `;
  return `${content}${todo}\n\n${there}${choice}`;
};

const roomOfSms = 160;

/** Names come from the operator and devices from a counter: whatever they hold, it is sent in plain letters. */
function smsText({ content, brief, act }: Notice): string {
  const { words, link } = act ?? { words: '', link: '' };
  const withLink = `${plain(words)} ${link}`;
  if (link && withLink.length <= roomOfSms) return withLink;
  const text = plain(content);
  return (text.length > roomOfSms && brief ? plain(brief) : text).slice(0, roomOfSms);
}

const plain = (text: string): string =>
  withoutMoneySign(text)
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 \n!"#%&'()*+,\-./:;<=>?]/g, '');

interface PushCandidate {
  notice: Notice;
  user: { userId: string };
  notificationId: string;
}

/** Which notices are shown by a user's browsers: news, on matters that they want to hear of. */
export function pushesOf(
  told: readonly PushCandidate[],
  isWanted: (userId: string, way: Way) => boolean,
): { userId: string; notificationId: string }[] {
  return told
    .filter(({ notice, user: { userId } }) => {
      const isSeen = notice.doneBy === userId;
      const leaves = leavesOf(notice);
      if (isSeen || leaves === 'listed') return false;
      const { topic } = noticeKinds[notice.kind];
      return leaves === 'always' || isWanted(userId, { channel: 'push', topic });
    })
    .map(({ user: { userId }, notificationId }) => ({ userId, notificationId }));
}
