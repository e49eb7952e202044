// What the bank of a card asks of its owner before a token is good for anything: asked by a tokenizer, answered by the
// dialog of the form where the card was typed. Whoever leaves the form has given no answer.

/** `wrong`: not these digits. `noAnswer`: nobody knows, and the same may be asked again. */
export type CodeCheck = 'proven' | 'wrong' | 'noAnswer';

export type BankQuestion =
  /** Digits that the bank has told them. */
  | { kind: 'code'; check: (digits: string) => Promise<CodeCheck> }
  /** A page of the bank's, which says when it has been answered. */
  | { kind: 'page'; url: string };

let asked: { question: BankQuestion; answer: (isAnswered: boolean) => void } | null = null;
const dialogs = new Set<() => void>();

function changed(): void {
  for (const listener of dialogs) listener();
}

/** False when they would not, or there is nobody to ask. */
export function askForBank(question: BankQuestion): Promise<boolean> {
  if (dialogs.size === 0) return Promise.resolve(false);
  answerBank(false);
  return new Promise((answer) => {
    asked = { question, answer };
    changed();
  });
}

export const bankQuestion = (): BankQuestion | null => asked?.question ?? null;

export function answerBank(isAnswered: boolean): void {
  const answer = asked?.answer;
  asked = null;
  answer?.(isAnswered);
  changed();
}

/** Of the dialog, while it stands in the page. */
export function watchBank(listener: () => void): () => void {
  dialogs.add(listener);
  return () => {
    dialogs.delete(listener);
    if (dialogs.size === 0) answerBank(false);
  };
}
