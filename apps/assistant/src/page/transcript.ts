// What was said in a conversation, for whoever goes on with it.
import { hidden, withoutSecrets } from '@portal/market/text';
import type { Answer, Said } from './server.ts';

/** What is taken along: the newest of it. */
const mostMessages = 39;
const longest = 2_000;

export type Transcript = {
  said(author: Said['author'], text: string): void;
  answered(answer: Pick<Answer, 'paragraphs' | 'list'>): void;
  /** As it is shown and sent: codes and passwords are dots. */
  all(): Said[];
};

export function createTranscript(): Transcript {
  const messages: Said[] = [];
  const said = (author: Said['author'], text: string) => {
    if (text !== '')
      messages.push({ author, text: withoutCardNumbers(withoutSecrets(text)).slice(0, longest) });
  };
  return {
    said,
    answered: ({ paragraphs, list }) =>
      said('assistant', [...paragraphs, ...list.map((entry) => `· ${entry}`)].join('\n')),
    all: () => messages.slice(-mostMessages),
  };
}

/** Whether somebody is about to write the number of a card: it is not sent. */
const runs = /\d(?:[ -]?\d){12,18}/g;

export function holdsCardNumber(text: string): boolean {
  return (text.match(runs) ?? []).some(isCard);
}

/** The same words without what would be taken for one, such as the number of a device. */
const withoutCardNumbers = (text: string): string =>
  text.replace(runs, (run) => (isCard(run) ? hidden : run));

const isCard = (run: string): boolean => passesLuhn(run.replace(/\D/g, ''));

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
