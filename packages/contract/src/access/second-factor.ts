// The second step of signing in, for which TM Forum has no API: an app of codes, and codes on paper for when it is lost.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';

const base = `/SSOManagement/api/${country}/ssoManagement/secondFactor` as const;

/** As people type it: six digits of the app, or twelve of a backup code, in groups or not. */
export const typedCodeSchema = z.string().min(1).max(40);

export const backupCodesAtOnce = 10;

export const secondFactorSchema = z
  .object({
    '@type': z.literal('SecondFactor'),
    active: z.boolean(),
    since: dateTimeSchema.nullable(),
    backupCodesLeft: z.int().describe(`Of ${backupCodesAtOnce}; each is used once.`),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const newSecondFactorSchema = z
  .object({
    '@type': z.literal('NewSecondFactor'),
    secret: z.string().describe('Base32, to be typed where no picture can be read.'),
    uri: z.string().describe('`otpauth://…`, to be drawn as a QR code.'),
  })
  .meta({ id: 'NewSecondFactor' });
export type NewSecondFactor = z.infer<typeof newSecondFactorSchema>;

export const backupCodesSchema = z
  .object({
    '@type': z.literal('BackupCodes'),
    backupCodes: z.array(z.string()).describe('Shown this once.'),
  })
  .meta({ id: 'BackupCodes' });
export type BackupCodes = z.infer<typeof backupCodesSchema>;

export const getSecondFactor = {
  id: 'getSecondFactor',
  tmf: 'none',
  summary: 'Whether a code is asked for at sign-in, and how many backup codes are left.',
  method: 'GET',
  path: base,
  question: 'secondStep',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'verificacion-en-dos-pasos' }],
  },
  answers: { 200: secondFactorSchema },
} as const satisfies Call;

export const beginSecondFactor = {
  id: 'beginSecondFactor',
  tmf: 'none',
  summary: 'A secret for an app of codes (TOTP, RFC 6238): it counts once a code of it was confirmed.',
  method: 'POST',
  path: base,
  // A mailbox alone does not shut its owner out by a second step that is not theirs.
  question: 'secondStep',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 201: newSecondFactorSchema },
  refusals: ['SECOND_FACTOR_ON'],
} as const satisfies Call;

export const confirmSecondFactor = {
  id: 'confirmSecondFactor',
  tmf: 'none',
  summary: 'The app shows codes: from now on one is asked for at sign-in. Answers the backup codes.',
  method: 'PUT',
  path: base,
  body: z.strictObject({ code: typedCodeSchema }),
  question: 'secondStep',
  // Also of one that was begun before the reset, perhaps by whoever has the mailbox now.
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 200: backupCodesSchema },
  refusals: [
    'OTP_INVALID',
    'SECOND_FACTOR_ON',
    'SECOND_FACTOR_OFF',
    'LOCKED_15_MINUTES',
    'LOCKED_1_HOUR',
    'LOCKED_12_HOURS',
  ],
} as const satisfies Call;

export const endSecondFactor = {
  id: 'endSecondFactor',
  tmf: 'none',
  summary: 'No code is asked for any more, and backup codes are void.',
  method: 'DELETE',
  path: base,
  question: 'secondStep',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'eachTime', archive: 'changes' },
  answers: { 204: z.null() },
  refusals: ['SECOND_FACTOR_OFF'],
} as const satisfies Call;

export const renewBackupCodes = {
  id: 'renewBackupCodes',
  tmf: 'none',
  summary: 'New backup codes; the old ones are void.',
  method: 'POST',
  path: `${base}/backupCode`,
  // Whoever has the codes has the second step: a password alone does not make them.
  question: 'backupCodes',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'eachTime', archive: 'changes' },
  answers: { 201: backupCodesSchema },
  refusals: ['SECOND_FACTOR_OFF'],
} as const satisfies Call;
