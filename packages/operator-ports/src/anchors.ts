// Anchors: how far the portal's chains of agreements had come, kept where the portal's database does not reach.

export interface NewAnchor {
  /** Names nobody: whose chain it is, the portal alone knows. */
  chainId: string;
  /** The place of its last agreement, from 1. */
  position: number;
  /** Of that agreement, in hexadecimal: made of all before it. */
  hash: string;
}

export interface Anchor extends NewAnchor {
  /** When it was first told. */
  anchoredAt: Date;
}

export interface Anchors {
  /** A chain's anchor goes forward alone: one that is no further than what is kept changes nothing. Answers what is kept. */
  keepAnchors(anchors: readonly NewAnchor[]): Promise<Anchor[]>;
  /** Of these chains, those that have one. */
  anchors(chainIds: readonly string[]): Promise<Anchor[]>;
}
