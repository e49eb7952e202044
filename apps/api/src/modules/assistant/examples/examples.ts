// What the assistant learns from: what people write about each topic, one message a line, in `<topic>.txt` beside this.
// What must be refused or is about something else has its examples, too, and so has what is said only after an answer
// (`then.<what>.txt`). The examinations in apps/api/test/assistant are written apart from these.
import { readdirSync, readFileSync } from 'node:fs';
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { questionIds, questions } from '@portal/help/questions';
import { marketWords } from './market-words.ts';

/** «¿y cuándo?», «no, el teléfono»: what was spoken of says about what. */
export const goingOn = [
  'then.when',
  'then.howMuch',
  'then.where',
  'then.how',
  'then.undo',
  'then.tried',
  'then.otherLine',
  'then.correct',
  'then.yes',
  'then.no',
  'then.why',
  'then.safe',
] as const;
export type GoingOn = (typeof goingOn)[number];

/** A topic, or what is said only after an answer: it is about what that was about. */
export type Heard = AssistantTopic | GoingOn;

const folder = new URL('.', import.meta.url);
const ending = '.txt';

/** Read when the server is built. Topics that are not here are told by other means: by the letters, or by the length. */
export function readExamples(): Map<Heard, string[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
  const examples = new Map(names.map((name) => [name.slice(0, -ending.length) as Heard, linesIn(name)]));
  // A title is pressed, and read aloud to whoever writes it.
  for (const id of questionIds) examples.get(id)?.push(questions[id](noFacts).question);
  return examples;
}

const noFacts = { phones: '', deviceBalance: '' };

const linesIn = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean).map(inMarketsWords);

/** `{taxAuthority}` is what it is called here. */
const inMarketsWords = (line: string): string =>
  line.replace(/\{(\w+)\}/g, (_, name) => {
    const words = marketWords[name as keyof typeof marketWords];
    if (words === undefined) throw new Error(`no words for {${name}}`);
    return words;
  });
