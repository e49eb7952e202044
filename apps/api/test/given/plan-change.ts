// The calls of a change of plan, as a client makes them.
import { generateCode, validateCode } from '@portal/contract/access/sso';
import { createProductOrder, listProductOrders } from '@portal/contract/shopping/ordering';
import type { TestApp } from '../build-app.ts';
import { lastMessage } from './codes.ts';
import { type GivenLine, givenLine, givenManager } from './given-line.ts';
import { type GivenUser, givenUser } from './given-user.ts';

type Headers = Record<string, string>;

/** A user with a postpaid line of the plan Esencial 8 GB, cut on the 1st. */
export interface Subscriber extends GivenUser {
  token: string;
  line: GivenLine;
}

export async function givenSubscriber(
  app: TestApp,
  options: Parameters<typeof givenLine>[1] = {},
): Promise<Subscriber> {
  const user = await givenUser(app);
  const line = await givenLine(app, options);
  await givenManager(app, user, line);
  return { ...user, line, token: await app.signIn(user.email, user.password) };
}

export const askPlanCode = (app: TestApp, token: string | null, number: string, planId?: string) =>
  app.call({
    method: 'POST',
    url: generateCode.path,
    ...(token ? { token } : {}),
    headers: { OperationId: 'SolicitarCambioPlan', Canal: 'WEB' },
    payload: {
      claroNumber: number,
      ...(planId ? { characteristicSpecification: [{ name: 'planId', value: planId }] } : {}),
    },
  });

async function lastPlanCode(app: TestApp, line: GivenLine): Promise<string> {
  const code = /\b\d{4}\b/.exec(await lastMessage(app, line.serviceNumber))?.[0];
  if (!code) throw new Error(`no code for ${line.number}`);
  return code;
}

export const typePlanCode = (app: TestApp, token: string | null, codeNumberEn: string, codeNumber: string) =>
  app.call({
    method: 'POST',
    url: validateCode.path,
    ...(token ? { token } : {}),
    payload: { codeNumberEn, codeNumber },
  });

/** A code that is on its way to the line, and the code itself. */
export async function givenPlanCode(app: TestApp, { token, line }: Subscriber, planId?: string) {
  const { codeNumberEn } = (await askPlanCode(app, token, line.number, planId)).json();
  return { handle: String(codeNumberEn), code: await lastPlanCode(app, line) };
}

export async function givenPlanGrant(app: TestApp, user: Subscriber, planId?: string): Promise<string> {
  const { handle, code } = await givenPlanCode(app, user, planId);
  return String((await typePlanCode(app, user.token, handle, code)).headers['x-otp-grant']);
}

export interface Order {
  number: string;
  planId: string;
  grant?: string;
  requestId?: string;
  headers?: Headers;
  /** Dollars. */
  price?: number;
  asStandard?: boolean;
}

export function orderBody({ number, planId, price, asStandard = false }: Order) {
  const offering = { id: planId, name: 'El nombre no decide' };
  return {
    relatedParty: [{ id: number, identifierType: 'msisdn', role: 'customer' }],
    productOrderItem: [
      {
        ...(asStandard
          ? { id: '1', action: 'modify', productOffering: offering }
          : { action: 'change', productOffering: [offering] }),
        ...(price === undefined ? {} : { itemPrice: [{ price: { taxIncludedAmount: { value: price } } }] }),
      },
    ],
  };
}

export const orderPlan = (app: TestApp, token: string, order: Order) =>
  app.call({
    method: 'POST',
    url: createProductOrder.path,
    token,
    headers: {
      ...(order.grant ? { 'x-otp-grant': order.grant } : {}),
      ...(order.requestId ? { 'Request-UUID': order.requestId } : {}),
      ...order.headers,
    },
    payload: orderBody(order),
  });

export const ordersOf = (app: TestApp, token: string, query = '') =>
  app.call({ method: 'GET', url: `${listProductOrders.path}${query}`, token });

/** An order that waits for its cycle. */
export async function givenOrder(app: TestApp, user: Subscriber, planId: string) {
  await forgetCodeLimits(app);
  const grant = await givenPlanGrant(app, user, planId);
  return orderPlan(app, user.token, { number: user.line.number, planId, grant });
}

/** As if nobody had asked for a code lately. */
export const forgetCodeLimits = (app: TestApp, pattern = '(code|planCode)%') =>
  app.database.pool.query('delete from rate_limits where key similar to $1', [pattern]);
