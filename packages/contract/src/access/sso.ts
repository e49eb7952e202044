// TMF691 userinfo, and login and logout, for which TM Forum has no API.
import { erasureDays } from '@portal/help/promises';
import { market } from '@portal/market/here';
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { byBody, managing } from '../policy.ts';
import { assertionSchema } from './passkeys.ts';
import { typedCodeSchema } from './second-factor.ts';

const base = `/SSOManagement/api/${country}/ssoManagement` as const;

export const sessionSchema = z
  .object({
    '@type': z.literal('Session'),
    sub: z
      .string()
      .describe(`The login name: an e-mail, or \`${market.numbers.prefix}\` and the digits of a number.`),
    expiresIn: z.number().int().describe('Seconds without a call after which the session ends.'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

export const login = {
  id: 'login',
  tmf: 'none',
  summary:
    'Sign in; the bearer travels in the answer header `token`. Whoever has a second factor gets 401 `SECOND_FACTOR_REQUIRED`, and sends the header `x-login-attempt` again with `code`. The `assertion` of a passkey is enough by itself. With `OperationId: VerifyPassword`, only check the password.',
  method: 'POST',
  path: `${base}/users/login`,
  body: z
    .strictObject({
      username: z.string().min(1).max(254).optional(),
      password: z.string().min(1).max(200).optional(),
      code: typedCodeSchema.optional(),
      assertion: assertionSchema.optional(),
    })
    .superRefine((typed, context) => {
      // The second step: whose it is, and that the password was right, stands in the attempt. A passkey says whose it is.
      if (typed.code !== undefined || typed.assertion !== undefined) return;
      for (const field of ['username', 'password'] as const)
        if (typed[field] === undefined)
          context.addIssue({ code: 'custom', path: [field], message: 'missing' });
    })
    .meta({ examples: [{ username: 'ana.paredes@correo.example', password: 'Cumbre-4810-azul' }] }),
  policy: { access: 'public' },
  answers: { 200: sessionSchema },
  headers: ['OperationId', 'x-login-attempt', 'x-proof-of-work'],
  refusals: [
    'WORK_REQUIRED',
    'BAD_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'LOGIN_ATTEMPT_ENDED',
    'OTP_INVALID',
    'PASSKEY_REFUSED',
    'LOCKED_15_MINUTES',
    'LOCKED_1_HOUR',
    'LOCKED_12_HOURS',
  ],
  answerHeaders: {
    token: 'The bearer of the new session.',
    'x-login-attempt':
      'With 401 `SECOND_FACTOR_REQUIRED`: sent again with `code` within ten minutes, in the place of the password.',
  },
} as const satisfies Call;

export const stepUp = {
  id: 'stepUp',
  tmf: 'none',
  summary:
    'The person says again who they are, by one way: for fifteen minutes this session may do what answers `STEP_UP_REQUIRED`. What is wrong counts as at sign-in.',
  method: 'POST',
  path: `${base}/stepUp`,
  body: z
    .strictObject({
      password: z.string().min(1).max(200).optional(),
      code: typedCodeSchema.optional(),
      assertion: assertionSchema.optional(),
      lineGrant: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('Of a code to a line that the person holds: `generateCode` with `ConfirmarIdentidad`.'),
    })
    .refine((ways) => Object.keys(ways).length === 1, 'one way')
    .meta({ examples: [{ password: 'Cumbre-4810-azul' }] }),
  question: 'secondStep',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
  refusals: [
    'WRONG_CURRENT_PASSWORD',
    'GRANT_REQUIRED',
    'OTP_INVALID',
    'PASSKEY_REFUSED',
    'LOCKED_15_MINUTES',
    'LOCKED_1_HOUR',
    'LOCKED_12_HOURS',
  ],
} as const satisfies Call;

export const emailKindSchema = z.enum(['real', 'phone', 'placeholder']).meta({ id: 'EmailKind' });

export const userinfoSchema = z
  .object({
    '@type': z.literal('Userinfo'),
    sub: z.string(),
    name: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    nickname: z.string(),
    email: z
      .string()
      .nullable()
      .describe('Null for users registered by phone or through a placeholder address.'),
    email_verified: z.boolean(),
    emailKind: emailKindSchema,
    phone_number: z.string().nullable().describe('Ten digits, as shown to people.'),
    phone_number_verified: z.boolean().describe('It signs in: they signed up with it, or hold its line now.'),
    passwordChangedAt: dateTimeSchema.nullable().describe('Null while it is the one of the registration.'),
    estatus: z.literal('ok'),
    onBoarding: z.boolean().describe('True until the first-visit tour has been seen.'),
    onBoardingStep: z
      .int()
      .describe("Where the first visit goes on from: 0 is its welcome, then the tour's steps."),
    userAssets: z.array(
      z.object({
        id: z.string(),
        entityType: z.literal('product'),
        assetType: z.enum(['msisdn', 'serviceId']),
        role: z.enum(['postpaid', 'prepaid', 'fixed']),
      }),
    ),
  })
  .meta({ id: 'Userinfo' });
export type Userinfo = z.infer<typeof userinfoSchema>;

export const getProfile = {
  id: 'getProfile',
  tmf: 'TMF691',
  summary: 'Profile of the signed-in user.',
  method: 'GET',
  path: `${base}/users`,
  question: 'profile',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'elsewhere' },
  answers: { 200: userinfoSchema },
} as const satisfies Call;

export const getUserinfo = {
  id: 'getUserinfo',
  tmf: 'TMF691',
  summary: 'Profile of the signed-in user, under its standard name.',
  method: 'GET',
  path: `${base}/users/userinfo`,
  question: 'profile',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'perfil' }] },
  answers: { 200: userinfoSchema },
} as const satisfies Call;

