// The receipt of a payment, written in the transaction of its result: by e-mail, or by SMS where there is none, to
// whoever wants to be told of charges.

import type { Tx } from '@portal/database/connection';
import { nationalNumber } from '@portal/market/service-number';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { PaymentLinks } from '../payment-links/payment-links.ts';
import type { Sso } from '../sso/sso.ts';
import type { PaymentRow } from './payments.ts';
import { linkReceiptEmail, receiptEmail, receiptSms } from './receipt-texts.ts';

export type SendReceipt = (tx: Tx, payment: PaymentRow) => Promise<void>;

export interface ReceiptNeeds {
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  links: Pick<PaymentLinks, 'takeReceiptWish'>;
  brand: string;
}

export function createSendReceipt(needs: ReceiptNeeds): SendReceipt {
  const { sso, messages, notifications, links, brand } = needs;

  /** Who made the link is told as of news; who has paid wanted a receipt, or none. */
  async function sendToPayer(tx: Tx, payment: PaymentRow): Promise<void> {
    const to = await links.takeReceiptWish(tx, payment.userId, payment.correlatorId);
    if (to === null || !messages.reaches('email', to)) return;
    await messages.send(tx, { channel: 'email', to, ...linkReceiptEmail(brand, payment) });
  }

  return async (tx, payment) => {
    if (payment.channel === 'link') return sendToPayer(tx, payment);
    const [contact] = await sso.contactsOf(tx, [payment.userId]);
    // Somebody without an address of their own reads it on the line that it was for.
    const { channel, to } = contact ?? { channel: 'sms', to: nationalNumber(payment.serviceNumber) };
    // An odd address must not undo a payment.
    if (!messages.reaches(channel, to)) return;
    if (!(await notifications.wants(tx, payment.userId, { channel, topic: 'charge' }))) return;
    const message = channel === 'email' ? receiptEmail(brand, payment) : { text: receiptSms(payment) };
    await messages.send(tx, { channel, to, ...message });
  };
}
