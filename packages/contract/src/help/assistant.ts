// The assistant (no TM Forum API): a chat on an origin of its own, opened with a one-time token.
import { openPageNames, pageNames } from '@portal/help/pages.copy';
import { questionIds } from '@portal/help/questions';
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { talkTextLimit } from './talks.ts';

const base = `/PortalSupport/api/${country}/portalSupport/assistant` as const;

export const chatPayloadSchema = z
  .object({
    token: z.string().nullable().describe('Null before anybody has signed in: there is nobody to tell of.'),
    region: z.literal('Region 1'),
    category: z
      .union([z.literal(1), z.literal(2)])
      .nullable()
      .describe('By what the customer signs in: 1 an e-mail, 2 a number.'),
    id: z.string(),
    date: dateTimeSchema,
    origin: z.string().describe("The portal's address."),
    customerName: z.null(),
    accountNumber: z.null(),
    email: z.null(),
    appType: z.literal('Web'),
  })
  .meta({
    id: 'ChatPayload',
    description:
      "The documents' fields, as base64url of UTF-8 JSON in the fragment of the link. What is personal travels from server to server alone: `token` opens it, once, within five minutes.",
  });
export type ChatPayload = z.infer<typeof chatPayloadSchema>;

export const openAssistant = {
  id: 'openAssistant',
  tmf: 'none',
  summary: 'A link to the assistant, or to a person where there is a live chat; opens one conversation.',
  method: 'POST',
  path: `${base}/link`,
  body: z.strictObject({ to: z.enum(['assistant', 'person']).default('assistant') }),
  question: 'person',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: 'changes',
    limit: 'assistantLink',
  },
  answers: { 201: z.object({ url: z.string(), expiresAt: dateTimeSchema }) },
} as const satisfies Call;

const signed = 'Signed by the chat’s own server: `x-frame-time`, `x-frame-signature`.';

export const redeemAssistant = {
  id: 'redeemAssistant',
  tmf: 'none',
  summary: `Who a link’s token speaks for; spends it and begins a conversation. ${signed}`,
  method: 'POST',
  path: `${base}/redemption`,
  body: z.strictObject({ token: z.string().min(20).max(200) }),
  policy: { access: 'public' },
  answers: {
    200: z.object({
      conversation: z
        .string()
        .describe('Answers questions for as long as the customer stays signed in, two hours at most.'),
      expiresAt: dateTimeSchema,
      customer: z.object({
        name: z.string(),
        givenName: z.string(),
        accountNumber: z.string().nullable(),
        email: z.string().nullable(),
      }),
      identity: z
        .object({ id: z.string(), hash: z.string() })
        .nullable()
        .describe("For a chat of somebody else's that checks who it is told about."),
    }),
  },
  headers: ['x-frame-time', 'x-frame-signature'],
} as const satisfies Call;

/** What has no question of its own: it is answered with the customer's figures, talked about, or declined. */
const otherTopics = [
  // The customer's own figures.
  'balance',
  'amountDue',
  'dueDate',
  'usageLeft',
  'invoice',
  'plan',
  'cycle',
  'myLines',
  'repair',
  'visit',
  'repairCost',
  'arrangement',
  // Talk.
  'greeting',
  'thanks',
  'goodbye',
  'aboutMe',
  'insult',
  'distress',
  'thisPage',
  // What is declined.
  'moveMoney',
  'otherPeople',
  'instructions',
  'otherLanguage',
  'tooLong',
  'unknown',
] as const;
export const assistantTopicSchema = z.enum([...otherTopics, ...questionIds]).meta({
  id: 'AssistantTopic',
  description: 'What the assistant knows something about. `unknown` is an answer, too.',
});
export type AssistantTopic = z.infer<typeof assistantTopicSchema>;

export const assistantPageSchema = z.enum(pageNames).meta({
  id: 'AssistantPage',
  description: 'Pages that an answer may lead to: names, so that no answer can name an address.',
});
export type AssistantPage = z.infer<typeof assistantPageSchema>;

export const assistantPlaceSchema = z
  .strictObject({
    page: z.enum(openPageNames),
    line: z.string().max(40).optional(),
    bill: z.string().max(60).optional(),
    ticket: z.string().max(40).optional(),
  })
  .meta({
    id: 'AssistantPlace',
    description:
      'The page that the portal shows beside the assistant, and what it is about. It says which line or bill is meant where no other is named, and opens nothing: one that is not the customer’s counts as none.',
  });
