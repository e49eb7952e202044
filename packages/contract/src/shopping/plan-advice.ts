// Which plan suits a line: its last cycles priced on each plan, and the bill that would come.
import { country } from '@portal/market/path';
import { usageUnitSchema } from '@portal/operator-ports/catalogue';
import { civilDateSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { ofManagedLine } from '../policy.ts';

const perCycle = 'One a cycle, in their order.';

const useSchema = z.object({
  usageType: z.enum(['internet', 'voz', 'sms']),
  units: usageUnitSchema,
});

export const advisedPlanSchema = z
  .object({
    planId: z.string(),
    name: z.string(),
    price: moneySchema.describe('A month, tax included; of the line’s own plan what it pays.'),
    isCurrent: z.boolean(),
    wouldHavePaid: z
      .array(moneySchema.nullable())
      .describe(
        `${perCycle} The month, and packages for what would have been missing. Null: no package gives that.`,
      ),
    nextBill: moneySchema
      .nullable()
      .describe(
        'The whole bill of the account at `plannedBillDate`, with what is known now. Null: nobody foretells it.',
      ),
    leftOver: z
      .array(useSchema.extend({ amounts: z.array(z.number()).nullable() }))
      .describe(`What the plan gives and was not used. ${perCycle} Null: the plan has no limit.`),
    missing: z
      .array(useSchema.extend({ amounts: z.array(z.number()), cost: z.array(moneySchema.nullable()) }))
      .describe(
        `What was used and the plan does not give, with the cheapest packages for it. ${perCycle} Only what was missing at least once.`,
      ),
    fits: z.boolean().nullable().describe('Nothing was missing. Null: no whole cycle to judge by.'),
  })
  .meta({ id: 'AdvisedPlan' });
export type AdvisedPlan = z.infer<typeof advisedPlanSchema>;

export const planAdviceSchema = z
  .object({
    '@type': z.literal('PlanAdvice'),
    cycles: z
      .array(z.object({ from: civilDateSchema, to: civilDateSchema }))
      .describe(
        'The last three whole cycles of the line, the oldest first; fewer of a young one, and none without records.',
      ),
    unrecorded: z
      .array(z.object({ from: civilDateSchema, to: civilDateSchema }))
      .describe('Those of the three of which nothing is recorded: they count for nothing here.'),
    used: z
      .array(useSchema.extend({ amounts: z.array(z.number()) }))
      .describe(`What the line used. ${perCycle}`),
    runningBill: z
      .object({ date: civilDateSchema, amount: moneySchema })
      .nullable()
      .describe('The bill of the cycle that runs, as far as is known: the same whichever plan is chosen.'),
    plannedBillDate: civilDateSchema
      .nullable()
      .describe('Of the first bill for days on which a plan that is ordered now counts.'),
    suggestedPlanId: z
      .string()
      .nullable()
      .describe('With which the least would have been paid; the line’s own where it is as good.'),
    plans: z.array(advisedPlanSchema).describe('The cheapest first, the line’s own among them.'),
  })
  .meta({ id: 'PlanAdvice' });
export type PlanAdvice = z.infer<typeof planAdviceSchema>;

export const getPlanAdvice = {
  id: 'getPlanAdvice',
  tmf: 'TMF620',
  summary:
    'The last cycles of a postpaid line priced on each plan that it may have: what would have been paid, missing or left over, and the bill to come.',
  method: 'GET',
  path: `/ProductCatalogManagement/api/${country}/productCatalogManagement/planAdvice`,
  query: z.object({ serviceId: z.string().min(1).max(60) }),
  question: 'planAdvice',
  policy: { ...ofManagedLine, exposes: 'figures', archive: 'computed' },
  answers: { 200: planAdviceSchema },
  refusals: ['CORPORATE_LINE', 'NOT_FOR_THIS_LINE'],
} as const satisfies Call;
