// Which particular topic the words of a question tell: by rule, what has to be there standing in particulars.copy.ts.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { families as familyRows, followUps, type Particular, particulars } from './particulars.copy.ts';
import { phoneticKey } from './words.ts';

type Holds = (words: readonly string[]) => boolean;

/** Whether one of them is among the words of a question, by their sound. */
export function anyOf(words: string): Holds {
  const all = words.split(' ').filter(Boolean);
  const whole = new Set(all.filter((word) => !word.endsWith('*')).map(phoneticKey));
  const beginnings = all.filter((word) => word.endsWith('*')).flatMap((word) => soundsOf(word.slice(0, -1)));
  return (said) =>
    said.some((word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

/** The last letter of a beginning sounds by what follows it. */
const soundsOf = (beginning: string): string[] => {
  const sound = phoneticKey(beginning);
  return /[cg]$/.test(beginning) ? [sound, phoneticKey(`${beginning}e`).slice(0, -1)] : [sound];
};

const topicsIn = (row: string) => new Set(row.split(' ').filter(Boolean)) as ReadonlySet<AssistantTopic>;

const ruleOf = ({ topic, of, groups, not = '' }: Particular) => ({
  topic,
  of: topicsIn(of),
  groups: groups.map(anyOf),
  not: anyOf(not),
});
const rules = particulars.map(ruleOf);
const goingOn = followUps.map(ruleOf);

const fits = ({ groups, not }: (typeof rules)[number], words: readonly string[]) =>
  groups.every((holds) => holds(words)) && !not(words);

/** @param before what the question goes on with */
export const followUpIn = (words: readonly string[], before: AssistantTopic): AssistantTopic | null =>
  goingOn.find((rule) => rule.of.has(before) && fits(rule, words))?.topic ?? null;

/** @param about what the question is, or may be, about */
export const particularIn = (
  words: readonly string[],
  about: ReadonlySet<AssistantTopic>,
): AssistantTopic | null => rules.find((rule) => isAbout(rule.of, about) && fits(rule, words))?.topic ?? null;

const isAbout = (of: ReadonlySet<AssistantTopic>, about: ReadonlySet<AssistantTopic>) =>
  of.size === 0 || [...about].some((topic) => of.has(topic));

const families = familyRows.map(topicsIn);

/** What is spoken of together with it. */
export const relativesOf = (topic: AssistantTopic): ReadonlySet<AssistantTopic> =>
  new Set(families.filter((family) => family.has(topic)).flatMap((family) => [...family]));
