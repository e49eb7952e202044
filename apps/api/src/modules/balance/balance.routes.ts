// TMF654 accumulatedBalance and topupBalance.
import {
  getAccumulatedBalance,
  getTopupBalance,
  listAccumulatedBalances,
  listTopupBalances,
} from '@portal/contract/lines/balance';
import type { Balance } from '@portal/operator-ports/balance';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, lineById } from '../../http/access.ts';
import { sendCollection, sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { toAccumulatedBalance, toTopupBalance } from './balance.wire.ts';

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
