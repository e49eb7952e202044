// Chains of people who are written down together with the rest of a filling, each from its first row on.
import type { Emit } from '@portal/database/copy-sink';
import { agreementMarks, agreements, agreementTexts } from '../../db/schema.ts';
import { type Act, agreementRow } from './agreement-row.ts';
import { noHash } from './agreements.store.ts';
import { type TextNames, textsOf } from './agreements.ts';
import { contentHashOf, linkHash } from './chain.ts';

export interface DatedAct extends Act {
  at: Date;
}

/** Writes the texts, each once; then, each time that it is called, one person's whole chain. */
export function createWrittenChains(emit: Emit, names: TextNames, now: Date) {
  const texts = textsOf(names);
  for (const text of texts.values()) emit(agreementTexts, { ...text, keptAt: now });
  return (userId: string, acts: readonly DatedAct[]): void => {
    let previousHash: Buffer = noHash;
    for (const [index, { at: acceptedAt, ...act }] of acts.entries()) {
      const text = texts.get(act.kind);
      if (!text) throw new Error(`no text of ${act.kind}`);
      const row = agreementRow({ userId, entered: null }, act, { textHash: text.textHash, acceptedAt });
      const hash = linkHash(previousHash, contentHashOf(row));
      const position = index + 1;
      emit(agreements, { ...row, position, previousHash, hash });
      emit(agreementMarks, { userId, position });
      previousHash = hash;
    }
  };
}
