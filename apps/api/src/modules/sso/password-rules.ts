// Which passwords are allowed: the rules differ by screen (JOIN-3), the list of common ones does not.

/** Registration and recovery: 8–12 letters and digits, at least one digit. */
const plain = /^(?=.*\d)[\p{L}\d]{8,12}$/u;
/** Change while signed in: also an uppercase and a lowercase letter and a special character. */
const strong = /^(?=.*\d)(?=.*\p{Lu})(?=.*\p{Ll})(?=.*[^\p{L}\d\s])\S{8,12}$/u;

let commonPasswords: Promise<Set<string>> | undefined;

/** Half a megabyte that most processes never need at once: read on first use. */
function readCommonPasswords(): Promise<Set<string>> {
  // By its default: names of a CommonJS package are known to Node, and lost in the built server.
  return import('@zxcvbn-ts/language-common').then(
    ({ default: { dictionary } }) => new Set<string>(dictionary['passwords-common']),
  );
}

export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

export function isAllowedAtRegistration(password: string): boolean {
  return plain.test(password);
}

export function isAllowedAtChange(password: string): boolean {
  return strong.test(password);
}
