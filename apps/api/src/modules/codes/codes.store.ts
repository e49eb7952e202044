// The only SQL for codes, the grants they earn, and passes of the bot check.
import type { Db, Tx } from '@portal/database/connection';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { botPasses, codes, grants, spentChallenges } from '../../db/schema.ts';
import { sharedSecret } from '../../db/shared-secrets.ts';

export type CodeOperation = (typeof codes.$inferSelect)['operation'];

/** What a code or grant is bound to: all of it must match again. */
export interface CodePurpose {
  operation: CodeOperation;
  /** A canonical login name, or a service number. */
  subject: string;
  /** The signed-in user; null where there is none yet. */
  userId: string | null;
  /** What exactly is confirmed, where that is known when the code is sent. */
  scope?: string | null;
}

/** Without a user it is replaced by what the same network asks for alone. */
interface AskedCode extends CodePurpose {
  networkHash: Buffer | null;
}

/** What a grant is for: a code's purpose, or what was proved without a code of ours. */
export interface GrantPurpose extends Omit<CodePurpose, 'operation'> {
  operation: (typeof grants.$inferSelect)['operation'];
}

/** By the clock that will be asked whether it is over: the machine's may stand an hour apart. */
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

type Living<Row> = Omit<Row, 'expiresAt'> & { livesSeconds: number };

const isAskersOwn = (handleHash: Buffer, callerId: string | null) =>
  and(
    eq(codes.handleHash, handleHash),
    callerId === null ? isNull(codes.userId) : or(isNull(codes.userId), eq(codes.userId, callerId)),
  );

const isOfAsker = ({ subject, operation, userId, networkHash }: AskedCode) =>
  and(
    eq(codes.subject, subject),
    eq(codes.operation, operation),
    userId === null ? isNull(codes.userId) : eq(codes.userId, userId),
    networkHash === null ? isNull(codes.networkHash) : eq(codes.networkHash, networkHash),
  );

/** For so long a used code is answered again. */
const answeredAgain = '2 minutes';
const counts = or(
  and(isNull(codes.usedAt), sql`${codes.expiresAt} > now()`),
  sql`${codes.usedAt} > now() - ${answeredAgain}::interval`,
);

/** What stands in the way of a code. */
export interface CodeState {
  usedAt: Date | null;
  isReplaced: boolean;
  isOver?: boolean;
}

