// The receipt of a payment, written in the transaction of its result: by e-mail, or by SMS where there is none, to
// whoever wants to be told of charges.

import type { Tx } from '@portal/database/connection';
import { nationalNumber } from '@portal/market/service-number';
import type { Messages } from '../../modules/messages/messages.ts';
import type { Notifications } from '../../modules/notifications/notifications.ts';
import type { PaymentRow } from '../../modules/payments/payments.ts';
import type { Sso } from '../../modules/sso/sso.ts';
import { receiptEmail, receiptSms } from './receipt-texts.ts';

export type SendReceipt = (tx: Tx, payment: PaymentRow) => Promise<void>;

export interface ReceiptNeeds {
  sso: Pick<Sso, 'contactsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  notifications: Pick<Notifications, 'wants'>;
  brand: string;
}

export function createSendReceipt(needs: ReceiptNeeds): SendReceipt {
  const { sso, messages, notifications, brand } = needs;
  return async (tx, payment) => {
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
