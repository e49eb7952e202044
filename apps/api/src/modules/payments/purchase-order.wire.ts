// A TMF676 payment request as an order: what is named in it must be the caller's, wherever it stands.

import { InvalidField, Problem } from '@portal/contract/errors';
import type { PaymentRequest } from '@portal/contract/paying/payments';
import { purchaseKindNames, purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import { centsOf as centsOfUnits } from '@portal/market/money';
import type { FastifyRequest } from 'fastify';
import { callerOf, lineInHeaders, ownLine } from '../../http/access.ts';
import { isOwed } from './payments.ts';
import { methodTypes } from './payments.wire.ts';
import type { Kind, Method, Order } from './purchase-kinds.ts';

type MoneyInput = PaymentRequest['totalAmount'];

/** Amounts are rounded to the currency's decimals (PAY-9). */
export function centsOf(money: MoneyInput): number {
  return centsOfUnits('amount' in money ? money.amount : money.value);
}

const kindByAction = new Map<unknown, Kind>(
  purchaseKindNames.map((kind) => [purchaseKinds[kind].action, kind]),
);
type GivenMethod = Exclude<PaymentRequest['paymentMethod'], unknown[]>;

/** A bill's card has two names. */
const methodOf = new Map<GivenMethod['@type'], Method>([
  ['paymentGateway', 'card'],
  ...Object.entries(methodTypes).map(([method, type]) => [type, method as Method] as const),
]);

/** @throws Problem INVALID, NOT_FOUND for what is not the caller's, METHOD_NOT_OFFERED */
export function readOrder(request: FastifyRequest, body: PaymentRequest): Order {
  const kind = kindByAction.get(request.headers.action);
  const [bought] = body.paymentItem;
  if (!kind || bought?.item['@referredType'] !== kind) throw new InvalidField('action');
  const paymentMethod = methodIn(body);
  const type = paymentMethod['@type'];
  if (type === 'paymentGateway' && !isOwed({ kind })) throw new Problem('METHOD_NOT_OFFERED');

  const line = lineOf(request, kind, bought.item.id);
  mustBeOwn(request, body, isOwed({ kind }) ? null : line);
  const totalCents = centsOf(body.totalAmount);
  // The one item costs what all of it costs.
  if (bought.totalAmount && centsOf(bought.totalAmount) !== totalCents) throw new InvalidField('totalAmount');

  return {
    kind,
    itemId: bought.item.id,
    line,
    ...readMethod(paymentMethod, body.authorizationCode),
    totalCents,
    channel: 'portal',
  };
}

/** The only one there is. @throws Problem INVALID */
function methodIn({ paymentMethod }: PaymentRequest): GivenMethod {
  const [method] = Array.isArray(paymentMethod) ? paymentMethod : [paymentMethod];
  if (!method) throw new InvalidField('paymentMethod');
  return method;
}

/**
 * How it is paid, with a card's token, or a saved one's id; nothing else has one.
 * @param told a token that stands beside it
 * @throws Problem INVALID
 */
export function readMethod(
  { '@type': type, authorizationCode, id }: Pick<GivenMethod, '@type' | 'authorizationCode' | 'id'>,
  told?: string,
): Pick<Order, 'method' | 'cardToken'> {
  const method = methodOf.get(type);
  if (!method) throw new InvalidField('paymentMethod.@type');
  if (method === 'card') {
    const cardToken = told ?? authorizationCode;
    if (!cardToken) throw new InvalidField('authorizationCode');
    return { method, cardToken };
  }
  if (method !== 'savedCard') return { method, cardToken: null };
  if (!id) throw new InvalidField('paymentMethod.id');
  return { method, cardToken: id };
}

/** A top-up names its line itself; the headers must not name another one. */
function lineOf(request: FastifyRequest, kind: Kind, itemId: string) {
  const line = lineInHeaders(request);
  if (kind !== 'recharge') return line;
  const own = ownLine(callerOf(request), itemId);
  if (line && line.accountId !== own.accountId) throw new InvalidField('claroid');
  return own;
}

/** Accounts in the body decide nothing, but one that is somebody else's ends the request. */
function mustBeOwn(request: FastifyRequest, body: PaymentRequest, line: Order['line']): void {
  for (const id of [body.account?.id, methodIn(body).details?.id]) {
    if (!id) continue;
    const named = ownLine(callerOf(request), id);
    if (line && named.accountId !== line.accountId) throw new InvalidField('account.id');
  }
}
