// TMF654: balance that one prepaid line passes to another number, whoever has it.
import { shownTransfer, shownTransferRule } from '@portal/operator-ports/transfers';
import { moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { managing, ofManagedLine } from '../policy.ts';
import { prepayBase } from './balance.ts';

export const transferSchema = z
  .object({
    ...shownTransfer.shape,
    fee: moneySchema.describe('Nothing.'),
    from: z.string(),
    to: z.string(),
  })
  .meta({ id: 'TransferBalance' });
export type Transfer = z.infer<typeof transferSchema>;

export const transferRuleSchema = z.object(shownTransferRule.shape).meta({ id: 'TransferBalanceRule' });
export type TransferRule = z.infer<typeof transferRuleSchema>;

export const getTransferRule = {
  id: 'getTransferRule',
  tmf: 'none',
  summary: 'How much a prepaid line may pass on at a time, a day, and still today.',
  method: 'GET',
  path: `${prepayBase}/transferBalanceRule`,
  query: ofLine,
  question: 'shareData',
  policy: { ...ofManagedLine, exposes: 'figures', archive: 'computed' },
  answers: { 200: transferRuleSchema },
  refusals: ['NOT_FOR_THIS_LINE'],
} as const satisfies Call;

export const listTransfers = {
  id: 'listTransfers',
  tmf: 'TMF654',
  summary: 'What lines of the caller have passed on, newest first; `serviceId` names one line.',
  method: 'GET',
  path: `${prepayBase}/transferBalance`,
  query: ofLine.partial(),
  question: 'shareData',
  policy: { ...ofManagedLine, exposes: 'figures', archive: [{ file: 'saldo-pasado' }] },
  answers: { 200: z.array(transferSchema) },
} as const satisfies Call;

export const transferBalance = {
  id: 'transferBalance',
  tmf: 'TMF654',
  summary:
    'Passes balance to another prepaid number, with a step-up each time: both balances at once, or neither; both are told. The same `Request-UUID` is the same transfer. What number is refused is not said.',
  method: 'POST',
  path: `${prepayBase}/transferBalance`,
  body: z
    .object({
      serviceId: z.string().min(1).max(60).describe('The line that gives, in any spelling.'),
      to: z.string().min(1).max(40).describe('The number that gets it, in any spelling.'),
      amount: z.object({ value: z.number().positive() }),
    })
    .meta({ id: 'TransferBalanceRequest' }),
  question: 'shareData',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'eachTime',
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 201: transferSchema },
  refusals: [
    'TRANSFER_RECEIVER',
    'TRANSFER_BALANCE',
    'TRANSFER_LIMIT',
    'ADVANCE_OPEN',
    'NOT_FOR_THIS_LINE',
    'TOO_MANY_REQUESTS',
  ],
} as const satisfies Call;
