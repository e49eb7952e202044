// A family that a setting has switched off: its calls fail by its name, everything else works.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { UPSTREAM_OFF: 'usage, billing' } });
});
afterAll(() => app.close());

it('answers by its name, and home is shown without what it owes', async () => {
  const token = await app.signIn('ana.paredes@correo.example');
  const get = async ({ path }: { path: string }) => {
    const answer = await app.call({ method: 'GET', url: path, token });
    return [answer.statusCode, answer.json()];
  };
  expect(await get(listUsageConsumptionReports)).toMatchObject([503, { code: 'USAGE_UNAVAILABLE' }]);
  expect(await get(listCustomerBills)).toMatchObject([503, { code: 'BILLING_UNAVAILABLE' }]);
  expect((await get(listTroubleTickets))[0]).toBe(200);
  const [status, accounts] = await get(listBillingAccounts);
  expect(status).toBe(200);
  expect(accounts[0]).toMatchObject({ accountBalance: [], unavailable: ['accountBalance'] });
});
