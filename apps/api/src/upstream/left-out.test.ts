// Rows of an operator's lists that are not shown: whichever call they were left out of says how many.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listUsages } from '@portal/contract/lines/usage-records';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { sayingTwice } from '../../test/neighbours/faulty-upstream.ts';

const twice = new Set<string>();
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ speaking: (ports) => sayingTwice(ports, twice) });
  token = await app.signIn('ana.paredes@correo.example');
});
afterAll(() => app.close());
afterEach(() => twice.clear());

it.each([
  ['billing.list', listCustomerBills],
  ['usage.buckets', listUsageConsumptionReports],
  ['usage.records', listUsages],
  ['tickets.list', listTroubleTickets],
  ['network.problems', listServiceProblems],
])('%s with rows told twice', async (operation, { path }) => {
  twice.add(operation);
  const answer = await app.call({ method: 'GET', url: path, token });
  expect(answer.statusCode).toBeLessThan(300);
  expect(Number(answer.headers['x-left-out'])).toBeGreaterThan(0);
});
