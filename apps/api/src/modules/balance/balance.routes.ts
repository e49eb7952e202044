// TMF654 accumulatedBalance and topupBalance.

import {
  type AccumulatedBalance,
  getAccumulatedBalance,
  getTopupBalance,
  listAccumulatedBalances,
  listTopupBalances,
  type TopupBalance,
} from '@portal/contract/lines/balance';
import { currencyCode, unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import { type Balance, type PrepaidBalance, shownTopup, type Topup } from '@portal/operator-ports/balance';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, lineById } from '../../http/access.ts';
import { sendCollection, sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn } from '../../http/wire.ts';

const lineWords = ['productpublicIdentifier', 'product.publicIdentifier'] as const;
const topupWords = ['product.publicIdentifier', 'logicalResource.value'] as const;

export function balanceRoutes(app: FastifyInstance, { balance }: { balance: Balance }): void {
  async function balancesOf(lines: readonly ManagedLine[]) {
    const rows = await balance.list(lines);
    return lines.flatMap((line) => {
      const own = rows.filter((row) => row.lineId === line.lineId);
      return line.kind === 'Prepaid' || own.length > 0 ? [toAccumulatedBalance(line, own)] : [];
    });
  }

  route(app, listAccumulatedBalances, async ({ request, reply }) => {
    return sendCollection(request, reply, await balancesOf(request.lines), lineWords);
  });

  route(app, getAccumulatedBalance, async ({ params, request, reply }) => {
    const [balance] = await balancesOf([lineById(callerOf(request), params.id)]);
    return sendItem(request, reply, balance);
  });

  route(app, listTopupBalances, async ({ request, reply }) =>
    sendFound(request, reply, { words: topupWords }, async (page) => {
      const { topups, total } = await balance.topups(request.lines, page);
      return { items: topups.map((topup) => toTopupBalance(topup, request.lines)), total };
    }),
  );

  route(app, getTopupBalance, async ({ params, request, reply }) => {
    const page = { offset: 0, limit: 1, paymentIds: [params.id] };
    const { topups } = await balance.topups(request.lines, page);
    return sendItem(request, reply, topups.map((topup) => toTopupBalance(topup, request.lines))[0]);
  });
}

const money = (cents: number) => ({ amount: unitsOf(cents), units: currencyCode });

/** Money of a line and its top-ups as TMF654 resources. */
function toAccumulatedBalance(line: ManagedLine, rows: PrepaidBalance[]): AccumulatedBalance {
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

function toTopupBalance(topup: Topup, lines: readonly ManagedLine[]): TopupBalance {
  const line = lines.find(({ lineId }) => lineId === topup.lineId);
  return {
    ...shownTopup.of(topup),
    id: topup.paymentId,
    href: hrefIn(listTopupBalances, topup.paymentId),
    logicalResource: { value: nationalNumber(line?.serviceNumber ?? ''), '@referredType': 'msisdn' },
    payment: { id: topup.paymentId, '@referredType': 'Payment' },
    channel: { id: topup.channel, name: channels[topup.channel] },
  };
}
