// Shapes that several settings have. Each says in one line what it wants.
import { z } from 'zod';

/** Digits alone: what looks like a number to a program and not to a person (`1e3`, `0x50`) is a mistake. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(least, { error }).max(most, { error }));
}

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an https:// address' });

/** Scheme, name and port; a path would have no effect, so it is refused. */
export const webOrigin = webAddress
  .refine((address) => /^https?:\/\/[^/?#@\s]+\/?$/.test(address), {
    error: 'must be an address without a path, like https://portal.example',
  })
  .transform((address) => new URL(address).origin);

/** A key of somebody's own, for example of `openssl rand -base64 32`. */
export const secretShape = z
  .string()
  .regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 characters without spaces');

/** As Node names it. */
export const headerName = z
  .string()
  .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase());
