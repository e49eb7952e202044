import { Problem, type ProblemCode } from '@portal/contract/errors';
import { type BillingAccount, listBillingAccounts } from '@portal/contract/lines/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenPostpaidLine, givenUser } from '../../../test/given/given-user.ts';
import type { ManagedLine } from '../../caller.ts';
import { createListAccounts } from './list-accounts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function accountsOf(username: string, query = '', headers = {}): Promise<BillingAccount[]> {
  const token = await app.signIn(username);
  return (
    await app.call({ method: 'GET', url: `${listBillingAccounts.path}${query}`, token, headers })
  ).json();
}
const ana = 'ana.paredes@correo.example';

describe('billingAccount 200', () => {
  it('groups services by account: home, then postpaid, then prepaid', async () => {
    const accounts = await accountsOf(ana, `?relatedParty.id=${ana}`);
    expect(accounts.map((account) => account.type)).toEqual(['FIXED', 'POSTPAID', 'POSTPAID', 'PREPAID']);
    expect(accounts[0]?.AssociatedService.map((service) => service.ServiceType)).toEqual(['3', '4', '5']);
  });

  it('says what is due and until when, what a prepaid line holds, and the running cycle', async () => {
    const [home, plus, unlimited, prepaid] = await accountsOf(ana);
    expect(home?.accountBalance[0]).toMatchObject({
      balanceType: 'ReceivableBalance',
      amount: { value: 44.99 },
    });
    expect(plus?.accountBalance[0]?.amount.value).toBe(18.39);
    expect(plus?.accountBalance[0]?.validFor.endDateTime).toMatch(/T23:59:59-05:00$/);
    expect(unlimited?.accountBalance[0]).toMatchObject({ amount: { value: 0 }, validFor: {} });
    expect(prepaid?.accountBalance[0]).toMatchObject({
      balanceType: 'PrepaidBalance',
      amount: { value: 4.35 },
    });
    const cycle = plus?.billStructure?.cycleSpecification.validFor;
    const now = new Date().toISOString();
    expect(new Date(cycle?.startDateTime ?? 0).toISOString() <= now).toBe(true);
    expect(new Date(cycle?.endDateTime ?? 0).toISOString() >= now).toBe(true);
    expect(prepaid?.billStructure).toBeUndefined();
  });

  it('says how what is bought for its services may be paid', async () => {
    const [fixed, postpaid, , prepaid] = await accountsOf(ana);
    const portal = (account: typeof fixed) =>
      account?.paymentOptions.flatMap(({ channel, purchase, methods }) =>
        channel === 'portal' ? [`${purchase} ${methods}`] : [],
      );
    expect(portal(fixed)).toEqual(['bill card,bankTransfer,cash,qr']);
    expect(portal(postpaid)).toEqual([
      'bill card,bankTransfer,cash,qr',
      'package invoice',
      'recharge invoice',
    ]);
    expect(portal(prepaid)).toEqual([
      'package card,bankTransfer,cash,qr',
      'recharge card,bankTransfer,cash,qr',
    ]);
    expect(prepaid?.paymentOptions).toContainEqual({
      purchase: 'package',
      channel: 'paymentFrame',
      methods: ['card', 'balance'],
    });
  });

  it('filters by kind, and by the service in the header', async () => {
    expect(await accountsOf(ana, '?type=POSTPAID')).toHaveLength(2);
    expect(await accountsOf(ana, '?type=POSTPAID,PREPAID')).toHaveLength(3);
    const [account, ...others] = await accountsOf(ana, '', { serviceid: '0991000002' });
    expect(others).toEqual([]);
    expect(account?.AssociatedService[0]?.ServiceID).toBe('0991000002');
  });

  it('is empty for a user without services', async () => {
    expect(await accountsOf('nuevo@correo.example')).toEqual([]);
  });

  it('shows corporate lines without amounts', async () => {
    const accounts = await accountsOf('compras@empresa.example');
    expect(accounts).toHaveLength(2);
    for (const account of accounts) {
      expect(account.AssociatedService[0]?.isCorpAdmin).toBe(true);
      expect(account.accountBalance).toEqual([]);
    }
  });

  it('shows a service of type 7, which the portal then hides', async () => {
    const [account] = await accountsOf('fibra@correo.example');
    expect(account?.AssociatedService.map((service) => service.ServiceType)).toEqual(['7']);
  });
});

