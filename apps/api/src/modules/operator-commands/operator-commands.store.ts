// The only SQL for what the operator was asked to do.
import type { Db, Tx } from '@portal/database/connection';
import { eq, inArray } from 'drizzle-orm';
import { operatorCommands } from '../../db/schema.ts';

export type OperatorCommand = Omit<typeof operatorCommands.$inferSelect, 'givenAt'>;

export type OperatorCommands = ReturnType<typeof createOperatorCommands>;

export function createOperatorCommands(db: Db) {
  return {
    /** Before it is sent: whatever happens then, it is known whose it is. False: it was given before. */
    async give(command: OperatorCommand, on: Db | Tx = db): Promise<boolean> {
      const given = await on.insert(operatorCommands).values(command).onConflictDoNothing().returning();
      return given.length === 1;
    },

    /** It was refused. */
    async forget(commandId: string, on: Db | Tx = db): Promise<void> {
      await on.delete(operatorCommands).where(eq(operatorCommands.commandId, commandId));
    },

    /** It has ended, and is answered once: null for one that nobody gave here, or that was taken. */
    async take(tx: Tx, commandId: string): Promise<OperatorCommand | null> {
      const [command] = await tx
        .delete(operatorCommands)
        .where(eq(operatorCommands.commandId, commandId))
        .returning();
      return command ?? null;
    },

    /** Who gave them; without those that nobody gave here. */
    async giversOf(commandIds: string[]): Promise<Map<string, string>> {
      if (commandIds.length === 0) return new Map();
      const rows = await db
        .select()
        .from(operatorCommands)
        .where(inArray(operatorCommands.commandId, commandIds));
      return new Map(rows.map(({ commandId, userId }) => [commandId, userId]));
    },
  };
}
