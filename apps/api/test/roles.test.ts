// ROLE-1. Who may ask what about whose line: the policies of all calls, through the server that obeys them.
import { randomUUID } from 'node:crypto';
import { createPermission } from '@portal/contract/access/permissions';
import { generateCode } from '@portal/contract/access/sso';
import type { Call } from '@portal/contract/common';
import { listMessages } from '@portal/contract/help/notifications';
import { undoTheft } from '@portal/contract/help/thefts';
import { decideRepairCost, patchRepairCost } from '@portal/contract/help/tickets';
import { type BillingAccount, listBillingAccounts } from '@portal/contract/lines/accounts';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { exposedBy, type Role, roleRefusal, roles, rolesFor } from '@portal/contract/policy';
import { putLineUser } from '@portal/contract/privacy/line-users';
import { getExitQuote, listOpenMatters } from '@portal/contract/shopping/exits';
import { listSimOrders, showActivationCode } from '@portal/contract/shopping/sim-orders';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAccess } from '../src/http/access.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { type GivenCustomerLine, givenLine, givenRole } from './given/given-line.ts';
import { givenAllowance } from './given/given-records.ts';
import { givenBill, givenUser } from './given/given-user.ts';
import { callsServed } from './hostile-requests.ts';

let app: TestApp;
/** One line that all four have, and one of each of them alone. */
let shared: GivenCustomerLine;
let foreign: GivenCustomerLine;
const people = {} as Record<Role, { userId: string; token: string; own: GivenCustomerLine }>;
beforeAll(async () => {
  app = await startTestApp();
  shared = await givenLine(app);
  foreign = await givenLine(app);
  for (const role of roles) {
    const user = await givenUser(app);
    const own = await givenLine(app);
    for (const line of [own, shared]) {
      await givenRole(app, user, line, role);
      await givenAllowance(app, line);
    }
    people[role] = { userId: user.userId, token: await app.signIn(user.email, user.password), own };
  }
});
afterAll(() => app.close());

/** Who uses a line is no secret among its people; and may say themselves that they no longer do. */
const ofLineUsers = ['endLineUser', 'getLineUser', 'listLineUsers'];
/** What somebody calls a line is theirs. */
const ofWishes = ['changeProduct'];
const allowed: Record<'viewer' | 'payer', string[]> = {
  viewer: [
    ...ofWishes,
    'getAccumulatedBalance',
    'getBillingAccount',
    'getProduct',
    'getSpendingControl',
    'getTopupBalance',
    'getUsageConsumptionReport',
    'listAccumulatedBalances',
    'listBillingAccounts',
    'listDailyUsage',
    'listProducts',
    'listServiceProblems',
    'listTopupBalances',
    'listUsageConsumptionReports',
    'watchServiceProblem',
    ...ofLineUsers,
  ],
  payer: [
    ...ofWishes,
    'authenticatePaymentFrame',
    'cancelArrangement',
    'createPayment',
    'getArrangementOffer',
    'listArrangements',
    'makeArrangement',
    'getAccumulatedBalance',
    'getAppliedBillingRate',
    'getBillingAccount',
    'getCustomerBill',
    'getDocument',
    'getProduct',
    'listAccumulatedBalances',
    'listAppliedBillingRates',
    'listBillingAccounts',
    'listCustomerBills',
    'listProducts',
    'createPaymentLink',
    'openPaymentFrame',
    ...ofLineUsers,
  ],
};

const callsOfLines = (await callsServed()).flatMap((call) => {
  const open = rolesFor(call.policy);
  return open === null || open === 'anybody' ? [] : [{ call, roles: open }];
});
/** Their line headers may name a line that is not yet the caller's. */
const namesNewLine: readonly string[] = [createPermission.id, generateCode.id];

const ask = ({ method, path }: Call, token: string, line: GivenCustomerLine) =>
  app.call({ method, url: path.replaceAll(/:\w+/g, randomUUID()), token, headers: { claroid: line.number } });
const codeOf = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  return answer.statusCode < 400 ? 'answered' : `${answer.statusCode} ${answer.json().code}`;
};

