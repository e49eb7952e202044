// Payment links: made by who may pay the bill, opened and paid by anybody who has one.
import {
  createPaymentLink,
  getLinkedBill,
  type LinkedBill,
  type LinkPayment,
  payLinkedBill,
} from '@portal/contract/paying/payment-link';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import { type Bill, payableCents } from '@portal/operator-ports/billing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendProblem } from '../../http/problems.ts';
import { route } from '../../http/route.ts';
import { dateTime, paymentMoney } from '../../http/wire.ts';
import type { DataAccesses } from '../data-accesses/data-accesses.ts';
import { type PaymentRow, standingOf } from '../payments/payments.ts';
import { statusWords } from '../payments/payments.wire.ts';
import { centsOf } from '../payments/purchase-order.wire.ts';
import type { PaymentLink } from './payment-link.ts';

export interface PaymentLinkRouteNeeds {
  paymentLink: PaymentLink;
  dataAccesses: Pick<DataAccesses, 'note'>;
  placeFrom(request: FastifyRequest): string | null;
}

export function paymentLinkRoutes(
  app: FastifyInstance,
  { paymentLink, dataAccesses, placeFrom }: PaymentLinkRouteNeeds,
): void {
  route(app, createPaymentLink, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const { url, expiresAt } = await paymentLink.create(caller, body.billNo);
    return reply.code(201).send({ url, expiresAt: dateTime(expiresAt) });
  });

  route(app, getLinkedBill, async ({ params, request }) => {
    const { bill, link } = await paymentLink.find(params.token);
    const { customerId, serviceNumber } = bill;
    dataAccesses.note([
      {
        customerId,
        serviceNumber,
        dataKind: 'bills',
        role: 'linkOpener',
        userId: null,
        name: null,
        place: placeFrom(request),
      },
    ]);
    return toLinkedBill(bill, link.expiresAt);
  });

  route(app, payLinkedBill, async ({ params, body, reply }) => {
    const payment = await paymentLink.pay(params.token, {
      correlatorId: body.correlatorId,
      cardToken: body.authorizationCode,
      totalCents: centsOf(body.totalAmount),
      email: body.email ?? null,
    });
    if (payment.status === 'denied' || payment.status === 'failed')
      return sendProblem(reply, 'DENIED', payment.declineMessage ? { message: payment.declineMessage } : {});
    return reply.code(standingOf(payment) === 'authorized' ? 201 : 202).send(toLinkPayment(payment));
  });
}

function toLinkedBill(bill: Bill, expiresAt: Date): LinkedBill {
  const isOpen = bill.state === 'sent' && payableCents(bill) > 0;
  return {
    '@type': 'LinkedBill',
    totalAmount: paymentMoney(isOpen ? payableCents(bill) : bill.totalCents - bill.withheldCents),
    serviceNumber: lastFourShown(nationalNumber(bill.serviceNumber)),
    status: isOpen ? 'open' : bill.state === 'paymentInProcess' && !bill.paidAt ? 'inProcess' : 'paid',
    expiresAt: dateTime(expiresAt),
  };
}

function toLinkPayment(payment: PaymentRow): LinkPayment {
  const { authorizationCode, settledAt, createdAt, totalCents } = payment;
  return {
    '@type': 'LinkPayment',
    status: statusWords[standingOf(payment)],
    statusDate: dateTime(settledAt ?? createdAt),
    totalAmount: paymentMoney(totalCents),
    ...(authorizationCode ? { authorizationCode } : {}),
  };
}
