// TMF654 accumulatedBalance.
import { type AccumulatedBalance, listAccumulatedBalances } from '@portal/contract/balance';
import { nationalNumber } from '@portal/contract/service-number';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { access } from '../../http/access.ts';
import { sendCollection } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Balances, PrepaidBalance } from './balance.ts';

const lineWords = ['productpublicIdentifier', 'product.publicIdentifier'] as const;

export function balanceRoutes(app: FastifyInstance, { balances }: { balances: Balances }): void {
  route(app, listAccumulatedBalances, access.ownsLine(...lineWords), async ({ request, reply }) => {
    const prepaid = request.lines.filter((line) => line.kind === 'Prepaid');
    const rows = await balances.list(prepaid);
    const resources = prepaid.map((line) =>
      toAccumulatedBalance(
        line,
        rows.filter((row) => row.lineId === line.lineId),
      ),
    );
    return sendCollection(request, reply, resources, lineWords);
  });
}

const dollars = (cents: number) => ({ amount: cents / 100, units: 'USD' as const });

function toAccumulatedBalance(line: ManagedLine, rows: PrepaidBalance[]): AccumulatedBalance {
  const number = nationalNumber(line.serviceNumber);
  return {
    '@type': 'AccumulatedBalance',
    id: number,
    href: `${listAccumulatedBalances.path}/${number}`,
    name: 'Saldo',
    product: [{ id: number, publicIdentifier: number }],
    totalBalance: dollars(rows.reduce((sum, row) => sum + row.amountCents, 0)),
    bucket: rows.map((row) => {
      const remainingValue = dollars(row.amountCents);
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
