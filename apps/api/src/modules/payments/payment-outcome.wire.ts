// How a payment stands, as an answer: 201 authorized, 202 not known yet, 402 nothing was charged.
import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import { type PaymentRow, standingOf } from './payments.ts';
import { toPayment } from './payments.wire.ts';

export function sendOutcome(reply: FastifyReply, payment: PaymentRow): FastifyReply {
  if (payment.status === 'denied')
    return sendProblem(reply, 'DENIED', payment.declineMessage ? { message: payment.declineMessage } : {});
  if (payment.status === 'failed') return sendProblem(reply, 'DENIED');
  return reply.code(standingOf(payment) === 'authorized' ? 201 : 202).send(toPayment(payment));
}
