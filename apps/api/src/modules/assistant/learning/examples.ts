// What the assistant learns from: what people write about each topic, one message a line, under its heading in the file
// of its subject. What must be refused or is about something else has its examples, too, and so has what is said only
// after an answer (`then.<what>`). `[price] cuánto cuesta` asks one particular thing about it. The examinations in
// apps/api/test/assistant are written apart from these.
import { readdirSync, readFileSync } from 'node:fs';
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { noFacts } from '@portal/help/operator-facts.copy';
import { type Detail, detailNames } from '@portal/help/question-words';
import { questionIds, questions } from '@portal/help/questions';

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

export const isGoingOn = (heard: Heard): heard is GoingOn => heard.startsWith('then.');

/** Under one heading: `## dueDate`, or `## dueDate after amountDue`, what means it only once that was spoken of. */
export interface Examples {
  of: Heard;
  /** The file's name: what stands in one is spoken of together. */
  subject: string;
  after: AssistantTopic | null;
  lines: ExampleLine[];
}

export interface ExampleLine {
  text: string;
  /** The particular thing that it asks. */
  detail: Detail | null;
}

const folder = new URL('examples/', import.meta.url);
const ending = '.txt';

/** Read by whoever learns. Topics that are not here are told by other means: by the letters, or by the length. */
export function readExamples(): Examples[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  const examples = names.sort().flatMap(examplesIn);
  for (const { of, text } of titles())
    examples.find((one) => one.of === of)?.lines.push({ text, detail: null });
  return examples;
}

/** A title is pressed, and read aloud to whoever writes it. */
export const titles = () => questionIds.map((of) => ({ of, text: questions[of](noFacts).question }));

function examplesIn(name: string): Examples[] {
  const [, ...sections] = `\n${readFileSync(new URL(name, folder), 'utf8')}`.split('\n## ');
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n').filter(Boolean);
    const [of, after = null] = heading.split(' after ') as [Heard, AssistantTopic?];
    return { of, subject: name.slice(0, -ending.length), after, lines: lines.map(lineOf) };
  });
}

const tagged = new RegExp(`^\\[(${detailNames.join('|')})\\] `);

function lineOf(line: string): ExampleLine {
  const [tag = '', detail = null] = (tagged.exec(line) ?? []) as [string?, Detail?];
  return { text: line.slice(tag.length), detail };
}
