// A ledger row as a TMF676 Payment.
import { createPayment, type Payment, type PaymentStatus } from '@portal/contract/payments';
import { nationalNumber } from '@portal/contract/service-number';
import { dateTime } from '../../http/wire.ts';
import type { PaymentRow } from './payments.ts';

const statusWords = {
  pending: 'pendingAuthorization',
  unknown: 'pendingAuthorization',
  authorized: 'authorized',
  denied: 'denied',
  failed: 'failed',
} as const satisfies Record<PaymentRow['status'], PaymentStatus>;

const methodWords = { card: 'bankCard', invoice: 'account', balance: 'wallet' } as const;
const itemWords = { bill: 'Factura', package: 'Paquete', recharge: 'Recarga' } as const;

export function toPayment(row: PaymentRow): Payment {
  const total = row.totalCents / 100;
  return {
    '@type': 'Payment',
    id: row.paymentId,
    href: `${createPayment.path}/${row.paymentId}`,
    status: statusWords[row.status],
    statusDate: dateTime(row.settledAt ?? row.createdAt),
    paymentDate: dateTime(row.settledAt ?? row.createdAt),
    ...(row.authorizationCode ? { authorizationCode: row.authorizationCode } : {}),
    correlatorId: row.correlatorId,
    totalAmount: { amount: total, units: 'USD', value: total, unit: 'USD' },
    account: { id: row.accountId },
    paymentItem: [{ item: { id: row.itemId, '@referredType': row.kind } }],
    paymentMethod: { id: `${row.paymentId}-1`, '@type': methodWords[row.method] },
    caracteristicas: [
      { nombre: itemWords[row.kind], valor: row.itemId },
      { nombre: 'Línea', valor: nationalNumber(row.serviceNumber) },
      ...(row.declineMessage ? [{ nombre: 'Mensaje', valor: row.declineMessage }] : []),
    ],
  };
}
