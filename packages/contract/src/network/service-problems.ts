// TMF656 Service Problem and TMF653 Service Test v4: what goes wrong on a user's lines, and what is wrong at a home.
import { country } from '@portal/market/path';
import { shownProblem } from '@portal/operator-ports/network';
import { asService } from '@portal/operator-ports/shown';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { queryOf } from '../collection-query.ts';
import { type Call, ofLine } from '../common.ts';
import { ofManagedLine, owns, viewing } from '../policy.ts';

const base = `/ServiceProblemManagement/api/${country}/serviceProblemManagement/serviceProblem` as const;

export const serviceProblemSchema = z
  .object({
    ...shownProblem.shape,
    affectedService: z.array(asService.in).describe("The user's own lines that feel it."),
    isWatched: z.boolean().describe('The user wants to be told when it moves and when it is over.'),
  })
  .meta({ id: 'ServiceProblem' });
export type ServiceProblem = z.infer<typeof serviceProblemSchema>;

export const listServiceProblems = {
  id: 'listServiceProblems',
  tmf: 'TMF656',
  summary:
    "Problems of the network that the user's lines feel, newest first: what goes on, and what was over in the last month.",
  method: 'GET',
  path: base,
  query: queryOf(serviceProblemSchema, { serviceId: z.string().min(1).max(60).optional() }),
  question: 'noService',
  policy: {
    access: owns('serviceId'),
    roles: viewing,
    stepUp: 'none',
    exposes: 'service',
    lineAt: ['affectedService.id'],
    archive: [{ file: 'problemas-de-red' }],
  },
  answers: { 200: z.array(serviceProblemSchema), 206: z.array(serviceProblemSchema) },
} as const satisfies Call;

export const watchServiceProblem = {
  id: 'watchServiceProblem',
  tmf: 'TMF656',
  summary: 'The user wants to be told of a problem, or not any more. One that is over is watched by nobody.',
  method: 'PUT',
  path: `${base}/:id/watch`,
  params: z.object({ id: z.string().min(1).max(100) }),
  body: z.strictObject({ isWatched: z.boolean() }),
  question: 'outageNotice',
  policy: { access: 'signedIn', roles: viewing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: serviceProblemSchema },
} as const satisfies Call;

/** What a home is tested for, in this order. */
export const testNames = ['bill', 'problem', 'network'] as const;

export const serviceTestSchema = z
  .object({
    '@type': z.literal('ServiceTest'),
    relatedService: z.object({ id: z.string() }),
    endDateTime: dateTimeSchema,
    testMeasure: z
      .array(
        z.object({
          metricName: z.enum(testNames),
          result: z.enum(['passed', 'failed', 'unknown']),
        }),
      )
      .describe(
        '`bill`: the line is in service and owes nothing that is overdue. `problem`: none of the network is known here. ' +
          '`network`: the equipment answers. `unknown`: whoever knows does not answer now.',
      ),
    outcome: z
      .enum(['suspended', 'paused', 'knownProblem', 'visit', 'working', 'unknown'])
      .describe(
        'What to do: pay what is owed; wait for the network; have somebody come; look at what is connected; ask later.',
      ),
    problem: serviceProblemSchema.nullable().describe('The one that is known here.'),
  })
  .meta({ id: 'ServiceTest' });
export type ServiceTest = z.infer<typeof serviceTestSchema>;

export const testService = {
  id: 'testService',
  tmf: 'TMF653',
  summary:
    'Why a service at home may not work: bill, problems of the network, equipment. Thirty tests in ten minutes.',
  method: 'GET',
  path: `/ServiceTestManagement/api/${country}/serviceTestManagement/serviceTest`,
  query: ofLine,
  question: 'noService',
  policy: { ...ofManagedLine, exposes: null, archive: 'computed', limit: 'serviceTest' },
  answers: { 200: serviceTestSchema },
} as const satisfies Call;
