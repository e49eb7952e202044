// TMF644 Privacy: who uses a line, and what that person lets others see of what they did with it.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { everyRole, holding, managing, owns } from '../policy.ts';

const base = `/PrivacyManagement/api/${country}/privacyManagement` as const;
const users = `${base}/lineUser` as const;
const consents = `${base}/lineConsent` as const;

export const lineUserKindSchema = z.enum(['holder', 'adult', 'minor']).meta({
  id: 'LineUserKind',
  description:
    '`holder`: who holds the line. `adult`: somebody else of age, whose records are theirs. `minor`: somebody under age in the care of who holds it.',
});
export type LineUserKind = z.infer<typeof lineUserKindSchema>;

export const consentPurposeSchema = z.enum(['records', 'holder', 'minor']).meta({
  id: 'ConsentPurpose',
  description:
    '`records`: to read the records of the line for twelve months. `holder`, `minor`: to say that it is these who use the line.',
});
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

const validForSchema = z.object({ startDateTime: dateTimeSchema, endDateTime: dateTimeSchema });

export const lineConsentSchema = z
  .object({
    '@type': z.literal('LineConsent'),
    id: z.string(),
    serviceNumber: z.string().describe('By a link its last digits alone.'),
    purpose: consentPurposeSchema,
    status: z.enum(['asked', 'granted']),
    askedBy: z.string().describe('The name of who asks.'),
    validFor: validForSchema.describe('Asked: until when it can be answered. Granted: until when it holds.'),
    text: z.string().describe('What is agreed to.'),
  })
  .meta({ id: 'LineConsent' });
export type LineConsent = z.infer<typeof lineConsentSchema>;

export const lineUserSchema = z
  .object({
    '@type': z.literal('LineUser'),
    id: z.string().describe('The number of the line.'),
    href: z.string(),
    kind: lineUserKindSchema.nullable().describe('Null: nobody has said.'),
    isCaller: z.boolean().describe('The caller is the adult who uses it.'),
    since: dateTimeSchema.nullable(),
    records: z
      .enum(['open', 'consentRequired', 'notForRole'])
      .describe('Whether the caller may read the records of the line.'),
    consent: lineConsentSchema
      .pick({ id: true, status: true, validFor: true })
      .nullable()
      .describe('To read them: what the caller has asked for, or was granted.'),
    change: lineConsentSchema
      .pick({ id: true, purpose: true, validFor: true })
      .nullable()
      .describe('That somebody else uses the line: said by the caller, and waiting for who uses it.'),
    requests: z
      .array(lineConsentSchema)
      .describe('Of whoever uses the line: what they are asked for, and have granted.'),
  })
  .meta({ id: 'LineUser' });
export type LineUser = z.infer<typeof lineUserSchema>;

export const listLineUsers = {
  id: 'listLineUsers',
  tmf: 'TMF644',
  summary: 'Who uses each mobile line of the caller, and whether they may read its records.',
  method: 'GET',
  path: users,
  query: queryOf(lineUserSchema, { serviceId: z.string().max(60).optional() }),
  question: 'lineUser',
  policy: {
    access: owns('serviceId'),
    roles: everyRole,
    stepUp: 'none',
    exposes: 'service',
    lineAt: ['id'],
    archive: [{ file: 'usuarios-de-lineas' }],
  },
  answers: { 200: z.array(lineUserSchema), 206: z.array(lineUserSchema) },
} as const satisfies Call;

export const getLineUser = itemOf(listLineUsers, {
  id: 'getLineUser',
  summary: 'Who uses one line.',
  item: lineUserSchema,
});

const oneLine = z.object({ id: z.string().min(1).max(60) });

export const putLineUser = {
  id: 'putLineUser',
  tmf: 'TMF644',
  summary:
    'Whoever holds a line says who uses it. That it is another adult holds at once; that it is no longer is asked of that person (`change`).',
  method: 'PUT',
  path: `${users}/:id`,
  params: oneLine,
  body: z.strictObject({ kind: lineUserKindSchema }),
  question: 'lineUser',
  policy: { access: 'signedIn', roles: holding, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: lineUserSchema },
  refusals: ['CONSENT_ASKED_OFTEN', 'NOT_FOR_THIS_LINE'],
} as const satisfies Call;

export const endLineUser = {
  id: 'endLineUser',
  tmf: 'TMF644',
  summary: 'Whoever uses a line says that they no longer do.',
  method: 'DELETE',
  path: `${users}/:id`,
  params: oneLine,
  question: 'lineUser',
  policy: { access: 'signedIn', roles: everyRole, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const askLineConsent = {
  id: 'askLineConsent',
  tmf: 'TMF644',
  summary:
    'Asks whoever uses a line to let the caller read its records: by SMS to the line, good for seven days. Asked already: the same.',
  method: 'POST',
  path: consents,
  body: z.strictObject({ serviceId: z.string().min(1).max(60) }),
  question: 'lineUser',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 201: lineUserSchema },
  refusals: ['CONSENT_NOT_NEEDED', 'CONSENT_ASKED_OFTEN', 'NOT_FOR_THIS_LINE'],
} as const satisfies Call;

const answer = z.strictObject({ granted: z.boolean() });

export const answerLineConsent = {
  id: 'answerLineConsent',
  tmf: 'TMF644',
  summary: 'Whoever uses the line, signed in: yes, no, or what was granted taken back.',
  method: 'PATCH',
  path: `${consents}/:id`,
  params: z.object({ id: z.uuid() }),
  body: answer,
  question: 'recordsConsent',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

const linked = z.object({ token: z.string().min(20).max(200) });

export const getLinkedConsent = {
  id: 'getLinkedConsent',
  tmf: 'TMF644',
  summary: 'The same without a session, by the link in the SMS: who asks for what, until when.',
  method: 'GET',
  path: `${consents}/link/:token`,
  params: linked,
  policy: { access: 'public' },
  answers: { 200: lineConsentSchema },
  refusals: ['CONSENT_ENDED'],
} as const satisfies Call;

export const answerLinkedConsent = {
  id: 'answerLinkedConsent',
  tmf: 'TMF644',
  summary:
    'Answers by the link, once; another link, sent to the line, takes back what was granted for as long as it holds.',
  method: 'POST',
  path: `${consents}/link/:token`,
  params: linked,
  body: answer,
  policy: { access: 'public' },
  answers: { 204: z.null() },
  refusals: ['CONSENT_ENDED'],
} as const satisfies Call;
