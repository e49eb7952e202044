// A customer who buys: a line of one's own, a browser's request for a package or a top-up, and what came of it.
import { randomUUID } from 'node:crypto';
import type { MobileKind } from '@portal/contract/common';
import { createPayment, type Payment } from '@portal/contract/paying/payments';
import { centsOf, currencyCode, rechargeBalanceName, unitsOf } from '@portal/market/money';
import { splitTax } from '@portal/market/tax';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../build-app.ts';
import { cards, givenToken } from './cards.ts';
import { type GivenLine, givenBalance, givenLine, givenManager } from './given-line.ts';
import { type GivenUser, givenUser } from './given-user.ts';

export interface Buyer {
  user: GivenUser;
  /** Bearer. */
  token: string;
  line: GivenLine;
}

export interface BuyerOptions {
  kind?: MobileKind;
  isCorporate?: boolean;
  status?: 'A' | 'S' | 'I';
  /** Null: nobody tells it. */
  balanceCents?: number | null;
}

export async function givenBuyer(app: TestApp, options: BuyerOptions = {}): Promise<Buyer> {
  const { kind = 'Prepaid', balanceCents = 435, ...rest } = options;
  const user = await givenUser(app);
  const line = await givenLine(app, { kind, ...rest });
  await givenManager(app, user, line);
  if (kind === 'Prepaid' && balanceCents !== null) await givenBalance(app, line, balanceCents);
  return { user, line, token: await app.signIn(user.email, user.password) };
}

export type PaymentType = 'bankCard' | 'account' | 'wallet';

export interface Purchase {
  kind: 'package' | 'recharge';
  itemId: string;
  dollars: number;
  type: PaymentType;
  cardToken?: string;
  correlatorId?: string;
}

/** The documents' body of a package or a top-up. */
export function purchaseBody({ kind, itemId, dollars, type, cardToken, correlatorId }: Purchase) {
  const { netCents, taxCents } = splitTax(centsOf(dollars));
  const amount = { amount: unitsOf(netCents), units: currencyCode };
  const taxAmount = { amount: unitsOf(taxCents), units: currencyCode };
  const totalAmount = { amount: dollars, units: currencyCode };
  return {
    correlatorId: correlatorId ?? `EC-${randomUUID()}`,
    name: kind === 'package' ? 'Compra de paquete' : 'Recarga',
    type: 'normal',
    amount,
    taxAmount,
    totalAmount,
    channel: { id: '1', name: 'Portal personas' },
    paymentItem: [{ amount, taxAmount, totalAmount, item: { id: itemId, '@referredType': kind } }],
    paymentMethod: { '@type': type, ...(cardToken ? { authorizationCode: cardToken } : {}) },
  };
}

export type Wish = Partial<Purchase> & { card?: string };

/** Three dollars of data for the buyer's own line, as the line's kind pays for it, unless told otherwise. */
export async function buyPackage(
  app: TestApp,
  buyer: Buyer,
  wish: Wish = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const purchase = { kind: 'package' as const, itemId: 'INT-3G-7D', dollars: unitsOf(300), ...wish };
  return order(app, buyer, purchase, { action: '1', claroid: buyer.line.number, ...headers });
}

export async function recharge(
  app: TestApp,
  buyer: Buyer,
  wish: Wish = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const purchase = { kind: 'recharge' as const, itemId: buyer.line.number, dollars: unitsOf(500), ...wish };
  return order(app, buyer, purchase, { action: '2', claroid: buyer.line.number, ...headers });
}

async function order(
  app: TestApp,
  buyer: Buyer,
  { card = cards.approved, type = 'bankCard', ...rest }: Wish & Pick<Purchase, 'kind' | 'itemId' | 'dollars'>,
  headers: Record<string, string>,
) {
  const paysByCard = type === 'bankCard' && rest.cardToken === undefined;
  const cardToken = paysByCard ? await givenToken(app, card, rest.dollars) : rest.cardToken;
  const payload = purchaseBody({ ...rest, type, ...(cardToken ? { cardToken } : {}) });
  return app.call({ method: 'POST', url: createPayment.path, token: buyer.token, headers, payload });
}

export async function paymentOf(app: TestApp, buyer: Buyer, id: string): Promise<Payment> {
  return (await app.call({ method: 'GET', url: `${createPayment.path}/${id}`, token: buyer.token })).json();
}

/** What the portal has written of all that they have paid. */
export const ledgerOf = async (app: TestApp, { userId }: Pick<GivenUser, 'userId'>) =>
  (await app.database.pool.query('select * from payments where user_id = $1', [userId])).rows;

/** What the operator has on the line: the record of packages, their buckets, top-ups, money, and charges to come. */
export async function effectsOf({ database: { pool } }: TestApp, { line: { serviceNumber } }: Buyer) {
  const rows = async (statement: string) =>
    (
      await pool.query(
        `${statement} join operator.lines n using (customer_id, line_id) where n.service_number = $1`,
        [serviceNumber],
      )
    ).rows;
  const balances = await rows('select name, amount_cents::int as cents from operator.prepaid_balances');
  return {
    packages: await rows(
      'select payment_id, offering_id, activated_at, expires_at from operator.package_activations',
    ),
    buckets: await rows(
      'select name, usage_type, unit, included::int, is_unlimited, source, valid_from, valid_until from operator.usage_buckets',
    ),
    topups: await rows(
      'select payment_id, amount_cents::int as cents, balance_cents::int from operator.topups',
    ),
    balanceCents: balances.find(({ name }) => name === rechargeBalanceName)?.cents ?? null,
    charges: await rows(
      'select charge_id, code, amount_cents::int as net, tax_cents::int as tax, bill_no from operator.invoice_charges',
    ),
  };
}
