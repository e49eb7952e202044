// What was said in a conversation, for whoever goes on with it.
import { withoutSecrets } from '@portal/market/secrets';
import { withoutCardNumbers } from './cards.ts';
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
