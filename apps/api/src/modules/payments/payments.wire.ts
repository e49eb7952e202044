// A ledger row as a TMF676 Payment.

import { type LaterMethod, laterMethods, type PayInstructions } from '@portal/contract/paying/paid-later';
import { createPayment, type Payment, type PaymentStatus } from '@portal/contract/paying/payments';
import { dayMs } from '@portal/market/civil-dates';
import { mediumDay, moneyWords } from '@portal/market/words';
import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import { dateTime, paymentMoney } from '../../http/wire.ts';
import { returnWords } from './payments.copy.ts';
import {
  boughtWords,
  endOfCode,
  isForOther,
  methodWords,
  type PaymentRow,
  shownOf,
  standingOf,
} from './payments.ts';

export const statusWords = {
  pending: 'pendingAuthorization',
  unknown: 'pendingAuthorization',
  waiting: 'pending',
  authorized: 'authorized',
  denied: 'denied',
  failed: 'failed',
} as const satisfies Record<PaymentRow['status'], PaymentStatus>;

/** What is paid elsewhere is called alike here and on the wire. */
const laterTypes = Object.fromEntries(laterMethods.map((each) => [each, each])) as { [M in LaterMethod]: M };

export const methodTypes = {
  card: 'bankCard',
  savedCard: 'tokenizedCard',
  invoice: 'account',
  balance: 'wallet',
  ...laterTypes,
} as const satisfies Record<PaymentRow['method'], Payment['paymentMethod']['@type']>;

export function toPayment(row: PaymentRow): Payment {
  const { number, item } = shownOf(row);
  const end = endOfCode(row);
  // Of somebody who paid by a link not even the end of their card.
  const { brand, lastFour } =
    row.channel === 'link' ? {} : { brand: row.cardBrand, lastFour: row.cardLastFour };
  return {
    '@type': 'Payment',
    id: row.paymentId,
    href: `${createPayment.path}/${row.paymentId}`,
    status: statusWords[standingOf(row)],
    statusDate: dateTime(row.settledAt ?? row.createdAt),
    paymentDate: dateTime(row.settledAt ?? row.createdAt),
    ...(row.authorizationCode ? { authorizationCode: row.authorizationCode } : {}),
    correlatorId: row.correlatorId,
    ...(row.channel === 'automatic' ? { isAutomatic: true } : {}),
    ...(isForOther(row) ? { isForOther: true } : {}),
    amount: paymentMoney(row.amountCents),
    taxAmount: paymentMoney(row.taxCents),
    totalAmount: paymentMoney(row.totalCents),
    account: { id: isForOther(row) ? number : row.accountId },
    product: { id: number, publicIdentifier: number },
    paymentItem: [
      { item: { id: item, '@referredType': row.kind, name: row.itemName || item, ...packageIn(row) } },
    ],
    paymentMethod: {
      id: `${row.paymentId}-1`,
      '@type': methodTypes[row.method],
      ...(brand && lastFour ? { brand, lastFour } : {}),
    },
    ...(end === 'expired' ? { isExpired: true as const } : {}),
    ...(end === 'closed' ? { isClosed: true as const } : {}),
    ...(row.declineMessage ? { declineMessage: row.declineMessage } : {}),
    ...(row.instructions && row.status === 'waiting'
      ? { paymentInstructions: instructionsOf(row, row.instructions) }
      : {}),
    caracteristicas: [
      { nombre: boughtWords(row).label, valor: row.itemName || item },
      ...packageWords(row),
      { nombre: 'Línea', valor: number },
      { nombre: 'Forma de pago', valor: methodWords(row) },
      ...row.returned.map((each) => ({
        nombre: 'Devuelto',
        valor: `${moneyWords(each.amountCents)}, ${returnWords[each.reason]}`,
      })),
      ...(row.declineMessage ? [{ nombre: 'Mensaje', valor: row.declineMessage }] : []),
    ],
  };
}

function instructionsOf(row: PaymentRow, { reference: _reference, ...told }: PayInstructions) {
  return { ...told, amount: paymentMoney(row.totalCents), expiresAt: dateTime(new Date(told.expiresAt)) };
}

function packageWords(row: PaymentRow) {
  const { description, validUntil } = packageIn(row);
  return [
    ...(description ? [{ nombre: 'Descripción', valor: description }] : []),
    ...(validUntil ? [{ nombre: 'Vigente hasta', valor: mediumDay(new Date(validUntil)) }] : []),
  ];
}

function packageIn({ bought, settledAt }: PaymentRow): { description?: string; validUntil?: string } {
  if (!bought) return {};
  const { description, validityDays } = bought;
  if (!settledAt) return { description };
  return { description, validUntil: dateTime(new Date(settledAt.getTime() + validityDays * dayMs)) };
}

/** How a payment stands, as an answer: 201 authorized, 202 not known yet, 402 nothing was charged. */
export function sendOutcome(reply: FastifyReply, payment: PaymentRow): FastifyReply {
  if (payment.status === 'denied')
    return sendProblem(reply, 'DENIED', payment.declineMessage ? { message: payment.declineMessage } : {});
  if (payment.status === 'failed') return sendProblem(reply, 'DENIED');
  return reply.code(standingOf(payment) === 'authorized' ? 201 : 202).send(toPayment(payment));
}
