// Codes as people type them, and new ones for paper.
import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

const backupDigits = 12;

export type TypedCode = { kind: 'app' | 'backup'; digits: string };

/** Null for what is neither, whatever it is. */
export function readCode(typed: string): TypedCode | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) return { kind: 'app', digits };
  return /^\d{12}$/.test(digits) ? { kind: 'backup', digits } : null;
}

/** `1234 5678 9012` */
export function newBackupCode(): string {
  const digits = Array.from({ length: backupDigits }, () => randomInt(10)).join('');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** How far a phone's clock may be off. */
const toleranceSeconds = 30;

/** The half minute whose code it is; null when it is none of about now. */
export async function stepOf(secret: string, digits: string): Promise<number | null> {
  const result = await verify({ secret, token: digits, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

export function newSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}
