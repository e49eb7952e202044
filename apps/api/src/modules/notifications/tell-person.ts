// One person is told what they have done or paid: where they are written to, or on the line that it was for, and by
// WhatsApp in the place of an SMS, if they want such news. What others are told is a notice (`notices`).
import type { Tx } from '@portal/database/connection';
import type { Messages } from '../messages/messages.ts';
import type { Sso } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { type Notifications, type Way, whatsappWay } from './notifications.ts';

export interface TellPersonNeeds {
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  whatsapp: Pick<Whatsapp, 'linksOf'>;
}

export interface PersonalNews {
  userId: string;
  /** `always`: whatever they wish, since it may have been somebody else. */
  topic: Way['topic'] | 'always';
  /** The number on which somebody without an address of their own reads it, without the country's code. */
  line: string;
  email: () => { subject: string; text: string };
  sms: () => string;
}

export type TellPerson = (tx: Tx, news: PersonalNews) => Promise<void>;

export function createTellPerson({ sso, messages, notifications, whatsapp }: TellPersonNeeds): TellPerson {
  /** Answers whether it left there in the place of an SMS. */
  async function isToldByWhatsapp(tx: Tx, { userId, topic, email, sms }: PersonalNews): Promise<boolean> {
    const link = (await whatsapp.linksOf(tx, [userId])).get(userId);
    const way = whatsappWay(link, topic);
    if (!link || !way) return false;
    const { template, isInstead } = way;
    const smsInstead = isInstead ? { smsInstead: sms() } : {};
    await messages.send(tx, { channel: 'whatsapp', to: link.number, template, ...email(), ...smsInstead });
    return isInstead;
  }

  return async (tx, news) => {
    const { userId, topic, line, email, sms } = news;
    const isTold = await isToldByWhatsapp(tx, news);
    const [contact] = await sso.contactsOf(tx, [userId]);
    const { channel, to } = contact ?? { channel: 'sms', to: line };
    // An odd address must not undo what is told of.
    if (!messages.reaches(channel, to) || (isTold && channel === 'sms')) return;
    if (topic !== 'always' && !(await notifications.wants(tx, userId, { channel, topic }))) return;
    await messages.send(tx, channel === 'email' ? { channel, to, ...email() } : { channel, to, text: sms() });
  };
}
