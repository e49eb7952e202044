// What a person means by what lands in the code field: digits, a pasted code, a whole message with one in it.

/** Typed or filled in: the digits alone, as many as there are boxes. */
export function typedDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/**
 * Pasted: `654 321`, `654-321`, or the message it came in. A full code replaces whatever was there;
 * null when it is only a part, which goes where the cursor is.
 */
export function pastedCode(text: string, length: number): string | null {
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0];
  if (alone) return alone;
  const digits = text.replace(/\D/g, '');
  return digits.length >= length ? digits.slice(0, length) : null;
}
