// Rows of an operator's lists that are not shown: whichever call they were left out of says how many; and what was not asked for.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listUsages } from '@portal/contract/lines/usage-records';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { type CustomerBill, getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../test/given/given-user.ts';
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

describe('a system that passes over a word of what it is asked, and has nothing for the tax authority', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      speaking: (ports) => ({
        ...ports,
        billing: {
          ...ports.billing,
          async list(lines, { billNos: _, ...filter }, page) {
            const found = await ports.billing.list(lines, filter, page);
            return { ...found, bills: found.bills.map((bill) => ({ ...bill, accessKey: null })) };
          },
        },
      }),
    });
  });
  afterAll(() => app.close());

  it('a bill is the one that was asked for, or none', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const [older, newest] = [
      await givenBill(app, line, { issuedOn: '2026-10-01' }),
      await givenBill(app, line, { issuedOn: '2026-11-01' }),
    ];
    const token = await app.signIn(user.email, user.password);
    const get = (billNo: string) =>
      app.call({ method: 'GET', url: getCustomerBill.path.replace(':id', billNo), token });
    expect((await get(newest)).json()).toMatchObject({ billNo: newest });
    expect((await get(older)).statusCode).toBe(404);
  });

  it('the XML of a bill is not offered to its holder', async () => {
    const token = await app.signIn('ana.paredes@correo.example');
    const bills = (await app.call({ method: 'GET', url: listCustomerBills.path, token })).json<
      CustomerBill[]
    >();
    const types = bills.flatMap(({ billDocument }) => billDocument.map(({ mimeType }) => mimeType));
    expect(new Set(types)).toEqual(new Set(['application/pdf']));
  });
});
