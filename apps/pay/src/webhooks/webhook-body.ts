// The body of a webhook, in the field names of Kushki's card and refund notifications.
import { market } from '@portal/market/here';
import { toDollars } from '../charges/amounts.ts';
import type { Charge } from '../charges/charges.store.ts';
import type { Refund } from '../charges/refunds.store.ts';

export function chargeWebhookBody(charge: Charge): string {
  const isApproved = charge.status === 'APPROVAL';
  return JSON.stringify({
    ...commonFields(charge),
    ticket_number: charge.ticketNumber,
    transaction_id: charge.ticketNumber,
    transaction_reference: charge.transactionReference,
    transaction_type: 'SALE',
    transaction_status: charge.status,
    response_code: charge.code,
    response_text: charge.message,
    ...(charge.processorError === null ? {} : { processorCode: charge.processorError }),
    ...(isApproved ? { approval_code: charge.approvalCode } : {}),
    request_amount: toDollars(charge.totalCents),
    approved_transaction_amount: isApproved ? toDollars(charge.totalCents) : 0,
    created: unixSeconds(charge.createdAt),
  });
}

export function refundWebhookBody(refund: Refund, charge: Charge): string {
  return JSON.stringify({
    ...commonFields(charge),
    ticket_number: refund.ticketNumber,
    transaction_id: refund.ticketNumber,
    transaction_reference: refund.transactionReference,
    sale_ticket_number: charge.ticketNumber,
    transaction_type: 'REFUND',
    transaction_status: 'APPROVAL',
    response_code: '000',
    response_text: 'Transacción aprobada',
    request_amount: toDollars(refund.amountCents),
    approved_transaction_amount: toDollars(refund.amountCents),
    created: unixSeconds(refund.createdAt),
  });
}

function commonFields(charge: Charge) {
  return {
    amount: {
      subtotalIva: toDollars(charge.subtotalIvaCents),
      subtotalIva0: toDollars(charge.subtotalIva0Cents),
      iva: toDollars(charge.ivaCents),
      ice: toDollars(charge.iceCents),
      currency: charge.currency,
    },
    subtotal_iva: toDollars(charge.subtotalIvaCents),
    subtotal_iva0: toDollars(charge.subtotalIva0Cents),
    iva_value: toDollars(charge.ivaCents),
    ice_value: toDollars(charge.iceCents),
    currency_code: charge.currency,
    country: market.country,
    sync_mode: 'api',
    merchant_id: charge.merchantId,
    merchant_name: 'Comercio de demostración',
    processor_name: 'Sandbox Processor',
    payment_brand: charge.brand,
    last_four_digits: charge.last4,
    token: charge.token,
    metadata: charge.metadata,
  };
}

function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
