// TMF651 and TMF644: what was accepted, by whom, when, from where and how they were known, with the text as it was.
import { country } from '@portal/market/path';
import { dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { purchaseKindNames } from '../paying/purchase-kinds.ts';
import { owns } from '../policy.ts';

/** What a person's data may be used for beside their services. */
export const privacyChoiceKinds = ['marketing', 'profiling', 'tracking'] as const;
export const privacyChoiceKindSchema = z.enum(privacyChoiceKinds).meta({ id: 'PrivacyChoiceKind' });
export type PrivacyChoiceKind = z.infer<typeof privacyChoiceKindSchema>;

export const agreementKindSchema = z
  .enum([
    ...(['terms', 'association', 'holder'] as const),
    ...purchaseKindNames,
    ...([
      'paymentArrangement',
      'planChange',
      'exit',
      'pause',
      'simChange',
      'balanceAdvance',
      'balanceTransfer',
      'repairCost',
    ] as const),
    ...(['savedCard', 'autoPay', 'autoTopUp', 'spendingControl'] as const),
    ...privacyChoiceKinds,
    ...(['whatsapp', 'lineUser', 'callRecords'] as const),
    ...(['service', 'thirdParty'] as const),
  ])
  .meta({
    id: 'AgreementKind',
    description:
      'What was agreed to. `service` is the contract of a line or home service, which the operator keeps; `thirdParty` what another company charges by it; `lineUser` who uses a line, `callRecords` that somebody else reads its records.',
  });
export type AgreementKind = z.infer<typeof agreementKindSchema>;

export const agreementChannelSchema = z
  .enum([
    'portal',
    'frame',
    'automatic',
    'link',
    'other',
    'guest',
    'store',
    'phone',
    'web',
    'sms',
    'visit',
    'unknown',
  ])
  .meta({
    id: 'AgreementChannel',
    description:
      '`frame` is the payment frame, `automatic` what is paid by itself, `link` a payment link, opened by somebody without an account, `other` for somebody else, and `guest` the same without an account; the ones after it are the operator’s.',
  });
export type AgreementChannel = z.infer<typeof agreementChannelSchema>;

export const agreementSchema = z
  .object({
    '@type': z.literal('Agreement'),
    id: z.string(),
    href: z.string(),
    name: z.string().describe('As `subject`.'),
    agreementType: agreementKindSchema.describe('As `kind`.'),
    engagedParty: z
      .array(
        z.object({
          id: z.string().describe('`me`: whoever asks. Else as `acceptedBy`.'),
          role: z.literal('customer'),
          '@referredType': z.literal('Individual'),
        }),
      )
      .describe('Who has agreed to it with the operator.'),
    agreementItem: z
      .array(
        z.object({
          product: z.array(z.object({ id: z.string() })).describe('The line or service.'),
          termOrCondition: z.array(z.object({ id: z.string().describe('As `textHash`.') })),
        }),
      )
      .describe('What it is about.'),
    kind: agreementKindSchema,
    status: z.enum(['active', 'withdrawn']).describe('Accepted, or taken back by this.'),
    subject: z.string().describe('What it is about, in words.'),
    serviceNumber: z.string().nullable(),
    amount: moneySchema.nullable(),
    acceptedAt: dateTimeSchema,
    acceptedBy: z
      .string()
      .nullable()
      .describe('By whom; null: by who asks; empty: by somebody whom the portal cannot name.'),
    channel: agreementChannelSchema,
    proof: z.string().describe('How the person was known, in words.'),
    device: z.string().nullable(),
    place: z.string().nullable(),
    text: z.string().describe('As it was on screen then.'),
    version: z.string().nullable().describe('Of the text.'),
    textHash: z.string().describe('SHA-256 of the text, in hexadecimal.'),
    contentHash: z
      .string()
      .nullable()
      .describe('SHA-256 of what is kept of it; null where the operator keeps it.'),
    previousHash: z.string().nullable().describe('The hash of the one before in the chain of its person.'),
    hash: z
      .string()
      .nullable()
      .describe('SHA-256 of the bytes of `previousHash` followed by those of `contentHash`.'),
    claimable: z.boolean().describe('A claim can be filed that it is not recognised.'),
  })
  .meta({ id: 'Agreement' });
export type Agreement = z.infer<typeof agreementSchema>;

const page = z.array(agreementSchema);
const agreements = `/AgreementManagement/api/${country}/agreementManagement/agreement` as const;
const words = { kind: agreementKindSchema.optional(), serviceId: z.string().max(40).optional() };

export const listAgreements = {
  id: 'listAgreements',
  tmf: 'TMF651',
  summary:
    'What was agreed about the services of the caller, the newest first: by whomever for the customers that they hold, else by themselves; with the contracts from before the portal.',
  method: 'GET',
  path: agreements,
  query: queryOf(agreementSchema, words),
  question: 'contracts',
  policy: { access: owns('serviceId'), roles: 'anybody', stepUp: 'none', archive: [{ file: 'acuerdos' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getAgreement = itemOf(listAgreements, {
  id: 'getAgreement',
  summary: 'One agreement.',
  item: agreementSchema,
});

export const getAgreementDocument = {
  id: 'getAgreementDocument',
  tmf: 'TMF651',
  summary: 'An agreement with its evidence, as a PDF.',
  method: 'GET',
  path: `${agreements}/:id/document`,
  params: z.object({ id: z.string().min(1).max(100) }),
  question: 'contracts',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'document', limit: 'document' },
  answers: { 200: agreementSchema },
  refusals: ['BUSY'],
  files: ['application/pdf'],
} as const satisfies Call;

const consents = `/PrivacyManagement/api/${country}/privacyManagement/consent` as const;

export const listConsents = {
  id: 'listConsents',
  tmf: 'TMF644',
  summary:
    'The chain of what the person has accepted or taken back themselves, and of what others have paid by links of theirs, the newest first.',
  method: 'GET',
  path: consents,
  query: queryOf(agreementSchema, words),
  question: 'contracts',
  policy: { access: owns('serviceId'), roles: 'anybody', stepUp: 'none', archive: [{ file: 'constancias' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getConsent = itemOf(listConsents, {
  id: 'getConsent',
  summary: 'One link of the chain.',
  item: agreementSchema,
});

const verificationSchema = z
  .object({
    ok: z.boolean(),
    finding: z
      .enum(['whole', 'emptied', 'cut', 'changed'])
      .describe(
        '`emptied`: nothing is left of it; `cut`: its end is gone; `changed`: a link is not what it was.',
      ),
    count: z.int(),
    anchoredAt: dateTimeSchema
      .nullable()
      .describe('When its end was last kept outside of the portal; null: not yet, or nobody could be asked.'),
  })
  .meta({ id: 'ConsentVerification' });

export const verifyConsents = {
  id: 'verifyConsents',
  tmf: 'TMF644',
  summary: 'Whether that chain is whole: nothing in it was changed, removed, cut off or put between.',
  method: 'GET',
  path: `${consents}/verification`,
  question: 'contracts',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'computed' },
  answers: { 200: verificationSchema },
} as const satisfies Call;

export const privacyChoiceSchema = z
  .object({
    '@type': z.literal('PrivacyChoice'),
    id: privacyChoiceKindSchema,
    granted: z.boolean(),
    since: dateTimeSchema.nullable().describe('Null: it was never chosen, and is off.'),
    text: z.string().describe('What is agreed to by switching it on.'),
  })
  .meta({ id: 'PrivacyChoice' });
export type PrivacyChoice = z.infer<typeof privacyChoiceSchema>;

const choices = `/PrivacyManagement/api/${country}/privacyManagement/choice` as const;

export const listPrivacyChoices = {
  id: 'listPrivacyChoices',
  tmf: 'TMF644',
  summary: 'What the person’s data may be used for beside their services: all of it off until switched on.',
  method: 'GET',
  path: choices,
  question: 'privacyChoices',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'usos-de-datos' }] },
  answers: { 200: z.array(privacyChoiceSchema) },
} as const satisfies Call;

export const setPrivacyChoice = {
  id: 'setPrivacyChoice',
  tmf: 'TMF644',
  summary: 'Switches one on or off; each change is a link of the chain.',
  method: 'PUT',
  path: `${choices}/:id`,
  params: z.object({ id: privacyChoiceKindSchema }),
  body: z.object({ granted: z.boolean() }),
  question: 'privacyChoices',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: privacyChoiceSchema },
} as const satisfies Call;
