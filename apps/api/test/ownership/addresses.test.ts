// Whose is it: every address that an answer names, opened by who was given it, by a manager and by a stranger.
import { listPermissions } from '@portal/contract/access/permissions';
import { listMessages } from '@portal/contract/help/notifications';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listProductSpecifications, listUsageSpecifications } from '@portal/contract/lines/specifications';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listUsages } from '@portal/contract/lines/usage-records';
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
import { ana, anasLine, anasName, app, get, givenStranger } from './stranger.ts';

givenStranger();

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