export const logout = {
  id: 'logout',
  tmf: 'none (RFC 7009)',
  summary: 'Revoke the token in the header `Token`. Idempotent.',
  method: 'GET',
  path: `${base}/users/revoketoken`,
  query: z.strictObject({ Token_type: z.literal('revoke') }),
  policy: { access: 'public' },
  answers: { 200: z.object({ revoked: z.literal(true) }) },
  headers: ['Token'],
} as const satisfies Call;

const identifier = z.string().trim().min(1).max(254);

export const checkRegistered = {
  id: 'checkRegistered',
  tmf: 'TMF720',
  summary:
    'Is this identifier (header `UserId`) registered? 204 yes; 404 a number that is not; 400 an e-mail that is not: go on and ask for a code; 412 blocked, and for how long: a code to reset the password is sent all the same. Needs `x-bot-token`.',
  method: 'POST',
  path: `${base}/validatesecondidentifier`,
  policy: { access: 'public' },
  answers: { 204: z.null() },
  headers: ['UserId', 'x-bot-token', 'x-proof-of-work'],
  refusals: [
    'WORK_REQUIRED',
    'NOT_REGISTERED',
    'PROCEED_CODE',
    'BLOCKED_15_MINUTES',
    'BLOCKED_1_HOUR',
    'BLOCKED_12_HOURS',
    'BOT_CHECK_FAILED',
  ],
} as const satisfies Call;

export const codeSentSchema = z
  .object({
    codeNumberEn: z.string().describe('An opaque handle, bound to identifier and operation; never the code.'),
    codeLength: z.union([z.literal(6), z.literal(4)]),
    expiresIn: z.number().int().describe('Seconds.'),
    destination: z.string().describe('Where it went, masked.'),
  })
  .meta({ id: 'CodeSent' });
export type CodeSent = z.infer<typeof codeSentSchema>;

export const generateCode = {
  id: 'generateCode',
  tmf: 'TMF681',
  summary:
    'Send a code. Header `OperationId` says what for (`ResetPassword` when absent); who for is `UserId` (plain or base64) or the body.',
  method: 'POST',
  path: `${base}/generatecode`,
  body: z
    .object({
      userProfileId: identifier.optional(),
      claroNumber: identifier.optional(),
      characteristicSpecification: z
        .array(z.object({ name: z.string().max(60), value: z.string().max(200) }))
        .max(10)
        .optional(),
    })
    .nullish(),
  question: 'register',
  policy: { access: 'publicOrSignedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: codeSentSchema },
  headers: ['OperationId', 'UserId', 'x-proof-of-work'],
  refusals: [
    'WORK_REQUIRED',
    'BUSINESS_LINE',
    'ALREADY_ASSOCIATED',
    'REAL_EMAIL_REQUIRED',
    'PLAN_CHANGE_PENDING',
    'PLAN_CODES_SPENT',
    'NUMBER_MOVED',
  ],
  answerHeaders: { subscriptiontype: 'The kind of the line: `Postpaid`, `Prepaid`.' },
} as const satisfies Call;

const codeHandle = z.string().min(1).max(200);

export const validateCode = {
  id: 'validateCode',
  tmf: 'CAMARA one-time-password-sms',
  summary:
    'Check a code; the answer header `x-otp-grant` carries the one-time grant it earns. Sent again within two minutes, as long as that was not spent, it answers the same.',
  method: 'POST',
  path: `${base}/validatecode`,
  body: z.object({
    codeNumberEn: codeHandle,
    codeNumber: z.string().min(1).max(20),
    earlier: z
      .array(codeHandle)
      .max(4)
      .optional()
      .describe(
        'Handles of what the caller was sent before, so that an older code is told from a wrong one.',
      ),
  }),
  question: 'register',
  policy: {
    access: 'publicOrSignedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: 'changes',
  },
  answers: { 200: z.object({ valid: z.literal(true) }) },
  refusals: ['OTP_INVALID', 'OTP_SPENT', 'OTP_USED', 'OTP_EXPIRED', 'OTP_REPLACED'],
  answerHeaders: { 'x-otp-grant': 'Spent by what the code was for, once.' },
} as const satisfies Call;

const password = z.string().min(1).max(200);
const changedSchema = z.object({ message: z.string() });

export const resetPassword = {
  id: 'resetPassword',
  tmf: 'TMF720',
  summary: 'Set a new password with the grant of a recovery code (`x-otp-grant`); every session ends.',
  method: 'PUT',
  path: `${base}/users/resetpassword`,
  body: z.object({ password }),
  policy: { access: 'public' },
  answers: { 200: changedSchema },
  headers: ['UserId', 'x-otp-grant'],
  refusals: ['GRANT_REQUIRED', 'PASSWORD_RULES', 'PASSWORD_COMMON', 'SAME_PASSWORD'],
} as const satisfies Call;

const passwordChangeSchema = z.object({ password, currentPassword: password.optional() });

export const changePassword = {
  id: 'changePassword',
  tmf: 'TMF720',
  summary:
    'Set a new password while signed in; needs `currentPassword`, or a step-up in this session. All other sessions end.',
  method: 'PUT',
  path: `${base}/users/password`,
  body: passwordChangeSchema,
  question: 'password',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: byBody(
      passwordChangeSchema,
      [['without `currentPassword`', ({ currentPassword }) => currentPassword === undefined, 'again']],
      'none',
    ),
    archive: 'changes',
  },
  answers: { 200: changedSchema },
  refusals: ['WRONG_CURRENT_PASSWORD', 'PASSWORD_RULES', 'PASSWORD_COMMON', 'SAME_PASSWORD'],
} as const satisfies Call;

