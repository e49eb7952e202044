// An operator's system that passes over a word of what it is asked: what it answers instead is about nothing that was asked.
import { getCustomerBill } from '@portal/contract/paying/billing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { givenBill, givenPostpaidLine, givenUser } from '../../test/given/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    speaking: (ports) => ({
      ...ports,
      billing: {
        ...ports.billing,
        list: (lines, { billNos: _, ...filter }, page) => ports.billing.list(lines, filter, page),
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
