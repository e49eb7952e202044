// The keys of the chain: what its rows are sealed with, and how its people are called outside.
import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '@portal/database/connection';
import { keptSecret, sharedSecret } from './shared-secrets.ts';

export interface ChainKeys {
  /** Seals what is added. */
  now: Buffer;
  /** Sealed what was added before; none of them seals any more. */
  before: readonly Buffer[];
}

/** Where a row stands: in whose chain, and at which place. */
export interface SealedPlace {
  userId: string;
  position: number;
  hash: Buffer;
}

/** In a transaction with its connection. */
export type FindChainKeys = (on: Pick<Db, 'insert' | 'select'>) => Promise<ChainKeys>;

const name = 'agreements';

/** Whether anybody knows what the chains of this database are sealed with. @param key as it was given */
export const isChainKeyThere = async (on: Pick<Db, 'select'>, key: string | null): Promise<boolean> =>
  key !== null || (await keptSecret(on, name)) !== null;

const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('agreements').digest();

export const chainKeysOf = (now: string, before: readonly string[] = []): ChainKeys => ({
  now: keyOf(now),
  before: before.map(keyOf),
});

/**
 * @param key null: one is kept in the database, beside what it seals. That is for trying out, and production refuses it
 */
export function createChainKeys(given: { key: string | null; keysBefore: readonly string[] }): FindChainKeys {
  let known: ChainKeys | null = given.key === null ? null : chainKeysOf(given.key, given.keysBefore);
  return async (on) => {
    if (known) return known;
    const kept = await keptSecret(on, name);
    if (kept !== null) known = chainKeysOf(kept, given.keysBefore);
    // One that is made here is gone again where the transaction fails.
    return known ?? chainKeysOf(await sharedSecret(on, name, randomBytes(32).toString('base64url')));
  };
}

/** Whoever has the database alone can work out hashes, and none of these. */
export const sealOf = (key: Buffer, { userId, position, hash }: SealedPlace): Buffer =>
  createHmac('sha256', key).update(`${userId} ${position} `).update(hash).digest();

export const isSealed = ({ now, before }: ChainKeys, place: SealedPlace, seal: Buffer): boolean =>
  [now, ...before].some((key) => sealOf(key, place).equals(seal));

/** How somebody's chain is called where it is anchored, by each key: it names nobody. */
export const chainIdsOf = ({ now, before }: ChainKeys, userId: string): [string, ...string[]] => {
  const idBy = (key: Buffer) =>
    createHmac('sha256', key).update(`chain ${userId}`).digest('hex').slice(0, 32);
  return [idBy(now), ...before.map(idBy)];
};
