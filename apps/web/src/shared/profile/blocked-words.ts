// The lock after wrong passwords, said the same at login and when a password is changed (SIGN-5).
import { blockedCopy as copy } from './profile.copy.ts';

const WAITS = ['12 horas', '15 minutos', '1 hora'] as const;

/** Null when the server's message speaks of something else. */
export function blockedWords(message: string): string | null {
  if (!message.includes('blocked')) return null;
  const wait = WAITS.find((each) => message.includes(each)) ?? '';
  return `${copy.blocked}${wait}`.trimEnd();
}
