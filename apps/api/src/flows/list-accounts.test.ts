import { type BillingAccount, listBillingAccounts } from '@portal/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { givenPostpaidLine, givenUser } from '../../test/given-user.ts';

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
    expect(portal(fixed)).toEqual(['bill card']);
    expect(portal(postpaid)).toEqual(['bill card', 'package invoice', 'recharge invoice']);
    expect(portal(prepaid)).toEqual(['package card', 'recharge card']);
    expect(prepaid?.paymentOptions).toContainEqual({
      ...{ purchase: 'package', channel: 'paymentFrame' },
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
