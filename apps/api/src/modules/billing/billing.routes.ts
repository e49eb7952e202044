// TMF678 customerBill and appliedCustomerBillingRate.

import { InvalidField, Problem, unlessUnavailable } from '@portal/contract/errors';
import {
  getAppliedBillingRate,
  getCustomerBill,
  listAppliedBillingRates,
  listCustomerBills,
} from '@portal/contract/paying/billing';
import type { Bill, BillFilter, Billing, BillOrder } from '@portal/operator-ports/billing';
import { billStateSchema } from '@portal/operator-ports/billing';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, ownLine } from '../../http/access.ts';
import { sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { civilDateIn, civilDatesAmong } from '../../http/wire.ts';
import { toBillArrangement } from '../arrangements/arrangements.wire.ts';
import type { Payments } from '../payments/payments.ts';
import { toAppliedBillingRate, toCustomerBill, toExpandedBill } from './billing.wire.ts';
import type { ExplainBill } from './explain-bill.ts';

const orders = new Map<string, BillOrder>([
  ['-billDate', 'newest'],
  ['billDate', 'oldest'],
  ['paymentDueDate', 'dueFirst'],
  ['-paymentDueDate', 'dueLast'],
]);

const billWords = ['id', 'billNo', 'billingAccount.id', 'serviceId', 'month', 'flag', 'state'];
const chargesDone = { words: ['product.publicIdentifier', 'billingAccount.id', 'isBilled'] };

export function billingRoutes(app: FastifyInstance, needs: BillRouteNeeds & { billing: Billing }): void {
  const { billing, payments } = needs;
  billRoutes(app, needs);

  route(app, listCustomerBills, async ({ query, request, reply }) => {
    const order = orders.get(query.sort ?? '') ?? 'newest';
    const managed = sameAccount(request, query.serviceId, query['billingAccount.id']);
    return sendFound(request, reply, { words: wordsDone(query), sorts: [...orders.keys()] }, async (page) => {
      const { bills, total } = await billing.list(managed, filterOf(query), { order, ...page });
      const arrangedIn = await arrangementsOf(needs, managed, bills);
      const shown = bills.map(async (bill) =>
        toCustomerBill(bill, managed, await payments.awaitedUntil(bill), await arrangedIn(bill)),
      );
      return { items: await Promise.all(shown), total };
    });
  });

  route(app, listAppliedBillingRates, async ({ query, request, reply }) => {
    const number = query['product.publicIdentifier'];
    const managed = sameAccount(request, number, query['billingAccount.id']);
    const filter = {
      ...(query.isBilled ? { isBilled: query.isBilled === 'true' } : {}),
      ...(number ? { serviceNumbers: [ownLine(callerOf(request), number).serviceNumber] } : {}),
    };
    return sendFound(request, reply, chargesDone, async (page) => {
      const { charges, total } = await billing.invoiceCharges(managed, filter, page);
      return { items: charges.map(toAppliedBillingRate), total };
    });
  });

  route(app, getAppliedBillingRate, async ({ params, request, reply }) => {
    const filter = { chargeIds: [params.id] };
    const { charges } = await billing.invoiceCharges(request.askedLines, filter, { offset: 0, limit: 1 });
    return sendItem(request, reply, charges.map(toAppliedBillingRate)[0]);
  });
}

/** Both words narrow: a service and an account that do not belong together leave nothing. */
function sameAccount(request: Parameters<typeof callerOf>[0], serviceId?: string, accountId?: string) {
  if (!serviceId || !accountId) return request.askedLines;
  const caller = callerOf(request);
  const account = ownLine(caller, accountId).accountId;
  return ownLine(caller, serviceId).accountId === account ? request.askedLines : [];
}

type Query = ReturnType<typeof listCustomerBills.query.parse>;

/** A month is a range of its own. */
const wordsDone = (query: Query) => [
  ...billWords,
  ...(query.month ? [] : civilDatesAmong(query, ['billDate.gte', 'billDate.lte'])),
];

function filterOf(query: Query): BillFilter {
  const filter: BillFilter = {};
  const numbers = query.billNo ?? query.id;
  if (numbers) filter.billNos = numbers.split(',');
  if (query.state) filter.states = query.state.split(',').map((state) => stateOf(state));
  const from = query.month ? `${query.month}-01` : civilDateIn(query['billDate.gte']);
  const to = query.month ? lastDayOf(query.month) : civilDateIn(query['billDate.lte']);
  if (from) filter.issuedFrom = from;
  if (to) filter.issuedTo = to;
  return filter;
}

function stateOf(text: string) {
  const state = billStateSchema.safeParse(text);
  if (!state.success) throw new InvalidField('state');
  return state.data;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

interface BillRouteNeeds {
  payments: Pick<Payments, 'awaitedUntil' | 'codeEndsAt'>;
  billing: Pick<Billing, 'find' | 'arrangements'>;
  explainBill: Pick<ExplainBill, 'explain'>;
}

function billRoutes(app: FastifyInstance, needs: BillRouteNeeds): void {
  const { billing, explainBill, payments } = needs;

  route(app, getCustomerBill, async ({ params, query, request, reply }) => {
    if (query.expand === undefined) {
      const bill = await billing.find(request.askedLines, params.id);
      if (!bill) throw new Problem('NOT_FOUND');
      const arrangedIn = await arrangementsOf(needs, request.askedLines, [bill]);
      const until = await payments.awaitedUntil(bill);
      return sendItem(
        request,
        reply,
        toCustomerBill(bill, request.askedLines, until, await arrangedIn(bill)),
      );
    }
    const explained = await explainBill.explain(callerOf(request), params.id);
    if (!explained) throw new Problem('NOT_FOUND');
    const { bill } = explained;
    const arrangedIn = await arrangementsOf(needs, request.askedLines, [bill]);
    const until = await payments.awaitedUntil(bill);
    return sendItem(
      request,
      reply,
      toExpandedBill(explained, request.askedLines, until, await arrangedIn(bill)),
    );
  });
}

/** The last arrangement about a bill that was not taken back; nobody is asked where none of the bills has one. */
async function arrangementsOf(
  { billing, payments }: Pick<BillRouteNeeds, 'billing' | 'payments'>,
  lines: readonly ManagedLine[],
  bills: readonly Bill[],
) {
  const isAny = bills.some(({ arrangedCents }) => arrangedCents > 0);
  const all = isAny ? ((await unlessUnavailable(billing.arrangements(lines))) ?? []) : [];
  return async ({ customerId, billNo }: Bill) => {
    const last = all.find(
      (each) => each.customerId === customerId && each.billNo === billNo && each.status !== 'cancelled',
    );
    return last ? toBillArrangement(last, payments.codeEndsAt) : null;
  };
}
