// The arithmetic of the chain: what of an agreement is hashed, and whether nothing of it was touched.
import { createHash } from 'node:crypto';
import { type ChainKeys, isSealed, sealOf } from '../../db/chain-keys.ts';
import { type AgreementRow, type Link, noHash } from './agreements.store.ts';

export const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

type Content = Pick<
  AgreementRow,
  | 'agreementId'
  | 'kind'
  | 'decision'
  | 'acceptedAt'
  | 'channel'
  | 'customerId'
  | 'reference'
  | 'textHash'
  | 'detailsHash'
>;

/** Details and text count by their hashes: whoever goes takes the details along, and the chain stays whole. */
export function contentHashOf(content: Content): Buffer {
  const { agreementId, kind, decision, acceptedAt, channel, customerId, reference } = content;
  const { textHash, detailsHash } = content;
  return sha256(
    JSON.stringify([
      agreementId,
      kind,
      decision,
      acceptedAt.toISOString(),
      channel,
      customerId,
      reference,
      textHash.toString('hex'),
      detailsHash.toString('hex'),
    ]),
  );
}

const linkHash = (previousHash: Buffer, contentHash: Buffer): Buffer =>
  sha256(Buffer.concat([previousHash, contentHash]));

/** The row's place after the end of its chain, sealed. */
export function linkAfter(
  key: Buffer,
  row: Content & { userId: string },
  end: Pick<Link, 'position' | 'hash'>,
): Link {
  const position = end.position + 1;
  const hash = linkHash(end.hash, contentHashOf(row));
  return {
    position,
    previousHash: end.hash,
    hash,
    seal: sealOf(key, { userId: row.userId, position, hash }),
  };
}

export type Finding = 'whole' | 'emptied' | 'cut' | 'changed';

interface Known {
  keys: ChainKeys;
  /** By the hexadecimal of their hash. */
  texts: ReadonlyMap<string, string>;
  /** How many there have been, by what the database says of itself. */
  atLeast: number;
  /** What somebody outside has kept of it. */
  anchor?: { position: number; hash: string } | null;
  /** The person has gone, and took the details along. */
  isErased?: boolean;
}

/** @param rows one person's, the first first */
export function findingOf(rows: readonly AgreementRow[], known: Known): Finding {
  const { keys, texts, atLeast, anchor = null, isErased = false } = known;
  const length = Math.max(atLeast, anchor?.position ?? 0);
  if (rows.length === 0) return length === 0 ? 'whole' : 'emptied';
  let previous: Buffer = noHash;
  for (const [index, row] of rows.entries()) {
    const text = texts.get(row.textHash.toString('hex'));
    const isRight =
      row.position === index + 1 &&
      row.previousHash.equals(previous) &&
      row.hash.equals(linkHash(previous, contentHashOf(row))) &&
      isSealed(keys, row, row.seal) &&
      (row.details === null ? isErased : row.detailsHash.equals(sha256(row.details))) &&
      text !== undefined &&
      row.textHash.equals(sha256(text));
    if (!isRight) return 'changed';
    previous = row.hash;
  }
  if (rows.length < length) return 'cut';
  const anchored = anchor && rows[anchor.position - 1];
  return anchored && anchored.hash.toString('hex') !== anchor.hash ? 'changed' : 'whole';
}
