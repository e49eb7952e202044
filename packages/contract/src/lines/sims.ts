// TMF639 Resource Inventory v4: the chip of a mobile line, and the lock that keeps it and its number where they are.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { byBody, holding, managing, owns } from '../policy.ts';

const base = `/ResourceInventoryManagement/api/${country}/resourceInventoryManagement` as const;

/** Between the wish to take the lock off and its end, so that whoever did not wish it has time to call. */
export const simLockWaitMinutes = 60;

export const simSchema = z
  .object({
    '@type': z.literal('SimCard'),
    id: z.string().describe('The line.'),
    iccid: z.string().describe('Without a step-up its last four digits alone, after dots.'),
    puk: z
      .string()
      .nullable()
      .describe('Opens a card whose PIN was wrong three times. Null without a step-up.'),
    simLock: z.boolean().describe('While it is on, no shop changes the card, and the number goes nowhere.'),
    simLockOffAt: dateTimeSchema.nullable().describe('When it goes off, or went.'),
  })
  .meta({ id: 'SimCard' });
export type Sim = z.infer<typeof simSchema>;

export const getSim = {
  id: 'getSim',
  tmf: 'TMF639',
  summary:
    'The chip of a mobile line. With `reveal=true` a session that needs a step-up is told so, and nothing is masked.',
  method: 'GET',
  path: `${base}/sim`,
  query: ofLine.extend({ reveal: z.literal('true').optional() }),
  question: 'puk',
  policy: {
    access: owns('serviceId'),
    roles: {
      byQuery: [
        [{ reveal: 'true' }, holding],
        [{}, managing],
      ],
    },
    stepUp: {
      byQuery: [
        [{ reveal: 'true' }, 'again'],
        [{}, 'none'],
      ],
    },
    waitsAfterReset: true,
    exposes: 'chip',
    archive: [{ file: 'chips', each: 'serviceId' }],
  },
  answers: { 200: simSchema },
} as const satisfies Call;

const simLockSchema = z.strictObject({ simLock: z.boolean() });

const isTakenOff = ({ simLock }: z.output<typeof simLockSchema>) => !simLock;

const lock = {
  question: 'simLock',
  tmf: 'TMF639',
  path: `${base}/simLock`,
  query: ofLine,
  body: simLockSchema,
  policy: {
    access: owns('serviceId'),
    roles: byBody(simLockSchema, [['`simLock: false`', isTakenOff, holding]], managing),
    stepUp: byBody(simLockSchema, [['`simLock: false`', isTakenOff, 'eachTime']], 'none'),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 200: simSchema },
} as const;

export const putSimLock = {
  ...lock,
  id: 'putSimLock',
  summary:
    'On at once, by whoever manages the line; off an hour later, by the holder, with a step-up. Everybody who manages it is told.',
  method: 'PUT',
} as const satisfies Call;

export const postSimLock = {
  ...lock,
  id: 'postSimLock',
  summary: 'The same by POST.',
  method: 'POST',
} as const satisfies Call;
