// The kind of a line in the vocabulary of requests: Pospago, Prepago, Hogar, otherwise ND.
import type { LineKind } from '@portal/contract/common';

const WORDS = { Postpaid: 'Pospago', Prepaid: 'Prepago', Fixed: 'Hogar' } as const satisfies Record<
  LineKind,
  string
>;

export function lineOfBusinessOf(kind: LineKind | undefined): string {
  return kind ? WORDS[kind] : 'ND';
}
