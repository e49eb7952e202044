// Pablo, a second customer, who asks for what is Ana's; and what of hers he asks for.
import { listCustomerBills } from '@portal/contract/paying/billing';
import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp } from '../build-app.ts';

export let app: TestApp;
export let pablo: string;
export let ana: string;
export let anasBill: string;
export let anasAccount: string;

/** Of the file that calls it. */
export function givenStranger(): void {
  beforeAll(async () => {
    app = await startTestApp({ withJobs: true });
    pablo = await app.signIn('otro@correo.example');
    ana = await app.signIn(anasName);
    const bills = await app.call({
      method: 'GET',
      url: `${listCustomerBills.path}?serviceId=${anasLine.number}`,
      token: ana,
    });
    anasBill = bills.json()[0].billNo;
    anasAccount = bills.json()[0].billingAccount.id;
  });
  afterAll(() => app.close());
}

/** As Pablo. */
export const get = (url: string, headers: Record<string, string> = {}) =>
  app.call({ method: 'GET', url, token: pablo, headers });

export const madeUp = '0999999999';
export const anasName = 'ana.paredes@correo.example';
export const anasLine = { number: '0991000001', serviceNumber: '593991000001', accountId: '8.100001' };
