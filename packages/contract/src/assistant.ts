// The assistant (no TM Forum API): a chat on an origin of its own, opened with a one-time token.
import { z } from 'zod';
import { type Call, dateTimeSchema } from './common.ts';

const base = '/PortalSupport/api/ec/portalSupport/assistant';

/**
 * The documents' fields, as base64url of UTF-8 JSON in the fragment of the link. What is personal travels from
 * server to server alone: `token` opens it, once, within five minutes.
 */
export const chatPayloadSchema = z.object({
  /** Null before anybody has signed in: there is nobody to tell of. */
  token: z.string().nullable(),
  region: z.literal('Region 1'),
  /** By what the customer signs in: 1 an e-mail, 2 a number. */
  category: z.union([z.literal(1), z.literal(2)]).nullable(),
  id: z.string(),
  date: dateTimeSchema,
  /** The portal's address. */
  origin: z.string(),
  customerName: z.null(),
  accountNumber: z.null(),
  email: z.null(),
  appType: z.literal('Web'),
});
export type ChatPayload = z.infer<typeof chatPayloadSchema>;

export const openAssistant = {
  id: 'openAssistant',
  tmf: 'none',
  summary: 'A link to the assistant, or to a person where there is a live chat; opens one conversation.',
  method: 'POST',
  path: `${base}/link`,
  body: z.strictObject({ to: z.enum(['assistant', 'person']).default('assistant') }),
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
  answers: {
    200: z.object({
      /** Answers questions for as long as the customer stays signed in, two hours at most. */
      conversation: z.string(),
      expiresAt: dateTimeSchema,
      customer: z.object({
        name: z.string(),
        givenName: z.string(),
        accountNumber: z.string().nullable(),
        email: z.string().nullable(),
      }),
      /** For a chat of somebody else's that checks who it is told about. */
      identity: z.object({ id: z.string(), hash: z.string() }).nullable(),
    }),
  },
} as const satisfies Call;

/** What the assistant knows something about. `unknown` is an answer, too. */
export const assistantTopicSchema = z.enum([
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
  // The frequent questions.
  'pastInvoices',
  'deviceBalance',
  'withoutPassword',
  'electronicInvoice',
  'lastMonth',
  'password',
  'usePortal',
  'whatCanIDo',
  'invoiceFields',
  'receiptKey',
  // What is asked besides: paying.
  'payBill',
  'paymentMethods',
  'cardRejected',
  'paymentNotShown',
  'movements',
  'disputedCharge',
  'debt',
  'suspended',
  'discounts',
  'invoiceData',
  // Buying and changing.
  'recharge',
  'buyPackage',
  'packagePrices',
  'changePlan',
  'planPrices',
  'roaming',
  'newLine',
  'buyDevice',
  'moveHome',
  'changeHolder',
  'changeNumber',
  'leaving',
  // What fails.
  'noService',
  'coverage',
  'theft',
  'puk',
  'newSim',
  'fraud',
  // The account in the portal.
  'wifi',
  'associate',
  'dissociate',
  'serviceRecord',
  'notifications',
  'profile',
  'deleteAccount',
  'signIn',
  'codeMissing',
  // Ways to people.
  'person',
  'stores',
  'appointment',
  'complaint',
  // Talk.
  'greeting',
  'thanks',
  'goodbye',
  'aboutMe',
  // What is declined.
  'moveMoney',
  'otherPeople',
  'instructions',
  'otherLanguage',
  'tooLong',
  'unknown',
]);
export type AssistantTopic = z.infer<typeof assistantTopicSchema>;

/** Pages that an answer may lead to: names, so that no answer can name an address. */
export const assistantPageSchema = z.enum([
  'billing',
  'services',
  'activations',
  'recharge',
  'packages',
  'changePlan',
  'serviceRecord',
  'movements',
  'associate',
  'support',
  'repairLookup',
  'serviceOrders',
  'editProfile',
  'changePassword',
  'recoverPassword',
  'notifications',
]);
export type AssistantPage = z.infer<typeof assistantPageSchema>;

const saidSchema = z.object({
  topic: assistantTopicSchema,
  paragraphs: z.array(z.string()),
  list: z.array(z.string()),
  /** A page of the portal, about `line` when there is one; an outside address or a phone; or a live chat. */
  links: z.array(
    z.object({
      label: z.string(),
      page: assistantPageSchema.optional(),
      line: z.string().optional(),
      href: z.string().optional(),
      person: z.literal(true).optional(),
    }),
  ),
  /** What the customer may say next by a press. */
  replies: z.array(z.object({ label: z.string(), topic: assistantTopicSchema, line: z.string().optional() })),
  /** It has asked which line: goes back with the next words. */
  awaits: assistantTopicSchema.nullable(),
});
export const assistantAnswerSchema = saidSchema.extend({
  /** The answer to a second question in the same words; what can be pressed next stands in the first. */
  second: saidSchema.pick({ topic: true, paragraphs: true, list: true, links: true }).nullable(),
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
    /** Of a reply that was pressed. */
    topic: assistantTopicSchema.optional(),
    line: z.string().max(40).optional(),
    /** `awaits` of the answer before. */
    awaited: assistantTopicSchema.optional(),
  }),
  answers: { 200: assistantAnswerSchema },
} as const satisfies Call;