export const startRegistration = {
  id: 'startRegistration',
  tmf: 'TMF720',
  summary:
    'Send a registration code to the identifier in `UserId`; the answer header `subscriptiontype` tells the kind of line.',
  method: 'POST',
  path: `${base}/users/registration`,
  policy: { access: 'public' },
  answers: { 200: codeSentSchema },
  headers: ['UserId', 'x-proof-of-work'],
  refusals: ['ALREADY_REGISTERED', 'OTHER_COMPANY', 'BOT_CHECK_FAILED', 'WORK_REQUIRED'],
  answerHeaders: { subscriptiontype: 'The kind of the line: `Postpaid`, `Prepaid`.' },
} as const satisfies Call;

const givenName = z
  .string()
  .max(80)
  .meta({ examples: ['Ana'] });

export const completeRegistration = {
  id: 'completeRegistration',
  tmf: 'TMF632',
  summary: 'Create the user, with the grant of the registration code (`x-otp-grant`).',
  method: 'POST',
  path: `${base}/users/completeregistration`,
  body: z.object({
    name: givenName,
    lastName: z.string().max(80),
    phoneNumber: identifier.nullish(),
    email: identifier.nullish(),
    password,
  }),
  policy: { access: 'public' },
  answers: {
    201: z.object({
      '@type': z.literal('DigitalIdentity'),
      id: z.string(),
      givenName: z.string(),
      familyName: z.string(),
    }),
  },
  headers: ['x-otp-grant'],
  refusals: ['GRANT_REQUIRED', 'ALREADY_REGISTERED', 'ACCOUNT_LEAVING', 'PASSWORD_RULES', 'PASSWORD_COMMON'],
} as const satisfies Call;

export const updateProfile = {
  id: 'updateProfile',
  tmf: 'TMF632',
  summary: 'Change names.',
  method: 'PUT',
  path: `${base}/users`,
  body: z.object({
    name: givenName,
    lastName: z.string().max(80),
    nickName: z.string().max(80).optional(),
  }),
  question: 'profile',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: userinfoSchema },
} as const satisfies Call;

export const deleteUser = {
  id: 'deleteUser',
  tmf: 'TMF720',
  summary: `Close the account at once, as if there were none: every session ends and nobody signs in. After ${erasureDays} days profile, associations and preferences are deleted; invoices and payments stay, pseudonymised. Until then the link in the message takes it back. Needs a step-up in this session.`,
  method: 'DELETE',
  path: `${base}/users/user`,
  question: 'deleteAccount',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'eachTime',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: {
    200: z.object({ restorableUntil: dateTimeSchema.describe('Until then the link takes it back.') }),
  },
} as const satisfies Call;

export const restoreUser = {
  id: 'restoreUser',
  tmf: 'TMF720',
  summary: `Takes back an account that was closed, with all that it had, by the link of the message, once and within ${erasureDays} days; 404 when there is nothing to take back any more. It opens no session.`,
  method: 'POST',
  path: `${base}/users/user/restore`,
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  policy: { access: 'public' },
  answers: { 204: z.null() },
} as const satisfies Call;
