// The only SQL for messages. Job statements carry ids alone: an error that quotes them tells nothing.

import type { Db, Tx } from '@portal/database/connection';
import { statement } from '@portal/database/statement';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { messages } from '../../db/schema.ts';
import type { Attachment } from '../../providers/email/port.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Pick<MessageRow, 'messageId' | 'channel' | 'recipient' | 'subject' | 'body'>;

/** A code may stand in the subject, too. */
const erased = { subject: null, body: '', attachmentName: null, attachment: null };

const { placeholder } = sql;

const insertMessage = statement(
  'insert_message',
  sql`insert into ${messages} (message_id, channel, recipient, subject, body, status, sent_at)
    values (${placeholder('messageId')}, ${placeholder('channel')}, ${placeholder('recipient')},
      ${placeholder('subject')}, ${placeholder('body')}, ${placeholder('status')},
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

    /** Whether so many of this channel have not left yet. */
    async wait(channel: MessageRow['channel'], count: number): Promise<boolean> {
      const beyond = await db
        .select({ channel: messages.channel })
        .from(messages)
        .where(and(eq(messages.channel, channel), sql`${messages.status} = 'pending'`))
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

    async forget(tx: Tx, recipient: string): Promise<void> {
      await tx.delete(messages).where(eq(messages.recipient, recipient));
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

    async recordAccepted(messageId: string, providerReference: string | null): Promise<void> {
      await db
        .update(messages)
        .set({ ...erased, status: 'sent', sentAt: sql`now()`, providerReference })
        .where(and(eq(messages.messageId, messageId), eq(messages.status, 'pending')));
    },

    async recordFailed(messageId: string): Promise<void> {
      await db
        .update(messages)
        .set({ ...erased, status: 'failed' })
        .where(and(eq(messages.messageId, messageId), eq(messages.status, 'pending')));
    },

    /** By recipient first, which has the index. False when no such message has been accepted. */
    async recordReceipt(
      recipient: string,
      references: readonly string[],
      outcome: 'delivered' | 'undelivered',
    ): Promise<boolean> {
      const change =
        outcome === 'delivered'
          ? { deliveredAt: sql`coalesce(${messages.deliveredAt}, ${new Date()}::timestamptz)` }
          : { status: 'failed' as const };
      const rows = await db
        .update(messages)
        .set(change)
        .where(
          and(
            eq(messages.recipient, recipient),
            eq(messages.channel, 'sms'),
            inArray(messages.providerReference, [...references]),
          ),
        )
        .returning({ messageId: messages.messageId });
      return rows.length > 0;
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
