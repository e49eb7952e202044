// Sessions: who is calling and which lines they manage, in one statement on every signed-in request.
import { type StepUpMethod, stepUpMethodSchema } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { isReadOnly } from '@portal/database/failures';
import { type Statement, statement } from '@portal/database/statement';
import { resetWaitHours } from '@portal/help/promises';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller, EnteredBy, ProofStrength } from '../../caller.ts';
import { associations, credentials, passkeys, secondFactors, sessions, users } from '../../db/schema.ts';
import type { Visitor } from './sign-in/visitor.ts';

export interface SessionStore {
  /** Null when there is no such session, or it has ended. */
  find(userId: string, tokenHash: Buffer): Promise<Caller | null>;
  /** The same by the token that pages are drawn for. */
  findByPage(userId: string, pageTokenHash: Buffer): Promise<Caller | null>;
  /**
   * The oldest session ends where this one is too many. False when the user is gone by now, or has another
   * password than the one that was verified.
   */
  open(tx: Tx, session: NewSession): Promise<boolean>;
  close(userId: string, tokenHash: Buffer): Promise<void>;
  /** Lists the sessions that have not ended, the one used last first. */
  list(userId: string): Promise<OpenSession[]>;
  /** By its public id; its hash, or null when there is none of this user's. */
  closeOne(userId: string, sessionId: string): Promise<Buffer | null>;
  closeOthers(userId: string, keep: Buffer): Promise<void>;
  /** @param by what was more than a password, and since when it has been theirs; null: the password */
  markVerified(userId: string, tokenHash: Buffer, by: Trusted | null): Promise<void>;
  /** Whether the person said again who they are, after having signed in, within the last fifteen minutes. */
  hasProved(session: SessionKey): Promise<boolean>;
  /** The same; what asks each time no longer takes it. */
  relyOnProof(session: SessionKey): Promise<boolean>;
  /** Whether they said it by one of these, and nothing has relied on it. */
  hasUnusedProof(session: SessionKey, enough: readonly ProofStrength[]): Promise<boolean>;
  /** The same once: answers what it was, which may be given back. */
  useProof(session: SessionKey, enough: readonly ProofStrength[]): Promise<ProofStrength | null>;
  giveBackProof(session: SessionKey, used: ProofStrength): Promise<void>;
  /** Whether it lives, which does not prolong it. */
  isOpen(userId: string, tokenHash: Buffer): Promise<boolean>;
  /**
   * Where no more than the mailbox or number has been proved since it reset the password within the last day: by which ways the
   * person can still say who they are. Null: nothing has to wait.
   */
  waits(userId: string, tokenHash: Buffer): Promise<StepUpMethod[] | null>;
  /**
   * Mobile lines a code to which shows that it is them: those that they hold, after a reset those alone that
   * were theirs before it, since whoever reset it may have brought a line of their own.
   */
  provingLines(userId: string): Promise<string[]>;
  /** Whether it was opened, or the person said again who they are, within the last fifteen minutes. */
  isFresh(session: SessionKey): Promise<boolean>;
}

/** Which session somebody speaks of. */
export type SessionKey = Pick<Caller, 'userId' | 'tokenHash'>;
/** A session counts its own wrong tries: nobody outside of it can spend them. */
export const subjectOfSession = ({ tokenHash }: Pick<SessionKey, 'tokenHash'>): string =>
  `session:${tokenHash.toString('hex')}`;

export interface Trusted {
  since: Date;
}

export interface NewSession {
  userId: string;
  tokenHash: Buffer;
  pageTokenHash: Buffer;
  /** What the password was verified against; null where none was asked for. */
  passwordHash: string | null;
  maxHours: number;
  visitor: Visitor;
  enteredBy: EnteredBy;
  trustedSince: Date | null;
}

export interface OpenSession extends Pick<Visitor, 'userAgent' | 'country' | 'city'> {
  /** Tells which it is, and opens nothing. */
  sessionId: string;
  tokenHash: Buffer;
  createdAt: Date;
  lastSeenAt: Date;
}

const publicId = sql<string>`encode(sha256(${sessions.tokenHash}), 'hex')`;

/** More than anybody has devices: what is beyond was forgotten, or is somebody's program. */
const mostSessions = 20;

/** Of a session in which somebody said again who they are. */
const isProved = sql`${sessions.passwordVerifiedAt} > now() - interval '15 minutes'`;

