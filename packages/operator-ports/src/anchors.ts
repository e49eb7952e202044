// Anchors: how far the portal's chains of agreements had come, kept where the portal's database does not reach.
import { z } from 'zod';
import { at, noun, part } from './noun.ts';
import { instant } from './wire.ts';

const anchor = {
  /** Names nobody: whose chain it is, the portal alone knows. */
  chainId: at('id', z.string().min(1).max(100)),
  /** The place of its last agreement, from 1. */
  position: at('position', z.int().min(1)),
  /** Of that agreement, in hexadecimal: made of all before it. */
  hash: at('hash', z.string().regex(/^[0-9a-f]{64}$/)),
};
export const newAnchorSchema = part(anchor);
export type NewAnchor = z.output<typeof newAnchorSchema>;

export const anchorSchema = noun('AgreementAnchor', {
  ...anchor,
  /** When it was first told. */
  anchoredAt: at('creationDate', instant),
});
export type Anchor = z.output<typeof anchorSchema>;

export interface Anchors {
  /** A chain's anchor goes forward alone: one that is no further than what is kept changes nothing. Answers what is kept. */
  keepAnchors(anchors: readonly NewAnchor[]): Promise<Anchor[]>;
  /** Of these chains, those that have one. */
  anchors(chainIds: readonly string[]): Promise<Anchor[]>;
}
