// Balance that is advanced to a prepaid line that has used its own up: fee and total before, taken back by its next top-up.
import { shownAdvance, shownAdvanceOffer } from '@portal/operator-ports/advances';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { managing, ofManagedLine } from '../policy.ts';
import { prepayBase } from './balance.ts';

export const balanceAdvanceSchema = z
  .object({ ...shownAdvance.shape, to: z.string().describe('The line.') })
  .meta({
    id: 'BalanceAdvance',
    description: '`owed`: of amount and fee what no top-up has paid yet.',
  });
export type BalanceAdvance = z.infer<typeof balanceAdvanceSchema>;

export const advanceOfferSchema = z.object(shownAdvanceOffer.shape).meta({ id: 'BalanceAdvanceOffer' });
export type AdvanceOffer = z.infer<typeof advanceOfferSchema>;

const shownMoney = z.object({ value: z.number().positive() });

export const getAdvanceOffer = {
  id: 'getAdvanceOffer',
  tmf: 'none',
  summary: 'How much may be advanced to a prepaid line now, and for what fee; or why nothing.',
  method: 'GET',
  path: `${prepayBase}/balanceAdvanceOffer`,
  query: ofLine,
  question: 'freeData',
  policy: { ...ofManagedLine, exposes: 'figures', archive: 'computed' },
  answers: { 200: advanceOfferSchema },
} as const satisfies Call;

export const listBalanceAdvances = {
  id: 'listBalanceAdvances',
  tmf: 'none',
  summary: 'What was advanced to lines of the caller, newest first; `serviceId` names one line.',
  method: 'GET',
  path: `${prepayBase}/balanceAdvance`,
  query: ofLine.partial(),
  question: 'freeData',
  policy: { ...ofManagedLine, exposes: 'figures', archive: [{ file: 'adelantos' }] },
  answers: { 200: z.array(balanceAdvanceSchema) },
} as const satisfies Call;

export const takeBalanceAdvance = {
  id: 'takeBalanceAdvance',
  tmf: 'none',
  summary:
    'Raises the balance of a prepaid line; amount and fee are taken back by its next top-ups, whoever tops it up. One at a time; the same `Request-UUID` is the same advance.',
  method: 'POST',
  path: `${prepayBase}/balanceAdvance`,
  body: z
    .object({
      serviceId: z.string().min(1).max(60).describe('The line, in any spelling.'),
      amount: shownMoney,
      fee: shownMoney.describe('As the customer was shown it; compared, never used.'),
    })
    .meta({ id: 'BalanceAdvanceRequest' }),
  question: 'freeData',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 201: balanceAdvanceSchema },
  refusals: ['ADVANCE_OPEN', 'ADVANCE_NOT_NOW', 'NOT_FOR_THIS_LINE', 'AMOUNT_CHANGED'],
} as const satisfies Call;
