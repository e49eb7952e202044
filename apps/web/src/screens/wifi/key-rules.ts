// What a new Wi-Fi key must be (WIFI-1): WEP has rules of its own.
import { keyErrors as errors } from './wifi.copy.ts';

const WEP_DIGITS = 13;
const SHORTEST = 8;
const LONGEST = 63;
/** Printable ASCII without spaces and without $ @ ! % * # ? &. */
const PLAIN = /^(?:(?![$@!%*#?&])[\x21-\x7e])+$/;

export interface KeyEntry {
  newKey: string;
  confirmation: string;
}

export interface KeyRule {
  text: string;
  met: boolean;
}

export function isWep(encryption: string): boolean {
  return encryption.trim().toUpperCase() === 'WEP';
}

/** Each rule with its state; the longest key is only spoken of when it is exceeded. */
export function keyRules(key: string, encryption: string): KeyRule[] {
  if (isWep(encryption)) {
    return [
      { text: errors.thirteen, met: key.length === WEP_DIGITS },
      { text: errors.digitsOnly, met: /^\d+$/.test(key) },
    ];
  }
  return [
    { text: errors.short, met: key.length >= SHORTEST },
    { text: errors.upper, met: /[A-Z]/.test(key) },
    { text: errors.special, met: PLAIN.test(key) },
    { text: errors.digit, met: /\d/.test(key) },
    ...(key.length > LONGEST ? [{ text: errors.long, met: false }] : []),
  ];
}

export interface KeyProblems {
  newKey: string | null;
  confirmation: string | null;
}

/** Both null: it may be saved. */
export function keyProblems({ newKey, confirmation }: KeyEntry, encryption: string): KeyProblems {
  const broken = keyRules(newKey, encryption).find(({ met }) => !met);
  return {
    newKey: newKey === '' ? errors.required : (broken?.text ?? null),
    confirmation: confirmationProblem(newKey, confirmation),
  };
}

function confirmationProblem(newKey: string, confirmation: string): string | null {
  if (confirmation === '') return errors.confirmationRequired;
  return confirmation === newKey ? null : errors.different;
}
