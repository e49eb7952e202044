// Where one question ends and another begins in the same message.
import { plain } from '@portal/market/plain';

const starters =
  'como|cuant[oa]s?|cual(?:es)?|que|q|donde|cuando|hasta cuando|por que|xq|quiero|kiero|quisiera|necesito|puedo|deseo|quien|hay|tienen|dime|ayudame';
/** Such as «, y también»: what follows is a question of its own when it begins like one. */
const joint = new RegExp(
  `[.?!;\\n]+|(?:,|\\by\\b|\\be\\b|,\\s*y\\b)\\s*(?:y\\s+)?(?:tambien|ademas|aparte|encima|de paso|otra cosa)\\b,?|(?:,|\\by\\b)\\s*(?=(?:¿\\s*)?(?:a que|en que|de que|con que|${starters})\\b)`,
  'g',
);

/** Where one question ends and another begins in the same message. */
export const clausesOf = (text: string): string[] => partsOf(text, joint);

/** At every «y», which as often joins two words as two questions. */
export const partsJoinedByY = (text: string): string[] => partsOf(text, /\by\b/g);

function partsOf(text: string, at: RegExp): string[] {
  return plain(text)
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Of a long story: at every breath. */
export const partsOfStory = (text: string): string[] => partsOf(text, pauses);

const pauses = /[.,;:?!\n]+|\b(?:y|pero|porque|entonces|pues|que|aunque|como)\b/g;
