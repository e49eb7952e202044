// A family that a setting has switched off: its calls fail by its name, everything else works.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listTopupBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { listPackageCategories } from '@portal/contract/shopping/catalogue';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';

/** What shows nothing without the family. */
const needing: Record<FamilyName, { path: string }[]> = {
  customers: [],
  inventory: [listBillingAccounts, listProducts],
  usage: [listUsageConsumptionReports],
  balance: [listTopupBalances],
  billing: [listCustomerBills],
  documents: [],
  catalogue: [listPackageCategories],
  ordering: [listProductOrders],
  network: [listServiceProblems],
  tickets: [listTroubleTickets],
};

// Inventory is what the others are about: without it there is nothing to be shown of them.
describe.each([[['inventory']], [familyNames.filter((name) => name !== 'inventory')]])(
  'without %s',
  (off) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ environment: { UPSTREAM_OFF: off.join(', ') } });
    });
    afterAll(() => app.close());
    const codeOf = (family: string) => `${family.toUpperCase()}_UNAVAILABLE`;

    it('a call fails by the name of the family, or shows what it has', async () => {
      const token = await app.signIn('ana.paredes@correo.example');
      for (const family of familyNames)
        for (const { path } of needing[family]) {
          const answer = await app.call({ method: 'GET', url: path, token });
          const { code } = answer.json();
          if (off.includes(family)) expect([answer.statusCode, code], path).toEqual([503, codeOf(family)]);
          else expect([answer.statusCode, code], path).toEqual([expect.toBeOneOf([200, 206]), undefined]);
        }
      if (off.includes('inventory')) return;
      const accounts = await app.call({ method: 'GET', url: listBillingAccounts.path, token });
      const unavailable = ['accountBalance', 'billStructure'];
      expect(accounts.json()[0]).toMatchObject({ accountBalance: [], unavailable });
    });

    it('what is done by itself ends, or fails by that name to be tried again', async () => {
      const { tick, settleEvents, runAutomatic, runRetention, anchorAgreements } = app;
      for (const work of [tick, settleEvents, runAutomatic, runRetention, () => anchorAgreements()])
        await work().catch((error) => expect(off.map(codeOf)).toContain(error.code));
    });
  },
);
