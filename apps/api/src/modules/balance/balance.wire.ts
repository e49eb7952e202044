// Money of a line and its top-ups as TMF654 resources.

import {
  type AccumulatedBalance,
  listAccumulatedBalances,
  listTopupBalances,
  type TopupBalance,
} from '@portal/contract/lines/balance';
import { currencyCode, unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { PrepaidBalance, Topup } from '@portal/operator-ports/balance';
import type { ManagedLine } from '../../caller.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';

const money = (cents: number) => ({ amount: unitsOf(cents), units: currencyCode });

export function toAccumulatedBalance(line: ManagedLine, rows: PrepaidBalance[]): AccumulatedBalance {
  const number = nationalNumber(line.serviceNumber);
  return {
    '@type': 'AccumulatedBalance',
    id: number,
    href: hrefIn(listAccumulatedBalances, number),
    name: 'Saldo',
    product: [{ id: number, publicIdentifier: number }],
    totalBalance: money(rows.reduce((sum, row) => sum + row.amountCents, 0)),
    bucket: rows.map((row) => {
      const remainingValue = money(row.amountCents);
      const validFor = row.validUntil ? { endDateTime: dateTime(row.validUntil) } : {};
      return {
        id: `${number}-${row.name}`,
        name: row.name,
        usageType: 'monetary',
        bucketBalance: [{ remainingValue, validFor }],
        remainingValue,
      };
    }),
  };
}

const channels = { portal: 'Portal personas', frame: 'Ventana de pago' } as const;

export function toTopupBalance(topup: Topup, lines: readonly ManagedLine[]): TopupBalance {
  const line = lines.find(({ lineId }) => lineId === topup.lineId);
  return {
    '@type': 'TopupBalance',
    id: topup.paymentId,
    href: hrefIn(listTopupBalances, topup.paymentId),
    status: 'completed',
    confirmationDate: dateTime(topup.creditedAt),
    amount: money(topup.amountCents),
    balance: money(topup.balanceCents),
    logicalResource: { value: nationalNumber(line?.serviceNumber ?? ''), '@referredType': 'msisdn' },
    payment: { id: topup.paymentId, '@referredType': 'Payment' },
    paymentMethod: { '@type': topup.method === 'card' ? 'bankCard' : 'account' },
    channel: { id: topup.channel, name: channels[topup.channel] },
  };
}