export function createCodesStore(db: Db) {
  return {
    /** The asker's earlier codes for the same purpose are dead from now on; those of other users, or networks, live on. */
    async replace(
      tx: Tx,
      { livesSeconds, ...row }: Living<typeof codes.$inferInsert> & AskedCode,
    ): Promise<void> {
      await tx.update(codes).set({ isReplaced: true }).where(isOfAsker(row));
      await tx.insert(codes).values({ ...row, expiresAt: inSeconds(livesSeconds) });
    },

    /**
     * Spends a try before anything is compared, so that many guesses at once are counted, too. A code that a
     * signed-in user asked for is nobody else's.
     */
    async spendTry(handleHash: Buffer, callerId: string | null) {
      const [row] = await db
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(
          and(gt(codes.triesLeft, 0), eq(codes.isReplaced, false), counts, isAskersOwn(handleHash, callerId)),
        )
        .returning();
      return row ?? null;
    },

    /** How it stands, also when it is over; null: there is none of this asker's. */
    async find(handleHash: Buffer, callerId: string | null): Promise<CodeState | null> {
      const isOver = sql<boolean>`${codes.expiresAt} <= now()`;
      const [row] = await db
        .select({ usedAt: codes.usedAt, isReplaced: codes.isReplaced, isOver })
        .from(codes)
        .where(isAskersOwn(handleHash, callerId));
      return row ?? null;
    },

    /** Of these, the codes for the same: whoever has their handles asked for them, from wherever. Each is compared for a try of its own. */
    async spendTries(
      handleHashes: Buffer[],
      { subject, operation }: Pick<CodePurpose, 'subject' | 'operation'>,
    ): Promise<{ codeHash: Buffer }[]> {
      if (handleHashes.length === 0) return [];
      const isForSame = and(eq(codes.subject, subject), eq(codes.operation, operation));
      return db
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(and(inArray(codes.handleHash, handleHashes), isForSame, gt(codes.triesLeft, 0)))
        .returning({ codeHash: codes.codeHash });
    },

    /** True for exactly one of many callers; who has typed it right may type it again. */
    async take(tx: Tx, handleHash: Buffer, triesLeft: number): Promise<boolean> {
      const taken = await tx
        .update(codes)
        .set({ usedAt: sql`now()`, triesLeft })
        .where(and(eq(codes.handleHash, handleHash), isNull(codes.usedAt), eq(codes.isReplaced, false)))
        .returning({ subject: codes.subject });
      return taken.length === 1;
    },

    /** Whether a code of this kind was asked for lately, expired ones included. */
    async exists(subject: string, operation: CodeOperation): Promise<boolean> {
      const rows = await db
        .select({ subject: codes.subject })
        .from(codes)
        .where(and(eq(codes.subject, subject), eq(codes.operation, operation), isNull(codes.usedAt)))
        .limit(1);
      return rows.length > 0;
    },

    async addGrant(tx: Tx, { livesSeconds, ...row }: Living<typeof grants.$inferInsert>): Promise<void> {
      await tx.insert(grants).values({ ...row, expiresAt: inSeconds(livesSeconds) });
    },

    async hasGrant(grantHash: Buffer, purpose: GrantPurpose): Promise<boolean> {
      const held = await db
        .select({ subject: grants.subject })
        .from(grants)
        .where(grantFor(grantHash, purpose));
      return held.length === 1;
    },

    /** What it was earned for, as long as it lives. */
    async findGrant(
      grantHash: Buffer,
      operation: GrantPurpose['operation'],
    ): Promise<Pick<GrantPurpose, 'subject' | 'userId'> | null> {
      const [row] = await db
        .select({ subject: grants.subject, userId: grants.userId })
        .from(grants)
        .where(
          and(
            eq(grants.grantHash, grantHash),
            eq(grants.operation, operation),
            sql`${grants.expiresAt} > now()`,
          ),
        );
      return row ?? null;
    },

    /** True for exactly one of many callers, and only for the purpose it was earned for. */
    async spendGrant(tx: Tx, grantHash: Buffer, purpose: GrantPurpose): Promise<boolean> {
      const spent = await tx
        .delete(grants)
        .where(grantFor(grantHash, purpose))
        .returning({ subject: grants.subject });
      return spent.length === 1;
    },

    async addPass(passKey: string, livesSeconds: number): Promise<void> {
      const expiresAt = inSeconds(livesSeconds);
      await db
        .insert(botPasses)
        .values({ passKey, expiresAt })
        .onConflictDoUpdate({ target: botPasses.passKey, set: { expiresAt } });
    },

    async hasPass(passKey: string): Promise<boolean> {
      const rows = await db
        .select({ passKey: botPasses.passKey })
        .from(botPasses)
        .where(and(eq(botPasses.passKey, passKey), sql`${botPasses.expiresAt} > now()`));
      return rows.length > 0;
    },

    /** True for exactly one of many callers. */
    async spendChallenge(challengeId: string, expiresAt: Date): Promise<boolean> {
      const spent = await db
        .insert(spentChallenges)
        .values({ challengeId, expiresAt })
        .onConflictDoNothing()
        .returning({ challengeId: spentChallenges.challengeId });
      return spent.length === 1;
    },

    sharedSecret: (name: string, fresh: string) => sharedSecret(db, name, fresh),
  };
}

const grantFor = (grantHash: Buffer, { operation, subject, userId, scope = null }: GrantPurpose) =>
  and(
    eq(grants.grantHash, grantHash),
    eq(grants.operation, operation),
    eq(grants.subject, subject),
    userId === null ? isNull(grants.userId) : eq(grants.userId, userId),
    scope === null ? isNull(grants.scope) : or(isNull(grants.scope), eq(grants.scope, scope)),
    sql`${grants.expiresAt} > now()`,
  );
