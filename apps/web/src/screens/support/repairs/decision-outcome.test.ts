import type { RepairStatus, TroubleTicket } from '@portal/contract/help/tickets';
import { expect, test } from 'vitest';
import { outcomeOf } from './use-cost-decision.ts';

const asks = [{ name: 'requiereAprobacion', value: 'true' }];
const ticket = (...statuses: RepairStatus[]) =>
  ({
    itemPrice: [],
    statusChange: statuses.map((status, place) => ({
      status,
      characteristic: status === 'INF_TECNICO' && place === statuses.length - 1 ? asks : [],
    })),
  }) as unknown as TroubleTicket;

const waiting = ticket('EQUIPO_CAC', 'INF_TECNICO');
const repaired = ticket('EQUIPO_CAC', 'INF_TECNICO', 'REPARACION', 'REPARADO');
const returned = ticket('EQUIPO_CAC', 'INF_TECNICO', 'TRASLADO_CAC');

const noAnswer = { status: 0, code: 'TIMEOUT' };
const refusal = (status: number, code: string) => ({ status, code });

test.each([
  ['accepted', { status: 200, code: null }, true, repaired, 'accepted'],
  ['rejected', { status: 200, code: null }, false, null, 'rejected'],
  ['too late', refusal(409, 'NOT_AWAITING_DECISION'), true, repaired, 'late'],
  ['another amount', refusal(409, 'AMOUNT_CHANGED'), true, waiting, 'changed'],
  ['not theirs', refusal(404, 'NOT_FOUND'), true, null, 'failed'],
  ['no answer, still asked', noAnswer, true, waiting, 'failed'],
  ['no answer, and it was heard', noAnswer, true, repaired, 'accepted'],
  ['no answer, and the rejection was heard', noAnswer, false, returned, 'rejected'],
  ['no answer, and somebody else had decided', noAnswer, false, repaired, 'late'],
  ['no answer, and no order', noAnswer, true, null, 'unknown'],
  ['the server failed, and it was heard', refusal(503, 'UNAVAILABLE'), true, repaired, 'accepted'],
] as const)('%s', (_name, answer, accepts, reloaded, outcome) => {
  const sent = { accepts, approvalCharacteristic: 'requiereAprobacion' };
  expect(outcomeOf(answer, sent, reloaded)).toBe(outcome);
});
