// Where one question may end and another begin in the same message.
import { plain } from '@portal/market/plain';

/** Every sign and word that may join two questions, or as well two words of one. */
const joint =
  /[.,;:?!\n]+|\b(?:y|e|pero|porque|ademas|tambien|aparte|encima|despues|luego|es que|si no|de paso|otra cosa|mientras)\b/g;
/** More are a story: its halves are told by its first joints. */
const mostJoints = 8;

/** Each way to read it as two, one after the other. */
export function halvesOf(text: string): [string, string][] {
  const said = plain(text);
  return [...said.matchAll(joint)]
    .map(({ 0: sign, index }) => [said.slice(0, index), said.slice(index + sign.length)] as [string, string])
    .filter((halves) => halves.every((half) => fewestWords.test(half)))
    .slice(0, mostJoints);
}
/** Two words at least, or one that is long. */
const fewestWords = /[a-z\d]+[^a-z\d]+[a-z\d]+|[a-z]{5}/;

function partsOf(text: string, at: RegExp): string[] {
  return plain(text)
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Of a long story: at every breath. */
export const partsOfStory = (text: string): string[] => partsOf(text, pauses);

const pauses = /[.,;:?!\n]+|\b(?:y|pero|porque|entonces|pues|que|aunque|como)\b/g;
