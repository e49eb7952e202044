// TMF666 Account Management v2.1: billing accounts with their balance due and their services.
import { exampleNumberHere } from '@portal/market/demo';
import { country } from '@portal/market/path';
import {
  civilDateSchema,
  moneySchema,
  serviceStateSchema,
  serviceTypeSchema,
} from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { accountTypeSchema, type Call, relatedPartySchema, timePeriodSchema } from '../common.ts';
import { laterMethods } from '../paying/paid-later.ts';
import { soldKinds } from '../paying/purchase-kinds.ts';
import { everyRole, roleSchema } from '../policy.ts';
import { lineLookSchema } from './line-look.ts';

export const linePartSchema = z.enum(['figures', 'records', 'bills', 'topUps', 'manage', 'hold']).meta({
  id: 'LinePart',
  description:
    '`figures`: what is left and used. `records`: with whom and when. `bills`: invoices and paying them. `topUps`: buying balance. `manage`: whatever changes the line. `hold`: leaving, the chip, people.',
});
export type LinePart = z.infer<typeof linePartSchema>;

export const associatedServiceSchema = z
  .object({
    ServiceID: z
      .string()
      .describe(
        `The number or code the customer knows the service by: \`${exampleNumberHere}\`, \`IN-100001\`.`,
      ),
    ServiceType: serviceTypeSchema,
    ServiceDescription: z
      .string()
      .describe("What the customer calls it: the plan's name, or «Internet Hogar»."),
    ServiceCode: z.string().describe("The plan's code, for `plan?id=`."),
    ServiceStatus: serviceStateSchema,
    pausedUntil: civilDateSchema
      .nullable()
      .describe('The last day of a pause that its customer asked for; `ServiceStatus` is `S` meanwhile.'),
    suspendedForDebt: z
      .literal(true)
      .optional()
      .describe(
        '`ServiceStatus` is `S` because of bills that were not paid: once they are, it goes on at once.',
      ),
    ServiceActivationDate: civilDateSchema,
    isCorpAdmin: z.boolean(),
    role: roleSchema.describe('What the user is to this service, and so what they may ask about it.'),
    ...lineLookSchema.shape,
    allows: z.array(linePartSchema).describe('What that role opens of it: nothing else need be offered.'),
  })
  .meta({ id: 'AssociatedService' });
export type AssociatedService = z.infer<typeof associatedServiceSchema>;

export const paymentOptionSchema = z
  .object({
    purchase: z
      .enum(soldKinds)
      .describe('A part of a payment arrangement is paid on our own pages as a `bill` is.'),
    channel: z
      .enum(['portal', 'paymentFrame'])
      .describe('Where it is bought: on our own pages, or in the frame.'),
    methods: z.array(z.enum(['card', 'invoice', 'balance', ...laterMethods])),
  })
  .meta({ id: 'PaymentOption' });
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

export const billingAccountSchema = z
  .object({
    '@type': z.literal('BillingAccount'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    type: accountTypeSchema,
    accountType: accountTypeSchema,
    state: z.literal('active'),
    relatedParty: z.array(relatedPartySchema),
    accountBalance: z
      .array(
        z.object({
          type: z.enum(['ReceivableBalance', 'PrepaidBalance']),
          balanceType: z.enum(['ReceivableBalance', 'PrepaidBalance']),
          amount: moneySchema,
          validFor: timePeriodSchema,
        }),
      )
      .describe(
        'Postpaid and fixed: what is due (0 when nothing is) and until when. Prepaid: the recharge balance. Empty for corporate lines, whose amounts this portal does not show, and where the user may not see bills.',
      ),
    billStructure: z
      .object({ cycleSpecification: z.object({ validFor: timePeriodSchema }) })
      .optional()
      .describe('The billing cycle that runs today; absent for prepaid.'),
    AssociatedService: z.array(associatedServiceSchema),
    heldBy: z
      .string()
      .optional()
      .describe(
        'Given name of whoever holds these services, or the name of the company, where the user is let see or pay them by an invitation.',
      ),
    unavailable: z
      .array(z.enum(['accountBalance', 'billStructure']))
      .optional()
      .describe(
        'Parts that are unknown for now: the system that has them does not answer, or says nothing of them.',
      ),
    paymentOptions: z
      .array(paymentOptionSchema)
      .describe('How what is bought for these services may be paid. What is missing here is refused.'),
  })
  .meta({ id: 'BillingAccount' });
export type BillingAccount = z.infer<typeof billingAccountSchema>;

export const listBillingAccounts = {
  id: 'listBillingAccounts',
  tmf: 'TMF666',
  summary:
    'Accounts with the services the user manages; with the header `serviceid`, the account of that service.',
  method: 'GET',
  path: `/AccountManagement/api/${country}/accountManagement/billingAccount`,
  query: queryOf(billingAccountSchema, {
    id: z.string().max(60).optional(),
    type: z.string().max(60).optional(),
    'relatedParty.id': z.string().max(254).optional(),
  }),
  question: 'usePortal',
  policy: {
    access: 'signedIn',
    roles: everyRole,
    stepUp: 'none',
    exposes: 'service',
    lineAt: ['AssociatedService.ServiceID'],
    archive: [{ file: 'cuentas' }],
    mayBeStale: true,
  },
  answers: { 200: z.array(billingAccountSchema), 206: z.array(billingAccountSchema) },
} as const satisfies Call;

export const getBillingAccount = itemOf(listBillingAccounts, {
  id: 'getBillingAccount',
  summary: 'One account of services that the user manages.',
  item: billingAccountSchema,
});
