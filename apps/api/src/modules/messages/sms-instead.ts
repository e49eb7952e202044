// A message by WhatsApp that was refused, failed, or has not arrived in time: its words leave once by SMS instead.
import type { Db, Tx } from '@portal/database/connection';
import type { WhatsappReceipt } from '../../providers/whatsapp/port.ts';
import { arrivesWithinSeconds, type createMessagesStore } from './messages.store.ts';

export interface ReplacementSchedule {
  /** Looks after so many seconds whether it has arrived. */
  replaceLater(tx: Tx, message: { messageId: string }, afterSeconds: number): Promise<void>;
}

interface SmsInsteadNeeds {
  db: Db;
  store: ReturnType<typeof createMessagesStore>;
  schedule: ReplacementSchedule;
  sendSms(tx: Tx, sms: { to: string; text: string }): Promise<void>;
}

export function createSmsInstead({ db, store, schedule, sendSms }: SmsInsteadNeeds) {
  /**
   * In one transaction with the SMS, under the message's lock: whichever process is killed, it leaves once or is still
   * to leave; and an arrival that was written before leaves nothing to replace.
   */
  async function replace(tx: Tx, messageId: string): Promise<boolean> {
    const message = await store.holdReplaceable(tx, messageId);
    if (!message) return false;
    const { recipient, smsInstead, status, deliveredAt } = message;
    if (status === 'pending') await store.replace(tx, messageId, 'failed');
    else if (smsInstead !== null) await store.replace(tx, messageId, status);
    if (smsInstead === null || deliveredAt !== null) return false;
    await sendSms(tx, { to: recipient, text: smsInstead });
    return true;
  }

  return {
    replace,

    /** From when it was written, and again from when it was handed over: whichever provider hangs. */
    watch: (tx: Tx, messageId: string) => schedule.replaceLater(tx, { messageId }, arrivesWithinSeconds),

    /** What the job does. Answers whether an SMS has left. */
    async replaceLate(messageId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const message = await store.holdReplaceable(tx, messageId);
        // Handed over late: its own time has not passed, and it is looked at then.
        if (!message || message.smsInstead === null || message.isYoung) return false;
        return replace(tx, messageId);
      });
    },

    /** Whether it is one of ours; what has failed is replaced at once. */
    async onReceipt(receipt: WhatsappReceipt): Promise<boolean> {
      return db.transaction(async (tx) => {
        const known = await store.recordReceipt(tx, { ...receipt, channel: 'whatsapp' });
        if (receipt.outcome === 'undelivered') for (const messageId of known) await replace(tx, messageId);
        return known.length > 0;
      });
    },

    /** Who wants nothing by WhatsApp any more: what has not left is an SMS. */
    async withdraw(tx: Tx, number: string): Promise<void> {
      for (const messageId of await store.waitingAt(tx, number)) await replace(tx, messageId);
    },
  };
}
