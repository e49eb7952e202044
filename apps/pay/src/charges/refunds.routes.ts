// What the portal's server calls to give a charge back.
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import type { PayContext } from '../context.ts';
import { requireMerchant } from '../merchants.ts';
import { problemSchema } from '../problems.ts';
import { toDollars } from './amounts.ts';
import { refundCharge, refundRequestSchema } from './refund-charge.ts';

const refundPath = '/v1/charges/:ticketNumber';

export function refundRoutes(app: Server, context: PayContext): void {
  app.delete(
    refundPath,
    {
      onRequest: requireMerchant('private-merchant-id', context.privateMerchantId),
      schema: {
        params: z.object({ ticketNumber: z.string().regex(/^\d{10,18}$/) }),
        body: refundRequestSchema,
        response: {
          200: z.object({
            ticketNumber: z.string(),
            transactionReference: z.string(),
            refundedTransactionAmount: z.number(),
          }),
          '4xx': problemSchema,
        },
      },
    },
    async (request) => {
      const refund = await refundCharge(context, request.params.ticketNumber, request.body);
      return {
        ticketNumber: refund.ticketNumber,
        transactionReference: refund.transactionReference,
        refundedTransactionAmount: toDollars(refund.amountCents),
      };
    },
  );
}