export type AssistantPlace = z.infer<typeof assistantPlaceSchema>;

export const assistantContextSchema = z
  .strictObject({
    topic: assistantTopicSchema.describe('What the answer was about.'),
    lines: z.array(z.string().max(40)).max(20).describe('Of which lines, where it was not of all.'),
    awaitsLine: z.boolean().describe('It has asked which line.'),
    next: assistantTopicSchema.nullable().describe('What «sí» means.'),
    said: z.string().max(500).optional().describe('The words that told what it was about.'),
    told: z.string().max(50).optional().describe('In which words it was answered: they are not told twice.'),
  })
  .meta({ id: 'AssistantContext', description: 'Goes back with the next words, which may go on with it.' });
export type AssistantContext = z.infer<typeof assistantContextSchema>;

const saidSchema = z.object({
  topic: assistantTopicSchema,
  paragraphs: z.array(z.string()),
  list: z.array(z.string()),
  links: z
    .array(
      z.object({
        label: z.string(),
        page: assistantPageSchema.optional(),
        line: z.string().optional(),
        bill: z.string().optional(),
        href: z.string().optional(),
        person: z.literal(true).optional(),
        write: z.literal(true).optional(),
      }),
    )
    .describe(
      'A page of the portal, about `line` or `bill` when there is one; an outside address or a phone; a live chat (`person`); or writing to a person (`write`), who gets what was said.',
    ),
  replies: z
    .array(z.object({ label: z.string(), topic: assistantTopicSchema, line: z.string().optional() }))
    .describe('What the customer may say next by a press.'),
  context: assistantContextSchema,
});
export const assistantAnswerSchema = saidSchema.extend({
  second: saidSchema
    .pick({ topic: true, paragraphs: true, list: true, links: true })
    .nullable()
    .describe(
      'The answer to a second question in the same words; what can be pressed next stands in the first.',
    ),
});
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;

export const askAssistant = {
  id: 'askAssistant',
  tmf: 'none',
  summary: `One question in a conversation, and its answer: the customer’s own figures, a fact, or «no sé». ${signed}`,
  method: 'POST',
  path: `${base}/question`,
  body: z.strictObject({
    conversation: z.string().min(20).max(200),
    text: z.string().max(20_000),
    topic: assistantTopicSchema.optional().describe('Of a reply that was pressed.'),
    line: z.string().max(40).optional(),
    context: assistantContextSchema.optional().describe('That of the answer before.'),
    place: assistantPlaceSchema.optional(),
  }),
  policy: { access: 'public' },
  answers: { 200: assistantAnswerSchema },
  headers: ['x-frame-time', 'x-frame-signature'],
} as const satisfies Call;

/** How much of what was said goes along, the newest of it. */
const handOverLimits = { messages: 40, text: talkTextLimit } as const;

export const handOverToPerson = {
  id: 'handOverToPerson',
  tmf: 'none',
  summary: `What was said in a conversation, as the customer was shown it, is sent to a person; once a key. Nothing of it was kept before. ${signed}`,
  method: 'POST',
  path: `${base}/handover`,
  body: z.strictObject({
    conversation: z.string().min(20).max(200),
    key: z.uuid(),
    said: z
      .array(
        z.strictObject({
          author: z.enum(['customer', 'assistant']),
          text: z.string().trim().min(1).max(handOverLimits.text),
        }),
      )
      .min(1)
      .max(handOverLimits.messages)
      .describe('Oldest first.'),
  }),
  policy: { access: 'public' },
  answers: { 201: z.object({ id: z.string(), expectedResolutionDate: dateTimeSchema.nullable() }) },
  headers: ['x-frame-time', 'x-frame-signature'],
} as const satisfies Call;

export const getAssistantNews = {
  id: 'getAssistantNews',
  tmf: 'none',
  summary: `How many talks with people have an answer that the customer has not read. ${signed}`,
  method: 'POST',
  path: `${base}/news`,
  body: z.strictObject({ conversation: z.string().min(20).max(200) }),
  policy: { access: 'public' },
  answers: { 200: z.object({ answered: z.int() }) },
  headers: ['x-frame-time', 'x-frame-signature'],
} as const satisfies Call;