/** How far `last_seen_at` may lag: one write a minute and session, not one a request. */
const seenLag = sql`interval '1 minute'`;

type FoundCaller = Omit<Caller, 'userId'> & { isStale: boolean };

/** What is younger than a day before the reset may be of whoever reset it then: it shows nothing. */
const trustedUntil = sql`(${credentials.resetAt} - interval '1 day')`;
const isReset = sql`${credentials.resetAt} > now() - interval '${sql.raw(String(resetWaitHours))} hours'`;

/**
 * Mobile lines that they hold and that have not ended: of `credentials` in the statement around it. A number that signs in has itself reset the
 * password, and shows no more than that.
 */
const provingLines = sql`
  select ${associations.serviceNumber} from ${associations}
  where ${associations.userId} = ${credentials.userId} and ${associations.role} = 'holder'
    and ${associations.kind} <> 'Fixed' and ${associations.endedAt} is null
    and ${associations.serviceNumber} <> (select u.login_name from ${users} u where u.user_id = ${credentials.userId})
    and (${isReset} is not true or ${associations.associatedAt} < ${trustedUntil})`;

const provingLinesOf = statement<{ serviceNumber: string }>(
  'proving_lines',
  sql`
    select p.service_number as "serviceNumber" from ${credentials}, lateral (${provingLines}) p
    where ${credentials.userId} = ${sql.placeholder('userId')}`,
);

const waitsBy = statement<{ lineGrant: boolean; code: boolean; assertion: boolean }>(
  'waits_after_reset',
  sql`
    select exists (${provingLines}) as "lineGrant",
      exists (select from ${secondFactors} f where f.user_id = s.user_id
        and f.confirmed_at < ${trustedUntil}) as code,
      exists (select from ${passkeys} p where p.user_id = s.user_id
        and p.created_at < ${trustedUntil}) as assertion
    from ${sessions} s join ${credentials} on ${credentials.userId} = s.user_id
    where s.user_id = ${sql.placeholder('userId')} and s.token_hash = ${sql.placeholder('tokenHash')}
      and ${isReset} and coalesce(s.trusted_since >= ${trustedUntil}, true)`,
);

