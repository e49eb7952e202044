// TMF654 accumulatedBalance and topupBalance, and what is advanced to lines.
import { Problem } from '@portal/contract/errors';
import {
  type BalanceAdvance,
  getAdvanceOffer,
  listBalanceAdvances,
  takeBalanceAdvance,
} from '@portal/contract/lines/advances';
import {
  type AccumulatedBalance,
  getAccumulatedBalance,
  getTopupBalance,
  listAccumulatedBalances,
  listTopupBalances,
  type TopupBalance,
} from '@portal/contract/lines/balance';
import {
  getTransferRule,
  listTransfers,
  type Transfer as TransferOnWire,
  transferBalance,
} from '@portal/contract/lines/transfers';
import { centsOf, currencyCode, unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import { type Advance, shownAdvance, shownAdvanceOffer } from '@portal/operator-ports/advances';
import { type Balance, type PrepaidBalance, shownTopup, type Topup } from '@portal/operator-ports/balance';
import { shownTransfer, shownTransferRule, type Transfer } from '@portal/operator-ports/transfers';
import type { FastifyInstance } from 'fastify';
import { isSamePlace, type ManagedLine } from '../../caller.ts';
import { callerOf, lineById, namedLine, ownLine } from '../../http/access.ts';
import { sendCollection, sendFound, sendItem } from '../../http/collection.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { route } from '../../http/route.ts';
import { dateTime, hrefIn, money as inMoney } from '../../http/wire.ts';
import {
  type AdvanceNeeds,
  createTakeAdvance,
  createTransferBalance,
  type TransferNeeds,
} from './balance-acts.ts';

const lineWords = ['productpublicIdentifier', 'product.publicIdentifier'] as const;
const topupWords = ['product.publicIdentifier', 'logicalResource.value'] as const;

export function balanceRoutes(app: FastifyInstance, { balance }: { balance: Balance }): void {
  async function balancesOf(lines: readonly ManagedLine[]) {
    const rows = await balance.list(lines);
    return lines.flatMap((line) => {
      const own = rows.filter((row) => isSamePlace(row, line));
      // What nobody tells is not none.
      return own.length > 0 ? [toAccumulatedBalance(line, own)] : [];
    });
  }

  route(app, listAccumulatedBalances, async ({ request, reply }) => {
    return sendCollection(request, reply, await balancesOf(request.askedLines), lineWords);
  });

  route(app, getAccumulatedBalance, async ({ params, request, reply }) => {
    const [balance] = await balancesOf([lineById(callerOf(request), params.id)]);
    return sendItem(request, reply, balance);
  });

  route(app, listTopupBalances, async ({ request, reply }) =>
    sendFound(request, reply, { words: topupWords }, async (page) => {
      const { topups, total } = await balance.topups(request.askedLines, page);
      return { items: topups.map((topup) => toTopupBalance(topup, request.askedLines)), total };
    }),
  );

  route(app, getTopupBalance, async ({ params, request, reply }) => {
    const page = { offset: 0, limit: 1, paymentIds: [params.id] };
    const { topups } = await balance.topups(request.askedLines, page);
    return sendItem(request, reply, topups.map((topup) => toTopupBalance(topup, request.askedLines))[0]);
  });
}

export function advanceRoutes(app: FastifyInstance, { agreements, balance }: AdvanceNeeds): void {
  const takeAdvance = createTakeAdvance({ agreements, balance });

  route(app, getAdvanceOffer, async ({ request }) =>
    shownAdvanceOffer.of(await balance.advanceOffer(namedLine(request))),
  );

  route(app, listBalanceAdvances, async ({ request }) =>
    (await balance.advances(request.askedLines)).map(toBalanceAdvance),
  );

  route(app, takeBalanceAdvance, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const advance = await takeAdvance(caller, {
      line: ownLine(caller, body.serviceId),
      amountCents: centsOf(body.amount.value),
      feeCents: centsOf(body.fee.value),
      requestId: requestIdOf(request),
    });
    return reply.code(201).send(toBalanceAdvance(advance));
  });
}

export function transferRoutes(app: FastifyInstance, needs: TransferNeeds): void {
  const { agreements, balance, inventory, countTransfer } = needs;
  const transfer = createTransferBalance({ agreements, balance, inventory, countTransfer });

  route(app, getTransferRule, async ({ request }) => {
    const rule = await balance.transferRule(namedLine(request));
    if (!rule) throw new Problem('NOT_FOR_THIS_LINE');
    return shownTransferRule.of(rule);
  });

  route(app, listTransfers, async ({ request }) =>
    (await balance.transfers(request.askedLines)).map(toTransfer),
  );

  route(app, transferBalance, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const passed = await transfer(caller, {
      line: ownLine(caller, body.serviceId),
      to: body.to,
      amountCents: centsOf(body.amount.value),
      requestId: requestIdOf(request),
    });
    return reply.code(201).send(toTransfer(passed));
  });
}

const toTransfer = (transfer: Transfer): TransferOnWire => ({
  ...shownTransfer.of(transfer),
  fee: inMoney(0),
  from: nationalNumber(transfer.serviceNumber),
  to: nationalNumber(transfer.receiver),
});

const toBalanceAdvance = (advance: Advance): BalanceAdvance => ({
  ...shownAdvance.of(advance),
  to: nationalNumber(advance.serviceNumber),
});

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
  const line = lines.find((each) => isSamePlace(each, topup));
  return {
    ...shownTopup.of(topup),
    id: topup.paymentId,
    href: hrefIn(listTopupBalances, topup.paymentId),
    logicalResource: { value: nationalNumber(line?.serviceNumber ?? ''), '@referredType': 'msisdn' },
    payment: { id: topup.paymentId, '@referredType': 'Payment' },
    channel: { id: topup.channel, name: channels[topup.channel] },
  };
}
