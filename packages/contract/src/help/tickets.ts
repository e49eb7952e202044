// TMF621 Trouble Ticket, v2 names with v4's states beside them: equipment in repair, and the decision on its cost.
import { documentTypes, repairDocuments } from '@portal/market/documents';
import { country } from '@portal/market/path';
import { type repairStatusSchema, shownStep, shownTicket } from '@portal/operator-ports/tickets';
import { operatorIdShape } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { claimSchema } from '../paying/claims.ts';
import { holding, managing } from '../policy.ts';
import { talkSchema } from './talks.ts';
import { theftSchema } from './thefts.ts';

export type RepairStatus = z.infer<typeof repairStatusSchema>;

export const ticketStateSchema = z
  .enum(['acknowledged', 'inProgress', 'pending', 'resolved', 'closed'])
  .meta({ id: 'TicketState', description: "TMF621 v4's closed list." });
export type TicketState = z.infer<typeof ticketStateSchema>;

const characteristicSchema = z.object({ name: z.string(), value: z.string() });

export const ticketStatusChangeSchema = z
  .object({
    ...shownStep.shape,
    characteristic: z
      .array(characteristicSchema)
      .describe(
        "The configured name with `true` while this step waits for the customer's approval; `false` afterwards.",
      ),
  })
  .meta({ id: 'TicketStatusChange' });
export type TicketStatusChange = z.infer<typeof ticketStatusChangeSchema>;

export const troubleTicketSchema = z
  .object({
    ...shownTicket.shape,
    href: z.string(),
    severity: z.literal('minor'),
    standardStatus: ticketStateSchema,
    description: z
      .string()
      .describe('Free text; holds `IMEI`, the number and a comma; its sentences end in periods.'),
    relatedEntity: z
      .array(
        z.object({
          id: z.string(),
          identifierType: z.literal('imei'),
          href: z.string(),
          role: z.string(),
          name: z.string(),
          description: z.string(),
          '@referredType': z.literal('Device'),
        }),
      )
      .describe('The first one is the device, which people know as `role` and `name`.'),
    statusChange: z.array(ticketStatusChangeSchema).describe('Oldest first: the last one is the current.'),
    relatedParty: z
      .array(
        z.union([
          z.object({
            id: z.string(),
            identifierType: z.enum(documentTypes),
            role: z.literal('customer'),
            '@referredType': z.literal('Customer'),
          }),
          z.object({
            id: z.string(),
            identifierType: z.literal('userId'),
            role: z.enum(['holder', 'manager']),
            '@referredType': z.literal('Individual'),
          }),
        ]),
      )
      .describe(
        "The customer by their document, whole for their holder, else its last four characters; then the user, as `holder` or as `manager` of the device's line, unless the ticket is somebody else's.",
      ),
  })
  .meta({ id: 'TroubleTicket' });
export type TroubleTicket = z.infer<typeof troubleTicketSchema>;

const base = `/TroubleTicketManagement/api/${country}/troubleTicketManagement/troubleTicket` as const;

/** What `relatedParty.id` may be, by `relatedParty.identifierType`. */
const identifierShapes = new Map([
  ...repairDocuments.map(({ type, least }) => [type, new RegExp(`^\\d{${least},20}$`)] as const),
  ['TRK', operatorIdShape],
]);
const identifierTypeSchema = z.enum(['TRK', ...repairDocuments.map(({ type }) => type)]);

/** A repair, a claim, a stolen phone, or what was written to a person. */
const anyTicketSchema = z.union([troubleTicketSchema, claimSchema, theftSchema, talkSchema]);

const searchSchema = queryOf(anyTicketSchema, {
  ticketType: z
    .enum(['repair', 'claim', 'theft', 'conversation'])
    .optional()
    .describe('Repairs unless it is said.'),
  id: z.string().max(500).optional(),
  identityNumber: z.string().max(60).optional(),
  'relatedEntity.billNo': z.string().max(500).optional().describe('Claims about charges on these bills.'),
  status: z.string().max(200).optional(),
  'relatedParty.identifierType': identifierTypeSchema.optional(),
  'relatedParty.id': z.string().trim().max(60).optional(),
  'relatedParty.role': z.literal('customer').optional(),
});

