// Which signs a password is made of: the browser shows what is missing, and the server refuses it (JOIN-3).

export const passwordLength = { least: 8, most: 12 } as const;
/** The same as it is read. */
export const passwordSpan = `${passwordLength.least} a ${passwordLength.most}`;

/** Each rule by itself: whether it is met. */
export function passwordRules(password: string) {
  const length = [...password].length;
  return {
    length: length >= passwordLength.least && length <= passwordLength.most,
    digit: /\d/.test(password),
    /** Neither spaces nor special characters. */
    plain: /^[\p{L}\d]+$/u.test(password),
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    special: /[^\p{L}\d\s]/u.test(password),
    spaceless: !/\s/.test(password),
  };
}

/** Registration and recovery ask for letters and digits; a change while signed in for more. */
const asked = {
  registration: ['length', 'digit', 'plain'],
  change: ['length', 'digit', 'upper', 'lower', 'special', 'spaceless'],
} as const;

export function isAllowedPassword(password: string, screen: keyof typeof asked): boolean {
  const met = passwordRules(password);
  return asked[screen].every((rule) => met[rule]);
}