describe('billingAccount 400', () => {
  it.each(['?color=red', '?limit=a', '?sort=nothing'])('%s', async (query) => {
    const token = await app.signIn(ana);
    const answer = await app.call({ method: 'GET', url: `${listBillingAccounts.path}${query}`, token });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a customer with fifty lines', () => {
  it('answers them all in one page', async () => {
    const user = await givenUser(app);
    for (let count = 0; count < 50; count++) await givenPostpaidLine(app, user);
    const token = await app.signIn(user.email, user.password);
    const answer = await app.call({ method: 'GET', url: listBillingAccounts.path, token });
    expect(answer.json()).toHaveLength(50);
  });
});

describe('a system of the operator’s that does not answer', () => {
  const line: ManagedLine = {
    serviceNumber: '593991000001',
    customerId: 'c',
    lineId: 'l',
    accountId: '8.1',
    kind: 'Postpaid',
    role: 'holder',
  };
  const prepaid: ManagedLine = { ...line, lineId: 'p', accountId: '8.2', kind: 'Prepaid' };
  const account = { customerId: 'c', accountId: '8.1', kind: 'Postpaid', cycle: null };
  const answering = {
    customers: { accounts: async () => [account, { ...account, accountId: '8.2', kind: 'Prepaid' }] },
    inventory: { list: async () => [line, prepaid] },
    billing: { amountsDue: async () => [{ accountId: '8.1', totalCents: 100, dueOn: '2026-12-01' }] },
    balance: { list: async () => [{ ...prepaid, name: 'Dólares Recargas', amountCents: 435 }] },
  };
  const silent = (code: ProblemCode) => () => Promise.reject(new Problem(code));
  const listed = (families: object) =>
    createListAccounts({ ...answering, ...families } as never)([line, prepaid]);

  it('leaves its own part unknown, and no other', async () => {
    const [due, balance] = await listed({ billing: { amountsDue: silent('BILLING_UNAVAILABLE') } });
    expect(due).toMatchObject({ amount: null, unknown: { amount: true, cycle: false } });
    expect(balance).toMatchObject({ amount: { balance: { amountCents: 435 } }, unknown: { amount: false } });
    const [known, unknown] = await listed({ balance: { list: silent('BALANCE_UNAVAILABLE') } });
    expect(known).toMatchObject({ amount: { due: { totalCents: 100 } }, unknown: { amount: false } });
    expect(unknown).toMatchObject({ amount: null, unknown: { amount: true } });
  });

  it('or tells no balance of a prepaid line, leaves that one unknown, and not none', async () => {
    const [due, balance] = await listed({ balance: { list: async () => [] } });
    expect(due).toMatchObject({ amount: { due: { totalCents: 100 } }, unknown: { amount: false } });
    expect(balance).toMatchObject({ amount: null, unknown: { amount: true } });
    const [paid] = await listed({ billing: { amountsDue: async () => [] } });
    expect(paid).toMatchObject({ amount: { due: null }, unknown: { amount: false } });
  });

  it('of customers: the accounts stand as the associations know them', async () => {
    const found = await listed({ customers: { accounts: silent('CUSTOMERS_UNAVAILABLE') } });
    expect(
      found.map(({ account: { accountId, cycle }, unknown }) => [accountId, cycle, unknown.cycle]),
    ).toEqual([
      ['8.1', null, true],
      ['8.2', null, true],
    ]);
    expect(found[0]?.amount).toMatchObject({ due: { totalCents: 100 } });
  });

  it('of lines: there is nothing to show; and a database of ours that is gone is no part', async () => {
    const gone = silent('INVENTORY_UNAVAILABLE');
    await expect(listed({ inventory: { list: gone } })).rejects.toThrow(new Problem('INVENTORY_UNAVAILABLE'));
    const broken = { billing: { amountsDue: () => Promise.reject(new Error('ours')) } };
    await expect(listed(broken)).rejects.toThrow('ours');
  });
});
