// The only SQL for messages. Job statements carry ids alone: an error that quotes them tells nothing.
import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { messages } from '../../db/schema.ts';
import type { Attachment } from '../../providers/email/port.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Pick<
  MessageRow,
  'messageId' | 'channel' | 'recipient' | 'subject' | 'body' | 'template' | 'smsInstead' | 'isNews'
>;

/** A message by WhatsApp that has not arrived by then leaves by SMS. */
export const arrivesWithinSeconds = 30;

export interface Receipt {
  channel: MessageRow['channel'];
  to: string;
  messageId: string | null;
  references: readonly string[];
  outcome: 'delivered' | 'undelivered';
}

type Replaceable = Pick<MessageRow, 'recipient' | 'smsInstead' | 'status' | 'deliveredAt' | 'isNews'> & {
  /** Handed over less than that long ago. */
  isYoung: boolean;
};

/** A code may stand in the subject, too. */
const erased = { subject: null, body: '', attachmentName: null, attachment: null };

const { placeholder } = sql;

const insertMessage = statement(
  'insert_message',
  sql`insert into ${messages} (message_id, channel, recipient, subject, body, template, sms_instead, is_news, status,
      sent_at)
    values (${placeholder('messageId')}, ${placeholder('channel')}, ${placeholder('recipient')},
      ${placeholder('subject')}, ${placeholder('body')}, ${placeholder('template')}, ${placeholder('smsInstead')},
      ${placeholder('isNews')}, ${placeholder('status')},
      case when ${placeholder('status')}::text = 'sent' then now() end)`,
);

export function createMessagesStore(db: Db) {
  return {
    async add(tx: Tx, message: NewMessage, status: 'pending' | 'sent'): Promise<void> {
      await insertMessage(tx, { ...message, status });
    },

    async attach(tx: Tx, messageId: string, { name, content }: Attachment): Promise<void> {
      await tx
        .update(messages)
        .set({ attachmentName: name, attachment: Buffer.from(content) })
        .where(eq(messages.messageId, messageId));
    },

    /** Whether so many of this channel for which somebody waits have not left yet. */
    async wait(channel: MessageRow['channel'], count: number): Promise<boolean> {
      const beyond = await db
        .select({ channel: messages.channel })
        .from(messages)
        .where(
          and(eq(messages.channel, channel), eq(messages.isNews, false), sql`${messages.status} = 'pending'`),
        )
        .offset(count - 1)
        .limit(1);
      return beyond.length > 0;
    },

    /** The newest first, without what they said. */
    async writtenTo(recipient: string, limit: number) {
      const { channel, subject, status, createdAt, sentAt, deliveredAt } = messages;
      return db
        .select({ channel, recipient: messages.recipient, subject, status, createdAt, sentAt, deliveredAt })
        .from(messages)
        .where(eq(messages.recipient, recipient))
        .orderBy(desc(createdAt))
        .limit(limit);
    },

    async forget(tx: Tx, recipient: string, channel?: MessageRow['channel']): Promise<void> {
      const ofChannel = channel && eq(messages.channel, channel);
      await tx.delete(messages).where(and(eq(messages.recipient, recipient), ofChannel));
    },

    /** Counts a try. Null when there is nothing left to send. */
    async beginAttempt(messageId: string): Promise<MessageRow | null> {
      const [row] = await db
        .update(messages)
        .set({ attempts: sql`${messages.attempts} + 1` })
        .where(and(eq(messages.messageId, messageId), eq(messages.status, 'pending')))
        .returning();
      return row ?? null;
    },

    /** False: it was no longer pending. What leaves by SMS in its place stays until it has arrived. */
    async recordAccepted(tx: Tx, messageId: string, providerReference: string | null): Promise<boolean> {
      const { rowCount } = await tx
        .update(messages)
        .set({ ...erased, status: 'sent', sentAt: sql`now()`, providerReference })
        .where(and(eq(messages.messageId, messageId), eq(messages.status, 'pending')));
      return rowCount === 1;
    },

    async recordFailed(tx: Tx, messageId: string): Promise<void> {
      await tx
        .update(messages)
        .set({ ...erased, status: 'failed' })
        .where(and(eq(messages.messageId, messageId), eq(messages.status, 'pending')));
    },

    /** By recipient first, which has the index. Answers the messages; none when no such one has been accepted. */
    async recordReceipt(tx: Tx, { channel, to, messageId, references, outcome }: Receipt): Promise<string[]> {
      const change =
        outcome === 'delivered'
          ? {
              ...erased,
              status: sql`case when ${messages.status} = 'pending' then 'sent' else ${messages.status} end`,
              deliveredAt: sql`coalesce(${messages.deliveredAt}, ${new Date()}::timestamptz)`,
              // It has arrived: nothing leaves in its place any more.
              smsInstead: null,
            }
          : { status: 'failed' as const };
      const named = inArray(messages.providerReference, [...references]);
      const rows = await tx
        .update(messages)
        .set(change)
        .where(
          and(
            eq(messages.recipient, to),
            eq(messages.channel, channel),
            messageId ? or(eq(messages.messageId, messageId), named) : named,
          ),
        )
        .returning({ messageId: messages.messageId });
      return rows.map((row) => row.messageId);
    },

    /** Held until `tx` ends, so that an arrival and what leaves in its place know of each other. */
    async holdReplaceable(tx: Tx, messageId: string): Promise<Replaceable | null> {
      const isYoung = sql<boolean>`coalesce(${messages.sentAt} > now() - make_interval(secs => ${arrivesWithinSeconds}), false)`;
      const { recipient, smsInstead, status, deliveredAt, isNews } = messages;
      const [row] = await tx
        .select({ recipient, smsInstead, status, deliveredAt, isNews, isYoung })
        .from(messages)
        .where(eq(messages.messageId, messageId))
        .for('update');
      return row ?? null;
    },

    /** What has not left never does; nothing of its words is kept. */
    async replace(tx: Tx, messageId: string, status: 'failed' | 'sent'): Promise<void> {
      await tx
        .update(messages)
        .set({ ...erased, smsInstead: null, status })
        .where(eq(messages.messageId, messageId));
    },

    /** Of one number, by WhatsApp. */
    async waitingAt(tx: Tx, recipient: string): Promise<string[]> {
      const rows = await tx
        .select({ messageId: messages.messageId })
        .from(messages)
        .where(
          and(
            eq(messages.recipient, recipient),
            eq(messages.channel, 'whatsapp'),
            eq(messages.status, 'pending'),
          ),
        );
      return rows.map(({ messageId }) => messageId);
    },

    /** Newest first. For the built-in provider's page alone: without a recipient it reads across all. */
    async listSent(channels: readonly MessageRow['channel'][], recipient: string | null, limit: number) {
      return db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.status, 'sent'),
            inArray(messages.channel, [...channels]),
            recipient === null ? undefined : eq(messages.recipient, recipient),
          ),
        )
        .orderBy(desc(messages.createdAt), desc(messages.messageId))
        .limit(limit);
    },
  };
}