export function createSessionStore(db: Db, idleMinutes: number): SessionStore {
  const foundBy = (name: string, column: typeof sessions.tokenHash | typeof sessions.pageTokenHash) =>
    statement<FoundCaller>(
      name,
      sql`
      select token_hash as "tokenHash", login_name as "loginName", email, phone,
        json_build_object('by', entered_by, 'userAgent', user_agent, 'country', country, 'city', city) as entered,
        last_seen_at < now() - ${seenLag} as "isStale", (
          select coalesce(json_agg(json_build_object('serviceNumber', a.service_number,
            'customerId', a.customer_id, 'lineId', a.line_id, 'accountId', a.account_id, 'kind', a.kind,
            'role', a.role, 'ended', a.ended_at is not null, 'look', json_build_object('nickname', a.nickname,
              'color', a.color, 'icon', a.icon, 'position', a.position, 'hidden', a.hidden)) order by a.associated_at, a.service_number), '[]')
          from ${associations} as a where a.user_id = ${sql.placeholder('userId')}) as lines
      from ${sessions}
      where user_id = ${sql.placeholder('userId')} and ${column} = ${sql.placeholder('hash')}
        and expires_at > now() and last_seen_at > now() - ${idleMinutes} * interval '1 minute'`,
    );
  const foundByToken = foundBy('find_caller', sessions.tokenHash);
  const foundByPage = foundBy('find_caller_of_page', sessions.pageTokenHash);

  async function find(by: Statement<FoundCaller>, userId: string, hash: Buffer): Promise<Caller | null> {
    const [row] = await by(db, { userId, hash });
    if (!row) return null;
    const { isStale, ...caller } = row;
    if (isStale) await touch(db, userId, caller.tokenHash);
    return { userId, ...caller };
  }

  const lives = sql`${sessions.expiresAt} > now()
    and ${sessions.lastSeenAt} > now() - ${idleMinutes} * interval '1 minute'`;

  async function isSession(userId: string, tokenHash: Buffer, condition: SQL | undefined): Promise<boolean> {
    const rows = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), condition));
    return rows.length > 0;
  }

  return {
    find: (userId, tokenHash) => find(foundByToken, userId, tokenHash),
    findByPage: (userId, pageTokenHash) => find(foundByPage, userId, pageTokenHash),

    async open(
      tx,
      { userId, tokenHash, pageTokenHash, passwordHash, maxHours, visitor, enteredBy, trustedSince },
    ) {
      const { userAgent, country, city } = visitor;
      // Locked: whoever closes the account or changes the password meanwhile ends this session, too, and
      // sign-ins at once count each other.
      const opened = await tx.execute(sql`
        insert into ${sessions} (user_id, token_hash, page_token_hash, login_name, email, phone, expires_at,
          user_agent, country, city, entered_by, trusted_since)
        select u.user_id, ${tokenHash}, ${pageTokenHash}, u.login_name, u.email, u.phone, now() + ${maxHours} * interval '1 hour',
          ${userAgent}, ${country}, ${city}, ${enteredBy}, ${trustedSince?.toISOString() ?? null}::timestamptz
        from ${users} u join ${credentials} c using (user_id)
        where u.user_id = ${userId} and u.closed_until is null and (${passwordHash}::text is null or c.password_hash = ${passwordHash})
        for no key update of u for share of c`);
      await tx.execute(sql`
        delete from ${sessions} where user_id = ${userId} and token_hash in (
          select token_hash from ${sessions} where user_id = ${userId}
          order by created_at desc, token_hash offset ${mostSessions})`);
      return opened.rowCount === 1;
    },

    list: (userId) =>
      db
        .select({
          sessionId: publicId,
          tokenHash: sessions.tokenHash,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          userAgent: sessions.userAgent,
          country: sessions.country,
          city: sessions.city,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), lives))
        .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash),

    async closeOne(userId, sessionId) {
      const [closed] = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(publicId, sessionId)))
        .returning({ tokenHash: sessions.tokenHash });
      return closed?.tokenHash ?? null;
    },

    async closeOthers(userId, keep) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keep)));
    },

    async close(userId, tokenHash) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
    },

    async markVerified(userId, tokenHash, by) {
      const since = by && sql`least(${sessions.trustedSince}, ${by.since.toISOString()}::timestamptz)`;
      await db
        .update(sessions)
        .set({
          passwordVerifiedAt: sql`now()`,
          unusedProof: by ? 'factor' : 'password',
          ...(since && { trustedSince: since }),
        })
        .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
    },

    isOpen: (userId, tokenHash) => isSession(userId, tokenHash, lives),

    hasProved: ({ userId, tokenHash }) => isSession(userId, tokenHash, isProved),

    async relyOnProof({ userId, tokenHash }) {
      const relied = await db
        .update(sessions)
        .set({ unusedProof: null })
        .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), isProved))
        .returning({ userId: sessions.userId });
      return relied.length > 0;
    },

    hasUnusedProof: ({ userId, tokenHash }, enough) =>
      isSession(userId, tokenHash, and(isProved, inArray(sessions.unusedProof, [...enough]))),

    async useProof({ userId, tokenHash }, enough) {
      const { rows } = await db.execute<{ used: ProofStrength }>(sql`
        with held as (select token_hash, unused_proof as used from ${sessions}
          where user_id = ${userId} and token_hash = ${tokenHash} and ${isProved}
            and ${inArray(sessions.unusedProof, [...enough])} for no key update)
        update ${sessions} set unused_proof = null from held
        where user_id = ${userId} and ${sessions.tokenHash} = held.token_hash returning held.used`);
      return rows[0]?.used ?? null;
    },

    async giveBackProof({ userId, tokenHash }, used) {
      await db
        .update(sessions)
        .set({ unusedProof: used })
        .where(
          and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), isNull(sessions.unusedProof)),
        );
    },

    async waits(userId, tokenHash) {
      const [row] = await waitsBy(db, { userId, tokenHash });
      return row ? stepUpMethodSchema.options.filter((method) => row[method as keyof typeof row]) : null;
    },

    async provingLines(userId) {
      return (await provingLinesOf(db, { userId })).map(({ serviceNumber }) => serviceNumber);
    },

    isFresh: ({ userId, tokenHash }) =>
      isSession(
        userId,
        tokenHash,
        sql`greatest(${sessions.createdAt}, ${sessions.passwordVerifiedAt}) > now() - interval '15 minutes'`,
      ),
  };
}

async function touch(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
    .catch((error: unknown) => {
      // A standby answers reads until it takes over: nobody is signed out for it.
      if (!isReadOnly(error)) throw error;
    });
}
