// SMS, e-mails and WhatsApp: written in the caller's transaction, delivered by a job, or kept by the built-in provider.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { canonicalMobile } from '@portal/market/service-number';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Counts } from '../../metrics/counts.ts';
import type { Attachment, EmailResult, EmailSender } from '../../providers/email/port.ts';
import type { SmsReceipt, SmsResult, SmsSender } from '../../providers/sms/port.ts';
import type { WhatsappReceipt, WhatsappResult, WhatsappSender } from '../../providers/whatsapp/port.ts';
import { arrivesWithinSeconds, createMessagesStore, type MessageRow } from './messages.store.ts';
import { filledTemplate, type TemplateName } from './whatsapp-templates.copy.ts';

// A message by WhatsApp that was refused, failed, or has not arrived in time: its words leave once by SMS instead.

interface ReplacementSchedule {
  /** Looks after so many seconds whether it has arrived. */
  replaceLater(tx: Tx, message: { messageId: string }, afterSeconds: number): Promise<void>;
}

interface SmsInsteadNeeds {
  db: Db;
  store: ReturnType<typeof createMessagesStore>;
  schedule: ReplacementSchedule;
  sendSms(tx: Tx, sms: { to: string; text: string; isNews: boolean }): Promise<void>;
}

function createSmsInstead({ db, store, schedule, sendSms }: SmsInsteadNeeds) {
  /**
   * In one transaction with the SMS, under the message's lock: whichever process is killed, it leaves once or is still
   * to leave; and an arrival that was written before leaves nothing to replace.
   */
  async function replace(tx: Tx, messageId: string): Promise<boolean> {
    const message = await store.holdReplaceable(tx, messageId);
    if (!message) return false;
    const { recipient, smsInstead, status, deliveredAt, isNews } = message;
    if (status === 'pending') await store.replace(tx, messageId, 'failed');
    else if (smsInstead !== null) await store.replace(tx, messageId, status);
    if (smsInstead === null || deliveredAt !== null) return false;
    await sendSms(tx, { to: recipient, text: smsInstead, isNews });
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

export type { MessageRow } from './messages.store.ts';

export type MessageChannel = MessageRow['channel'];

export interface Message {
  channel: MessageChannel;
  /** A mobile number in any spelling, or an e-mail address. */
  to: string;
  /** Of an e-mail, and of a notice by WhatsApp. */
  subject?: string;
  text: string;
  /** Of an e-mail. */
  attachment?: Attachment;
  /** Of WhatsApp: what carries it; without one it answers what its person has just written there. */
  template?: TemplateName;
  /** Of WhatsApp: what leaves by SMS when it does not arrive. */
  smsInstead?: string;
  /** Nobody waits for it: a night's bills hold up no code. */
  isNews?: boolean;
}

/** Messages go out after the transaction that wrote them has been committed. */
export interface DeliverySchedule extends ReplacementSchedule {
  deliver(tx: Tx, message: { channel: MessageChannel; messageId: string; isNews: boolean }): Promise<void>;
}

export interface MessagesNeeds {
  db: Db;
  /** Null: the built-in provider, which keeps the messages for the outbox page. */
  sms: SmsSender | null;
  email: EmailSender | null;
  /** Null: there is no such channel. */
  whatsapp: Pick<WhatsappSender, 'send'> | null;
  schedule: DeliverySchedule;
  counts: Pick<Counts, 'message'>;
  log: Logger;
}

type WrittenMessage = Pick<
  MessageRow,
  'channel' | 'recipient' | 'subject' | 'status' | 'createdAt' | 'sentAt' | 'deliveredAt'
>;

export interface Messages {
  send(tx: Tx, message: Message): Promise<void>;
  /** Whether this is a number or an address at all: `send` throws for others. */
  reaches(channel: MessageChannel, to: string): boolean;
  /** @throws Problem BUSY when so many wait that a code sent to this number or address would come too late */
  assertDeliverable(to: string): Promise<void>;
  /** One try. @throws NotDelivered when it should be tried again later */
  deliver(messageId: string): Promise<void>;
  /** A message by WhatsApp that should have arrived by now; answers whether an SMS has left in its place. */
  replaceLate(messageId: string): Promise<boolean>;
  /** What WhatsApp tells of a message. */
  onWhatsappReceipt(receipt: WhatsappReceipt): Promise<void>;
  /** What waits for this number at WhatsApp leaves by SMS. */
  withdrawWhatsapp(tx: Tx, number: string): Promise<void>;
  /** Channels of the built-in provider. */
  builtIn: readonly MessageChannel[];
  /** Channels that somebody else delivers. */
  delivered: readonly MessageChannel[];
  /** What the built-in provider has kept, newest first; of everybody when `to` is null. */
  listKept(to: string | null): Promise<MessageRow[]>;
  /** What was written to this number or address, and whether it arrived; the newest first. */
  writtenTo(to: string): Promise<WrittenMessage[]>;
  /** Nothing that was written to this number or address is kept. */
  forget(tx: Tx, to: string): Promise<void>;
  /** The same of WhatsApp alone: what went to this number by SMS may be of others, too. */
  forgetWhatsapp(tx: Tx, number: string): Promise<void>;
  /** Opens the way to the providers. */
  start(): void;
  close(): Promise<void>;
}

class NotDelivered extends Error {}

/** With the waiting times between them (1, 2, 4 … 300 s) about a quarter of an hour. */
export const maxAttempts = 11;
/** A centre that takes ten a second needs more than the life of a code for these. */
const mostWaiting = 3_000;
const keptLimit = 200;
const mostWritten = 5_000;
/** Receipts that came before the answer they belong to. */
const maxEarlyReceipts = 1_000;

export function createMessages(needs: MessagesNeeds): Messages {
  const { db, sms, email, whatsapp, schedule, counts, log } = needs;
  const store = createMessagesStore(db);
  const channels: readonly MessageChannel[] = whatsapp ? ['sms', 'email', 'whatsapp'] : ['sms', 'email'];
  const isBuiltIn = (channel: MessageChannel): boolean => channelProviders[channel] === null;
  const channelProviders = { sms, email, whatsapp: whatsapp ?? 'none' } as const;
  const instead = createSmsInstead({
    db,
    store,
    schedule,
    async sendSms(tx, order) {
      await send(tx, { channel: 'sms', ...order });
      counts.message('whatsapp', 'replaced');
    },
  });

  /** Accepted by the provider but not yet written down: a further try must not send them again. */
  const accepted = new Map<string, { reference: string | null; recipient: string }>();
  let earlyReceipts: SmsReceipt[] = [];

  async function hand(row: MessageRow): Promise<SmsResult | EmailResult | WhatsappResult> {
    const { messageId, recipient: to, body: text } = row;
    if (row.channel === 'whatsapp' && whatsapp) {
      const template = filledTemplate(row);
      return whatsapp.send({ messageId, to, content: template ? { template } : { text } });
    }
    if (row.channel === 'sms' && sms) return sms.send({ messageId, to, text });
    if (row.channel === 'email' && email) {
      const { subject, attachmentName: name, attachment: content } = row;
      const attachment = name !== null && content ? { name, content } : null;
      return email.send({ messageId, to, text, subject: subject ?? '', attachment });
    }
    return { status: 'unavailable', reason: 'no provider' };
  }

  async function recordAccepted(messageId: string, recipient: string, reference: string | null) {
    accepted.set(messageId, { reference, recipient });
    await db.transaction(async (tx) => {
      const { smsInstead = null } = (await store.holdReplaceable(tx, messageId)) ?? {};
      const isNews = await store.recordAccepted(tx, messageId, reference);
      if (isNews && smsInstead !== null) await instead.watch(tx, messageId);
    });
    accepted.delete(messageId);
    const early = earlyReceipts.find(
      (receipt) => reference !== null && receipt.to === recipient && receipt.references.includes(reference),
    );
    if (early) await onReceipt(early);
  }

  async function onReceipt(receipt: SmsReceipt): Promise<void> {
    earlyReceipts = [...earlyReceipts.slice(1 - maxEarlyReceipts), receipt];
    const known = await db.transaction((tx) =>
      store.recordReceipt(tx, { ...receipt, channel: 'sms', messageId: null }),
    );
    const isKnown = known.length > 0;
    if (isKnown) earlyReceipts = earlyReceipts.filter((early) => early !== receipt);
    if (isKnown) counts.message('sms', receipt.outcome);
    log.info({ outcome: receipt.outcome, isKnown }, 'SMS receipt');
  }

  async function send(tx: Tx, message: Message): Promise<void> {
    const { channel, to, subject = null, text, attachment, template = null, smsInstead = null } = message;
    const { isNews = false } = message;
    const messageId = uuidv7();
    const recipient = canonicalRecipient(channel, to);
    if (recipient === null) throw new Error(`a message's recipient is no ${channel} address`);
    const row = { messageId, channel, recipient, subject, body: text, template, smsInstead, isNews };
    await store.add(tx, row, isBuiltIn(channel) ? 'sent' : 'pending');
    if (attachment) await store.attach(tx, messageId, attachment);
    if (isBuiltIn(channel)) return;
    await schedule.deliver(tx, { channel, messageId, isNews });
    if (smsInstead !== null) await instead.watch(tx, messageId);
  }

  return {
    builtIn: channels.filter(isBuiltIn),
    delivered: channels.filter((channel) => !isBuiltIn(channel)),

    reaches: (channel, to) => canonicalRecipient(channel, to) !== null,

    send,

    async assertDeliverable(to) {
      const channel = channelOf(to);
      if (!isBuiltIn(channel) && (await store.wait(channel, mostWaiting))) throw new Problem('BUSY');
    },

    async deliver(messageId) {
      const known = accepted.get(messageId);
      if (known) return recordAccepted(messageId, known.recipient, known.reference);
      const row = await store.beginAttempt(messageId);
      if (!row) return;
      const { channel, attempts } = row;
      const result = await hand(row);
      if (result.status === 'accepted') {
        await recordAccepted(messageId, row.recipient, result.reference);
        counts.message(channel, 'accepted');
        log.info({ messageId, channel, attempts }, 'message handed over');
        return;
      }
      const isOver = result.status === 'refused' || attempts >= maxAttempts;
      counts.message(channel, isOver ? 'failed' : 'retried');
      const words = isOver ? 'message failed' : 'message not delivered: will be tried again';
      log.warn({ messageId, channel, attempts, reason: result.reason }, words);
      if (!isOver) throw new NotDelivered(result.reason);
      await db.transaction(async (tx) => {
        if (channel === 'whatsapp') await instead.replace(tx, messageId);
        else await store.recordFailed(tx, messageId);
      });
    },

    replaceLate: instead.replaceLate,

    async onWhatsappReceipt(receipt) {
      const isKnown = await instead.onReceipt(receipt);
      if (isKnown) counts.message('whatsapp', receipt.outcome);
      log.info({ outcome: receipt.outcome, isKnown }, 'WhatsApp receipt');
    },

    withdrawWhatsapp: instead.withdraw,

    async listKept(to) {
      const recipient = to === null ? null : (canonicalRecipient(channelOf(to), to) ?? to);
      return store.listSent(channels.filter(isBuiltIn), recipient, keptLimit);
    },

    async writtenTo(to) {
      const recipient = canonicalRecipient(channelOf(to), to);
      return recipient === null ? [] : store.writtenTo(recipient, mostWritten);
    },

    async forget(tx, to) {
      const recipient = canonicalRecipient(channelOf(to), to);
      if (recipient !== null) await store.forget(tx, recipient);
    },

    forgetWhatsapp: (tx, number) => store.forget(tx, number, 'whatsapp'),

    start() {
      sms?.start(onReceipt);
    },

    async close() {
      await Promise.all([sms?.close(), email?.close()]);
    },
  };
}

const channelOf = (to: string): MessageChannel => (to.includes('@') ? 'email' : 'sms');

/** One address, nothing that could become a second one or a header of its own. */
const emailShape = /^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+$/;

function canonicalRecipient(channel: MessageChannel, to: string): string | null {
  if (channel === 'sms') return canonicalMobile(to);
  // Whoever writes there from abroad is answered, too.
  if (channel === 'whatsapp') return canonicalMobile(to) ?? (/^\d{7,15}$/.test(to) ? to : null);
  const address = to.trim().toLowerCase();
  return emailShape.test(address) ? address : null;
}