describe('the policies', () => {
  it('says of each call that reads a line what it shows of it', () => {
    const silent = callsOfLines.filter(({ call }) => call.method === 'GET' && exposedBy(call) === null);
    // One's own wishes, hours that are free, a router, a test, and a step of one's own payment.
    expect(silent.map(({ call }) => call.id).toSorted()).toEqual([
      'authenticatePaymentFrame',
      'getAutoPay',
      'getAutoTopUp',
      'getRouterState',
      'searchTimeSlots',
      'testService',
    ]);
  });

  it('stop the start of a route that has none and is not public', () => {
    const server = fastify();
    registerAccess(server, {
      findCaller: async () => null,
      isCaller: () => false,
      mayCall: async () => undefined,
      openRecords: async () => [],
    });
    const add = (config: object) => () => server.get(`/${randomUUID()}`, { config }, async () => null);
    expect(add({})).toThrow('does not say who may call it');
    expect(add({ access: 'signedIn' })).toThrow('does not say who may call it');
    expect(add({ access: 'public' })).not.toThrow();
    expect(add({ call: listMessages })).not.toThrow();
  });

  it.each(roles)('says what a %s may ask', (role) => {
    const ids = callsOfLines.filter((row) => row.roles.includes(role)).map(({ call }) => call.id);
    const all = callsOfLines.map(({ call }) => call.id);
    const ofHolder: readonly string[] = [
      decideRepairCost.id,
      getExitQuote.id,
      listOpenMatters.id,
      listSimOrders.id,
      patchRepairCost.id,
      putLineUser.id,
      showActivationCode.id,
      undoTheft.id,
    ];
    const ofManager = all.filter((id) => !ofHolder.includes(id));
    const expected = { ...allowed, holder: all, manager: ofManager }[role];
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });
});

describe.each(roles)('a %s', (role) => {
  it('asks about their own line and a shared one what the table lets them, and nothing about another', async () => {
    const { token, own } = people[role];
    for (const { call, roles } of callsOfLines) {
      if (namesNewLine.includes(call.id)) continue;
      for (const line of [own, shared]) {
        const code = await codeOf(call, token, line);
        const refusal = `403 ${roleRefusal(roles)}`;
        if (roles.includes(role)) expect([call.id, code]).not.toEqual([call.id, refusal]);
        else expect([call.id, code]).toEqual([call.id, refusal]);
      }
      expect([call.id, await codeOf(call, token, foreign)]).toEqual([call.id, '404 NOT_FOUND']);
    }
  });
});

const get = (url: string, role: Role) => app.call({ method: 'GET', url, token: people[role].token });

it('a list that names no line answers those alone whose role it is for', async () => {
  const lists: [string, (each: never) => unknown, Role[]][] = [
    [listUsageConsumptionReports.path, ({ id }: { id: string }) => id, ['holder', 'manager', 'viewer']],
    [listProducts.path, ({ id }: { id: string }) => id, [...roles]],
    [listBillingAccounts.path, ({ id }: { id: string }) => id, [...roles]],
  ];
  for (const [path, idOf, who] of lists)
    for (const role of roles) {
      const answer = await get(path, role);
      expect([path, role, answer.statusCode]).toEqual([path, role, 200]);
      const ids = new Set(answer.json().map(idOf));
      expect([path, role, ids.size]).toEqual([path, role, who.includes(role) ? 2 : 0]);
    }
});

it('a line says what its role opens of it, so that a page need not know', async () => {
  const managed = ['figures', 'records', 'bills', 'topUps', 'manage'];
  const expected = {
    holder: [...managed, 'hold'],
    manager: managed,
    payer: ['bills', 'topUps'],
    viewer: ['figures'],
  };
  for (const role of roles) {
    const accounts: BillingAccount[] = (await get(listBillingAccounts.path, role)).json();
    const services = accounts.flatMap(({ AssociatedService }) => AssociatedService);
    expect([role, services.map(({ allows }) => allows)]).toEqual([role, [expected[role], expected[role]]]);
  }
});

it('a bill is found by whoever may read bills, by its number alone', async () => {
  const billNo = await givenBill(app, shared);
  for (const role of roles) {
    const expected = role === 'viewer' ? 404 : 200;
    expect([role, (await get(getCustomerBill.path.replace(':id', billNo), role)).statusCode]).toEqual([
      role,
      expected,
    ]);
    expect((await get(`${getDocument.path}?type=pdf&numfactura=${billNo}`, role)).statusCode).toBe(expected);
    const bills = (await get(listCustomerBills.path, role)).json();
    expect(bills.map((bill: { billNo: string }) => bill.billNo)).toEqual(role === 'viewer' ? [] : [billNo]);
  }
});

it('records leave neither as a list nor as a file for whoever may not read them', async () => {
  const file = `${getDocument.path}?type=csv&table=voice&serviceId=${shared.number}`;
  const list = `${getVoiceUsage.path}?serviceId=${shared.number}`;
  for (const role of roles) {
    const expected = role === 'holder' || role === 'manager' ? 200 : 403;
    expect([role, (await get(file, role)).statusCode]).toEqual([role, expected]);
    expect([role, (await get(list, role)).statusCode]).toEqual([role, expected]);
    expect((await get(`${getDocument.path}?type=csv&table=movements`, role)).statusCode).toBe(200);
  }
});

it('a role that has ended is nobody’s with the next request', async () => {
  for (const role of roles) {
    const { userId, token, own } = people[role];
    await app.database.pool.query('delete from associations where user_id = $1', [userId]);
    for (const { call } of callsOfLines) {
      if (namesNewLine.includes(call.id)) continue;
      expect([call.id, await codeOf(call, token, own)]).toEqual([call.id, '404 NOT_FOUND']);
    }
  }
});
