// Whose is it: every call that names a line or account, asked by a second customer in every spelling and place.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import { getThirdPartyBlock, listProducts } from '@portal/contract/lines/inventory';
import { getSim } from '@portal/contract/lines/sims';
import { getSpendingControl, listUsageConsumptionReports } from '@portal/contract/lines/usage';
import {
  getDataUsage,
  getVoiceUsage,
  listDailyUsage,
  listUsages,
} from '@portal/contract/lines/usage-records';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { listAppointments, searchTimeSlots } from '@portal/contract/network/visits';
import { listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { getAutoPay, getAutoTopUp } from '@portal/contract/paying/payment-methods';
import { listPayments } from '@portal/contract/paying/payments';
import { listAgreements, listConsents } from '@portal/contract/privacy/agreements';
import { listLineUsers } from '@portal/contract/privacy/line-users';
import { listExits } from '@portal/contract/shopping/exits';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { listPauses } from '@portal/contract/shopping/pauses';
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import { listSimOrders } from '@portal/contract/shopping/sim-orders';
import { describe, expect, it } from 'vitest';
import { anasAccount, get, givenStranger, madeUp } from './stranger.ts';

givenStranger();

const spellings = ['0991000001', '991000001', '593991000001', '+593991000001', ' 0991000001', '099 100 0001'];

const byQuery: [string, (value: string) => string][] = [
  ['usage', (value) => `${listUsageConsumptionReports.path}?product.publicIdentifier=${value}`],
  ['product', (value) => `${listProducts.path}?product.publicIdentifier=${value}`],
  ['product (alias)', (value) => `${listProducts.path}?publicIdentifier=${value}`],
  ['product by party', (value) => `${listProducts.path}?relatedParty.id=${value}`],
  ['balance', (value) => `${listAccumulatedBalances.path}?productpublicIdentifier=${value}`],
  ['balance (alias)', (value) => `${listAccumulatedBalances.path}?product.publicIdentifier=${value}`],
  ['top-ups', (value) => `${listTopupBalances.path}?logicalResource.value=${value}`],
  ['payments', (value) => `${listPayments.path}?product.publicIdentifier=${value}`],
  ['payments (alias)', (value) => `${listPayments.path}?serviceId=${value}`],
  ['charges', (value) => `${listAppliedBillingRates.path}?product.publicIdentifier=${value}`],
  ['charges by account', (value) => `${listAppliedBillingRates.path}?billingAccount.id=${value}`],
  ['bills', (value) => `${listCustomerBills.path}?serviceId=${value}`],
  ['advice on plans', (value) => `${getPlanAdvice.path}?serviceId=${value}`],
  ['orders', (value) => `${listProductOrders.path}?relatedParty.id=${value}`],
  ['calls', (value) => `${getVoiceUsage.path}?serviceId=${value}`],
  ['data sessions', (value) => `${getDataUsage.path}?serviceId=${value}`],
  ['use by day', (value) => `${listDailyUsage.path}?serviceId=${value}`],
  ['usage records', (value) => `${listUsages.path}?serviceId=${value}`],
  ['usage records (alias)', (value) => `${listUsages.path}?product.publicIdentifier=${value}`],
  ['automatic payment', (value) => `${getAutoPay.path}?billingAccountId=${value}`],
  ['automatic top-up', (value) => `${getAutoTopUp.path}?serviceId=${value}`],
  ['third parties', (value) => `${listProducts.path}?productType=thirdParty&serviceId=${value}`],
  ['block of third parties', (value) => `${getThirdPartyBlock.path}?serviceId=${value}`],
  ['alerts and caps', (value) => `${getSpendingControl.path}?serviceId=${value}`],
  ['agreements', (value) => `${listAgreements.path}?serviceId=${value}`],
  ['consents', (value) => `${listConsents.path}?serviceId=${value}`],
  ['problems of the network', (value) => `${listServiceProblems.path}?serviceId=${value}`],
  ['visits', (value) => `${listAppointments.path}?serviceId=${value}`],
  ['slots of visits', (value) => `${searchTimeSlots.path}?serviceId=${value}`],
  ['chip', (value) => `${getSim.path}?serviceId=${value}`],
  ['who uses a line', (value) => `${listLineUsers.path}?serviceId=${value}`],
  ['pauses', (value) => `${listPauses.path}?serviceId=${value}`],
  ['changes of chip', (value) => `${listSimOrders.path}?serviceId=${value}`],
  ['exits', (value) => `${listExits.path}?serviceId=${value}`],
  ['bills by account', (value) => `${listCustomerBills.path}?billingAccount.id=${value}`],
];

describe.each(byQuery)('%s of somebody else', (_name, url) => {
  it('is the same 404 as for one that does not exist, in every spelling', async () => {
    const missing = await get(url(madeUp));
    expect(missing.statusCode).toBe(404);
    for (const value of [...spellings, anasAccount, 'IN-100001', 'in-100001']) {
      const answer = await get(url(encodeURIComponent(value)));
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
  });

  it('is refused when the header says mine and the query says theirs, and the reverse', async () => {
    expect((await get(url('0991000001'), { claroid: '0995000001' })).statusCode).toBe(404);
    expect((await get(url('0995000001'), { claroid: '0991000001' })).statusCode).toBe(404);
    expect((await get(url('0995000001'), { serviceid: anasAccount })).statusCode).toBe(404);
  });

  it('is not mine when the identity header says so', async () => {
    const headers = { userprofileid: 'ana.paredes@correo.example' };
    expect((await get(url('0991000001'), headers)).statusCode).toBe(403);
  });
});

describe('what is mine', () => {
  it.each(byQuery)('%s answers 200', async (_name, url) => {
    expect((await get(url('0995000001'))).statusCode).toBe(200);
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