function isOneSearch(words: z.output<typeof searchSchema>): boolean {
  const { 'relatedParty.identifierType': type, 'relatedParty.id': value } = words;
  if (type === undefined || value === undefined) return type === value;
  const isAlone = words.id === undefined && words.identityNumber === undefined;
  return identifierShapes.get(type)?.test(value) === true && (type !== 'TRK' || isAlone);
}

export const listTroubleTickets = {
  id: 'listTroubleTickets',
  tmf: 'TMF621',
  summary:
    'Equipment in repair: of the customers that the user holds, and of the lines that they manage; narrowed by `id`, ' +
    'or by a document of a customer that they hold (`identityNumber`, or `relatedParty.identifierType`, of a person or a company of the country; ' +
    'any other is 403); or anybody’s one ticket by its number (TRK), with its owner masked. With `ticketType=claim` the claims about charges of the accounts of their lines, with `ticketType=theft` their lines’ stolen phones, with `ticketType=conversation` what the user has written to people.',
  method: 'GET',
  path: base,
  query: searchSchema.refine(isOneSearch, 'relatedParty.id'),
  question: 'repairDecision',
  policy: {
    access: 'signedIn',
    roles: managing,
    holderFor: 'repairs by the document of their customer',
    stepUp: 'none',
    exposes: 'requests',
    lineAt: ['product.id'],
    archive: [
      { file: 'reparaciones' },
      { file: 'reclamos', query: { ticketType: 'claim' } },
      { file: 'conversaciones', query: { ticketType: 'conversation' } },
      { file: 'robos', query: { ticketType: 'theft' } },
    ],
  },
  answers: { 200: z.array(anyTicketSchema), 206: z.array(anyTicketSchema) },
} as const satisfies Call;

/** `acceptedCost:35.00` or `rejectedCost`. */
export const costDecisionPattern = /^(?:acceptedCost:(\d{1,7}(?:\.\d{1,2})?)|rejectedCost)$/;

export const costDecisionSchema = z
  .object({
    statusChange: z
      .array(
        z.object({
          id: z
            .union([z.string().min(1).max(60), z.number().int().nonnegative()])
            .describe('Of the status change that waits, or of the ticket.'),
          status: z.string().regex(costDecisionPattern),
        }),
      )
      .length(1),
    relatedParty: z
      .array(
        z.object({
          id: z.string().min(1).max(254),
          identifierType: z.enum(['accountId', 'userId']),
          role: z.string().max(60).optional(),
          '@referredType': z.string().max(60).optional(),
        }),
      )
      .max(4)
      .default([])
      .describe("Who decides: an account of the caller's (`accountId`) and the caller (`userId`)."),
  })
  .meta({ id: 'CostDecision' });
export type CostDecision = z.input<typeof costDecisionSchema>;

const decision = {
  question: 'repairDecision',
  tmf: 'TMF621',
  path: `${base}/:id`,
  params: z.object({ id: z.string().max(60) }),
  body: costDecisionSchema,
  policy: { access: 'signedIn', roles: holding, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: troubleTicketSchema },
} as const;

export const decideRepairCost = {
  ...decision,
  id: 'decideRepairCost',
  summary:
    'Accept the cost of a repair (`acceptedCost:35.00`) or reject it (`rejectedCost`), as the customer’s holder. 409 when the step does not ' +
    'wait for it, or the amount is not the quoted one. The same `Request-UUID` decides once.',
  method: 'POST',
  refusals: ['NOT_AWAITING_DECISION', 'AMOUNT_CHANGED'],
} as const satisfies Call;

export const patchRepairCost = {
  ...decision,
  id: 'patchRepairCost',
  summary: 'The same by PATCH.',
  method: 'PATCH',
  refusals: ['NOT_AWAITING_DECISION', 'AMOUNT_CHANGED'],
} as const satisfies Call;

export const getTroubleTicket = itemOf(listTroubleTickets, {
  id: 'getTroubleTicket',
  summary:
    'One repair of a customer that the user holds, or of the device of a line that they manage; or one claim about a charge of their lines, or one stolen phone of theirs, or what the user has written to a person.',
  item: anyTicketSchema,
});
