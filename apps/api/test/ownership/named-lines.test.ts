// Whose is it: every call that names a line or account, asked by a second customer in every spelling and place.
import { randomUUID } from 'node:crypto';
import { listPermissions } from '@portal/contract/access/permissions';
import type { Call } from '@portal/contract/common';
import { listMessages } from '@portal/contract/help/notifications';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listProductSpecifications, listUsageSpecifications } from '@portal/contract/lines/specifications';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getVoiceUsage, listUsages } from '@portal/contract/lines/usage-records';
import { listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { listPaymentMethods } from '@portal/contract/paying/payment-methods';
import { listPayments } from '@portal/contract/paying/payments';
import { listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { listPackageOfferings } from '@portal/contract/shopping/catalogue';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { listCategories } from '@portal/contract/shopping/plan-list';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../build-app.ts';
import { buyPackage, recharge } from '../given/buyer.ts';
import { givenCard } from '../given/cards.ts';
import { givenManager } from '../given/given-line.ts';
import { givenUser } from '../given/given-user.ts';
import { givenOrder } from '../given/plan-change.ts';
import { callsServed } from '../hostile-requests.ts';
import { ana, anasAccount, anasLine, anasName, app, get, givenStranger, madeUp, pablo } from './stranger.ts';

givenStranger();

const spellings = ['0991000001', '991000001', '593991000001', '+593991000001', ' 0991000001', '099 100 0001'];

type Row = [name: string, url: (value: string) => string, method: Call['method']];

/** Every word of a query by which a call's policy says that a line or account is named. */
const byPolicy: Row[] = (await callsServed()).flatMap(({ id, method, path, policy: { access } }) => {
  const words = typeof access === 'object' ? access.ownsLine : [];
  const address = path.replaceAll(/:\w+/g, randomUUID());
  return words.map((word): Row => [`${id} by ${word}`, (value) => `${address}?${word}=${value}`, method]);
});
/** What a handler reads by itself, or a second word decides. */
const byHandler: Row[] = [
  ['product by party', (value) => `${listProducts.path}?relatedParty.id=${value}`, 'GET'],
  ['third parties', (value) => `${listProducts.path}?productType=thirdParty&serviceId=${value}`, 'GET'],
  ['orders', (value) => `${listProductOrders.path}?relatedParty.id=${value}`, 'GET'],
];
const byQuery = [...byPolicy, ...byHandler];

const ask = (method: Call['method'], url: string, headers: Record<string, string> = {}) =>
  app.call({ method, url, token: pablo, headers });

describe.each(byQuery)('%s: of somebody else', (_name, url, method) => {
  it('is the same 404 as for one that does not exist, in every spelling', async () => {
    const missing = await ask(method, url(madeUp));
    expect(missing.statusCode).toBe(404);
    for (const value of [...spellings, anasAccount, 'IN-100001', 'in-100001']) {
      const answer = await ask(method, url(encodeURIComponent(value)));
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
  });

  it('is refused when the header says mine and the query says theirs, and the reverse', async () => {
    expect((await ask(method, url('0991000001'), { claroid: '0995000001' })).statusCode).toBe(404);
    expect((await ask(method, url('0995000001'), { claroid: '0991000001' })).statusCode).toBe(404);
    expect((await ask(method, url('0995000001'), { serviceid: anasAccount })).statusCode).toBe(404);
  });

  it('is not mine when the identity header says so', async () => {
    const headers = { userprofileid: 'ana.paredes@correo.example' };
    expect((await ask(method, url('0991000001'), headers)).statusCode).toBe(403);
  });
});

describe('what is mine', () => {
  it('is answered, but where the call needs another word or another kind of line', async () => {
    const refused: string[] = [];
    for (const [name, url, method] of byQuery.filter(([, , method]) => method === 'GET')) {
      const { statusCode } = await ask(method, url('0995000001'));
      if (statusCode >= 300) refused.push(`${statusCode} ${name}`);
    }
    expect(refused.toSorted()).toEqual([
      '400 getDocument by serviceId',
      '404 getGuestNetwork by serviceId',
      '404 getRouterState by serviceId',
      '404 getWifiInfo by RelatedParty.id',
      '404 getWifiInfo by relatedParty.id',
      '404 listConnectedDevices by serviceId',
      '404 testService by serviceId',
      '422 getTransferRule by serviceId',
    ]);
  });

  it('never holds a line of anybody else when nothing is named', async () => {
    for (const path of [
      listBillingAccounts.path,
      listProducts.path,
      listUsageConsumptionReports.path,
      listCustomerBills.path,
      listAccumulatedBalances.path,
      getVoiceUsage.path,
      listUsages.path,
    ]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/0991000001|0991000002|0991000003|IN-100001|TV-100001|Ana|Paredes/);
    }
  });
});

describe('accounts', () => {
  it('403: the list of somebody else', async () => {
    const answer = await get(`${listBillingAccounts.path}?relatedParty.id=ana.paredes@correo.example`);
    expect(answer.statusCode).toBe(403);
  });
  it('404: the account of a service that is not mine', async () => {
    expect((await get(listBillingAccounts.path, { serviceid: '0991000001' })).statusCode).toBe(404);
  });
  it('filters by id without leaking', async () => {
    expect((await get(`${listBillingAccounts.path}?id=${anasAccount}`)).json()).toEqual([]);
  });
});

// Whose is it: every address that an answer names, opened by who was given it, by a manager and by a stranger.

/** Everything that names itself in an answer. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (value === null || typeof value !== 'object') return [];
  const { href, ...rest } = value as { href?: string };
  return [...(href ? [href] : []), ...Object.values(rest).flatMap(hrefsIn)];
}

describe('an address in an answer', () => {
  const collections = [
    listBillingAccounts,
    listProducts,
    listPermissions,
    listUsageConsumptionReports,
    listUsages,
    listAccumulatedBalances,
    listTopupBalances,
    listCustomerBills,
    listAppliedBillingRates,
    listCategories,
    listPackageOfferings,
    listProductOrders,
    listTroubleTickets,
    listPayments,
    listPaymentMethods,
    listMessages,
    listDataAccesses,
    listProductSpecifications,
    listUsageSpecifications,
  ] as const;
  /** The same for everybody who has a line. */
  const isForEverybody = (url: string) => /productCatalogManagement|usageSpecification/.test(url);

  /** One of everything for Ana, beside what the demo has. */
  beforeAll(async () => {
    const { rows } = await app.database.pool.query('select user_id, login_name from users');
    const { user_id: userId, login_name: email } = rows.find(({ login_name }) => login_name === anasName);
    const user = { userId, email, password: demoPassword };
    const buyer = { user, token: ana, line: anasLine };
    for (const answer of [
      await buyPackage(app, buyer, { type: 'account' }),
      await recharge(app, buyer, { type: 'account' }),
      await givenOrder(app, { ...user, token: ana, line: anasLine }, 'MAX60'),
    ])
      expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
    await givenCard(app, ana);
    await app.settleEvents();
  });

  it.each(collections.map(({ id, path }) => [id, path] as const))(
    '%s: opens for whoever was given it; for a stranger it is the 404 of one that does not exist',
    async (_id, path) => {
      const list = await app.call({ method: 'GET', url: `${path}?limit=3`, token: ana });
      const hrefs = [...new Set(hrefsIn(list.json()))];
      expect(hrefs.length).toBeGreaterThan(0);
      for (const url of hrefs) {
        const own = await app.call({ method: 'GET', url, token: ana });
        expect([url, own.statusCode]).toEqual([url, 200]);
        expect(own.json().href).toBe(url);
        if (isForEverybody(url)) continue;
        const [foreign, unreal] = [await get(url), await get(url.replace(/.$/, '~'))];
        expect(foreign.statusCode).toBe(404);
        expect(foreign.body).toBe(unreal.body);
        expect((await app.call({ method: 'GET', url })).statusCode).toBe(401);
      }
    },
  );

  it('opens for who manages the line as for its holder, but for what is one person’s', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const token = await app.signIn(user.email, user.password);
    for (const { path } of collections) {
      const list = await app.call({ method: 'GET', url: `${path}?limit=3`, token });
      expect([path, list.statusCode < 300]).toEqual([path, true]);
      for (const url of new Set(hrefsIn(list.json())))
        expect([url, (await app.call({ method: 'GET', url, token })).statusCode]).toEqual([url, 200]);
    }
    expect((await app.call({ method: 'GET', url: listPayments.path, token })).json()).toEqual([]);
  });
});
