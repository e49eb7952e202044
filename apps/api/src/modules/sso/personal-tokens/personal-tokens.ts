// Personal tokens: a person's own program reads what they chose, until the day they chose.
import { mostPersonalTokens } from '@portal/contract/access/personal-tokens';
import { Problem } from '@portal/contract/errors';
import type { TokenScope } from '@portal/contract/policy';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { dayMs } from '@portal/market/civil-dates';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import { holdAloneIn } from '../../../db/hold-alone.ts';
import type { SessionKey } from '../session.store.ts';
import { createPersonalTokenStore, type PersonalTokenRow } from './personal-tokens.store.ts';

export type { PersonalTokenRow } from './personal-tokens.store.ts';

export interface PersonalTokens {
  /** Lists the tokens that are neither revoked nor expired, the newest first. */
  list(userId: string): Promise<PersonalTokenRow[]>;
  /** @throws Problem TOO_MANY_TOKENS */
  create(session: SessionKey, wish: TokenWish): Promise<{ token: string; row: PersonalTokenRow }>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  revoke(userId: string, tokenId: string): Promise<void>;
  /** Answers how many there were. */
  revokeAll(tx: Tx, userId: string): Promise<number>;
  /** Says whether this has the form of a personal token; a session's token has another. */
  isOne(token: string): boolean;
  /** Null for one that is unknown, revoked or expired. */
  findCaller(token: string): Promise<Caller | null>;
}

export interface TokenWish {
  name: string;
  scopes: readonly TokenScope[];
  days: number;
}

/** By which people, and programs that look for keys left lying about, know one. */
const prefix = 'pt_';

export function createPersonalTokens(db: Db): PersonalTokens {
  const store = createPersonalTokenStore(db);
  return {
    list: store.list,

    async create(session, { name, scopes, days }) {
      const { userId } = session;
      const expiresAt = new Date(Date.now() + days * dayMs);
      return db.transaction(async (tx) => {
        if (!(await holdAloneIn(tx, session))) throw new Problem('UNAUTHENTICATED');
        if ((await store.count(tx, userId)) >= mostPersonalTokens) throw new Problem('TOO_MANY_TOKENS');
        const { token, tokenHash } = await giveToken(tx, userId, expiresAt);
        const wish = { userId, tokenId: uuidv7(), tokenHash, name, scopes: [...new Set(scopes)] };
        const row = await store.add(tx, { ...wish, expiresAt });
        const event = { personalToken: { name } };
        await recordEvent(tx, { eventType: 'PersonalTokenEvent', customerId: null, userId, event });
        return { token: prefix + token, row };
      });
    },

    async revoke(userId, tokenId) {
      if (!(isUuid(tokenId) && (await store.remove(userId, tokenId)))) throw new Problem('NOT_FOUND');
    },

    revokeAll: store.removeAll,

    isOne: (token) => token.startsWith(prefix),

    async findCaller(token) {
      const read = await readGivenToken(db, token.slice(prefix.length));
      return read ? store.findCaller(read.userId, read.tokenHash) : null;
    },
  };
}
