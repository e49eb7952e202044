// TMF654 accumulatedBalance and topupBalance.
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/balance';
import type { FastifyInstance } from 'fastify';
import { access } from '../../http/access.ts';
import { readPage, sendCollection, sendPage } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import type { Balances } from './balance.ts';
import { toAccumulatedBalance, toTopupBalance } from './balance.wire.ts';

const lineWords = ['productpublicIdentifier', 'product.publicIdentifier'] as const;

export function balanceRoutes(app: FastifyInstance, { balances }: { balances: Balances }): void {
  route(app, listAccumulatedBalances, access.ownsLine(...lineWords), async ({ request, reply }) => {
    const rows = await balances.list(request.lines);
    const resources = request.lines.flatMap((line) => {
      const own = rows.filter((row) => row.lineId === line.lineId);
      return line.kind === 'Prepaid' || own.length > 0 ? [toAccumulatedBalance(line, own)] : [];
    });
    return sendCollection(request, reply, resources, lineWords);
  });

  route(
    app,
    listTopupBalances,
    access.ownsLine('product.publicIdentifier', 'logicalResource.value'),
    async ({ query, request, reply }) => {
      const { topups, total } = await balances.topups(request.lines, readPage(query));
      return sendPage(
        request,
        reply,
        topups.map((topup) => toTopupBalance(topup, request.lines)),
        total,
      );
    },
  );
}
