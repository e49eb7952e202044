// The only SQL for WhatsApp: who is written to by which number, and what people wrote to the operator's.
import type { AssistantContext } from '@portal/contract/help/assistant';
import type { Db, Tx } from '@portal/database/connection';
import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { whatsappLinks, whatsappNumbers, whatsappQuestions } from '../../db/schema.ts';

export type LinkRow = typeof whatsappLinks.$inferSelect;
export type QuestionRow = typeof whatsappQuestions.$inferSelect;
export type LinkChange = Partial<Pick<LinkRow, 'kinds' | 'stoppedAt'>>;

/** Of one conversation: enough for a person to whom it is handed over. */
const mostSaid = 20;

export function createWhatsappStore(db: Db) {
  const isOf = (userId: string) => eq(whatsappLinks.userId, userId);

  return {
    async find(userId: string, on: Db | Tx = db): Promise<LinkRow | null> {
      const [row] = await on.select().from(whatsappLinks).where(isOf(userId));
      return row ?? null;
    },

    async of(tx: Tx, userIds: readonly string[]): Promise<LinkRow[]> {
      if (userIds.length === 0) return [];
      return tx
        .select()
        .from(whatsappLinks)
        .where(inArray(whatsappLinks.userId, [...userIds]));
    },

    async ownerOf(number: string, on: Db | Tx = db): Promise<string | null> {
      const [row] = await on
        .select({ userId: whatsappNumbers.userId })
        .from(whatsappNumbers)
        .where(eq(whatsappNumbers.number, number));
      return row?.userId ?? null;
    },

    /** Whoever proves the number at the same time waits. Answers who had it before; null: nobody else. */
    async take(tx: Tx, number: string, userId: string): Promise<string | null> {
      await tx.insert(whatsappNumbers).values({ number, userId }).onConflictDoNothing();
      const [row] = await tx
        .select({ userId: whatsappNumbers.userId })
        .from(whatsappNumbers)
        .where(eq(whatsappNumbers.number, number))
        .for('update');
      if (!row || row.userId === userId) return null;
      await tx.update(whatsappNumbers).set({ userId }).where(eq(whatsappNumbers.number, number));
      return row.userId;
    },

    async put(tx: Tx, row: Omit<LinkRow, 'stoppedAt'>): Promise<void> {
      const { userId, ...link } = row;
      await tx
        .insert(whatsappLinks)
        .values(row)
        .onConflictDoUpdate({ target: whatsappLinks.userId, set: { ...link, stoppedAt: null } });
    },

    /** Null: they have none. */
    async change(tx: Tx, userId: string, change: LinkChange): Promise<LinkRow | null> {
      const [row] = await tx.update(whatsappLinks).set(change).where(isOf(userId)).returning();
      return row ?? null;
    },

    /** Null: they had none by this number. */
    async end(tx: Tx, { userId, number }: Pick<LinkRow, 'userId' | 'number'>): Promise<LinkRow | null> {
      const [row] = await tx
        .delete(whatsappLinks)
        .where(and(isOf(userId), eq(whatsappLinks.number, number)))
        .returning();
      return row ?? null;
    },

    async release(tx: Tx, { userId, number }: Pick<LinkRow, 'userId' | 'number'>): Promise<void> {
      await tx
        .delete(whatsappNumbers)
        .where(and(eq(whatsappNumbers.number, number), eq(whatsappNumbers.userId, userId)));
    },

    /** What was written in the talk of who had the number before is nobody else's. */
    async forgetTalk(tx: Tx, number: string): Promise<void> {
      await tx.delete(whatsappQuestions).where(eq(whatsappQuestions.number, number));
    },

    /** False: it was taken before. */
    async addQuestion(
      tx: Tx,
      question: Pick<QuestionRow, 'questionId' | 'number' | 'text' | 'answeredAt'>,
    ): Promise<boolean> {
      const { rowCount } = await tx.insert(whatsappQuestions).values(question).onConflictDoNothing();
      return rowCount === 1;
    },

    /** Null: it was answered, or has gone. */
    async waiting(questionId: string): Promise<QuestionRow | null> {
      const [row] = await db
        .select()
        .from(whatsappQuestions)
        .where(and(eq(whatsappQuestions.questionId, questionId), isNull(whatsappQuestions.answeredAt)));
      return row ?? null;
    },

    /** What was said before it, the newest first. */
    said: ({ questionId, number }: QuestionRow): Promise<QuestionRow[]> =>
      db
        .select()
        .from(whatsappQuestions)
        .where(
          and(
            eq(whatsappQuestions.number, number),
            ne(whatsappQuestions.questionId, questionId),
            isNotNull(whatsappQuestions.answer),
          ),
        )
        .orderBy(desc(whatsappQuestions.receivedAt))
        .limit(mostSaid),

    /** True for one of all who answer it. */
    async answered(
      tx: Tx,
      questionId: string,
      said: { text: string | null; answer: string | null; context: AssistantContext | null },
    ): Promise<boolean> {
      const { rowCount } = await tx
        .update(whatsappQuestions)
        .set({ ...said, answeredAt: new Date() })
        .where(and(eq(whatsappQuestions.questionId, questionId), isNull(whatsappQuestions.answeredAt)));
      return rowCount === 1;
    },
  };
}
