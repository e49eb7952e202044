// The arithmetic of the chain: what of an agreement is hashed, and whether nothing of it was touched.
import { createHash } from 'node:crypto';
import { type AgreementRow, noHash } from './agreements.store.ts';

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
      ...[agreementId, kind, decision, acceptedAt.toISOString(), channel, customerId, reference],
      ...[textHash.toString('hex'), detailsHash.toString('hex')],
    ]),
  );
}

export const linkHash = (previousHash: Buffer, contentHash: Buffer): Buffer =>
  sha256(Buffer.concat([previousHash, contentHash]));

/**
 * @param rows one person's, the first first
 * @param texts by the hexadecimal of their hash
 * @param atLeast how many there have been
 * @param isErased the person has gone, and took the details along
 */
export function isWhole(
  rows: readonly AgreementRow[],
  texts: ReadonlyMap<string, string>,
  { atLeast, isErased = false }: { atLeast: number; isErased?: boolean },
): boolean {
  if (rows.length < atLeast) return false;
  let previous: Buffer = noHash;
  for (const [index, row] of rows.entries()) {
    const text = texts.get(row.textHash.toString('hex'));
    const isRight =
      row.position === index + 1 &&
      row.previousHash.equals(previous) &&
      row.hash.equals(linkHash(previous, contentHashOf(row))) &&
      (row.details === null ? isErased : row.detailsHash.equals(sha256(row.details))) &&
      text !== undefined &&
      row.textHash.equals(sha256(text));
    if (!isRight) return false;
    previous = row.hash;
  }
  return true;
}
