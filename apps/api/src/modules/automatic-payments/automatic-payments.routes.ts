// What is paid by itself: of accounts and prepaid lines that the caller manages, each person's own wish.
import { InvalidField } from '@portal/contract/errors';
import { getAutoPay, getAutoTopUp, setAutoPay, setAutoTopUp } from '@portal/contract/paying/payment-methods';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { centsOf } from '../payments/purchase-order.wire.ts';
import type { AutoPay } from './auto-pay.ts';
import type { AutoTopUp } from './auto-top-up.ts';
import { toAutoPay, toAutoTopUp } from './automatic-payments.wire.ts';

export interface AutomaticPaymentRouteNeeds {
  autoPay: AutoPay;
  autoTopUp: AutoTopUp;
}

export function automaticPaymentRoutes(
  app: FastifyInstance,
  { autoPay, autoTopUp }: AutomaticPaymentRouteNeeds,
): void {
  route(app, getAutoPay, async ({ request }) =>
    toAutoPay(await autoPay.read(callerOf(request), lineOf(request, 'billingAccountId'))),
  );

  route(app, setAutoPay, async ({ body, request }) => {
    const { enabled, paymentMethodId = null, daysBeforeDue = null, maximum } = body;
    const maximumCents = maximum == null ? maximum : centsOf(maximum);
    // Not even a cent: nothing would ever be charged.
    if (maximumCents === 0) throw new InvalidField('maximum');
    const wish = { enabled, methodId: paymentMethodId, daysBeforeDue, maximumCents };
    return toAutoPay(await autoPay.set(callerOf(request), lineOf(request, 'billingAccountId'), wish));
  });

  route(app, getAutoTopUp, async ({ request }) =>
    toAutoTopUp(await autoTopUp.read(callerOf(request), lineOf(request, 'serviceId'))),
  );

  route(app, setAutoTopUp, async ({ body, request }) => {
    const { enabled, paymentMethodId = null, amount, below, timesAMonth = null } = body;
    const wish = {
      enabled,
      methodId: paymentMethodId,
      timesAMonth,
      amountCents: amount ? centsOf(amount) : null,
      belowCents: below ? centsOf(below) : null,
    };
    return toAutoTopUp(await autoTopUp.set(callerOf(request), lineOf(request, 'serviceId'), wish));
  });
}

/** The one that the query names. */
function lineOf({ askedLines: [line] }: FastifyRequest, word: string): ManagedLine {
  if (!line) throw new InvalidField(word);
  return line;
}
