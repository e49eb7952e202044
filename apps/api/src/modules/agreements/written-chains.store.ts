// Chains of people who are written down together with the rest of a filling, each from its first row on.
import type { Emit } from '@portal/database/copy-sink';
import type { ChainKeys } from '../../db/chain-keys.ts';
import { agreementMarks, agreements, agreementTexts } from '../../db/schema.ts';
import { type Link, noHash } from './agreements.store.ts';
import { type Act, agreementRow, type TextNames, textsOf } from './agreements.ts';
import { linkAfter } from './chain.ts';

export interface DatedAct extends Act {
  at: Date;
}

interface Writing extends TextNames {
  keys: ChainKeys;
  now: Date;
}

/** Writes the texts, each once; then, each time that it is called, one person's whole chain. */
export function createWrittenChains(emit: Emit, { keys, now, ...names }: Writing) {
  const texts = textsOf(names);
  for (const text of texts.values()) emit(agreementTexts, { ...text, keptAt: now });
  return (userId: string, acts: readonly DatedAct[]): void => {
    let end: Pick<Link, 'position' | 'hash'> = { position: 0, hash: noHash };
    for (const { at: acceptedAt, ...act } of acts) {
      const text = texts.get(act.kind);
      if (!text) throw new Error(`no text of ${act.kind}`);
      const row = agreementRow({ userId, entered: null }, act, { textHash: text.textHash, acceptedAt });
      const link = linkAfter(keys.now, row, end);
      emit(agreements, { ...row, ...link });
      emit(agreementMarks, { userId, position: link.position });
      end = link;
    }
  };
}
