// An operator may call its things what it likes: `CUST/0001-ñ?x` goes through everything that a customer does.
import {
  changeOfficeAppointment,
  createOfficeAppointment,
  searchOfficeTimeSlots,
} from '@portal/contract/help/office-appointments';
import { readTalk } from '@portal/contract/help/talks';
import { decideRepairCost, listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listTopupBalances } from '@portal/contract/lines/balance';
import { changeConnectedDevice, listConnectedDevices } from '@portal/contract/lines/home-network';
import { listProducts } from '@portal/contract/lines/inventory';
import { changeAppointment, createAppointment, searchTimeSlots } from '@portal/contract/network/visits';
import { listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { fileClaim, getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import { getDocument } from '@portal/contract/paying/documents';
import { createPayment } from '@portal/contract/paying/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { answerQuestions, associate, givenGrant, givenSignedIn } from './given/association.ts';
import { givenBillOf } from './given/bills.ts';
import { buyPackage, effectsOf, recharge } from './given/buyer.ts';
import { billPaymentBody, cards, givenToken } from './given/cards.ts';
import { claimBody } from './given/claims.ts';
import { givenInternet, givenLine } from './given/given-line.ts';
import { bodyOf, givenRepair } from './given/given-repair.ts';
import { givenBill } from './given/given-user.ts';
import { otherId, withOtherIds } from './neighbours/operators.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ speaking: withOtherIds, withJobs: true, environment: { DEMO: 'on' } });
});
afterAll(() => app.close());

/** Signed in, associated by a code, and its holder by the document. */
async function givenCustomer() {
  const user = await givenSignedIn(app);
  const line = await givenLine(app);
  const grant = await givenGrant(app, user, line);
  expect((await associate(app, user, { number: line.number, grant })).statusCode).toBe(201);
  expect((await answerQuestions(app, user.token, line, 'questions.category=Titular')).statusCode).toBe(200);
  const get = async (url: string) => app.call({ method: 'GET', url, token: user.token });
  return { user, line, get };
}

const hrefs = (items: { href: string }[]) => items.map(({ href }) => href);

it('is associated, held, and seen at home', async () => {
  const { user, line, get } = await givenCustomer();
  const { rows } = await app.database.pool.query(
    'select customer_id, line_id, account_id, role from associations where user_id = $1',
    [user.userId],
  );
  const ids = { customer_id: line.customerId, line_id: line.lineId, account_id: line.accountId };
  const called = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, otherId(id)]));
  expect(rows).toEqual([{ ...called, role: 'holder' }]);
  const accounts = await get(listBillingAccounts.path);
  expect(accounts.json()).toMatchObject([{ id: otherId(line.accountId) }]);
  const narrowed = await get(`${listBillingAccounts.path}?id=${encodeURIComponent(otherId(line.accountId))}`);
  expect(narrowed.json()).toEqual(accounts.json());
  const products = (await get(listProducts.path)).json();
  for (const href of hrefs(products)) expect((await get(href)).json()).toEqual(products[0]);
});

it('its bill is read by its href, downloaded, and paid', async () => {
  const { user, line, get } = await givenCustomer();
  const billNo = otherId(await givenBill(app, line));
  const [bill] = (await get(listCustomerBills.path)).json();
  expect(bill.billNo).toBe(billNo);
  expect((await get(bill.href)).json()).toEqual(bill);

  const described = await get(`${getDocument.path}?numfactura=${encodeURIComponent(billNo)}`);
  const [{ url }] = described.json().binaryAttachment;
  const pdf = await get(url);
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const name = decodeURIComponent(String(pdf.headers['content-disposition']).split("''")[1] ?? '');
  expect(name).toBe(`${billNo.replace('/', '-')}.pdf`);

  const token = await givenToken(app, cards.approved, 18.39);
  const paid = await app.call({
    method: 'POST',
    url: createPayment.path,
    token: user.token,
    headers: { action: '3' },
    payload: billPaymentBody({ billNo, token, dollars: 18.39, correlatorId: `EC-${billNo}` }),
  });
  expect([paid.statusCode, paid.json().status]).toEqual([201, 'authorized']);
  expect((await get(bill.href)).json()).toMatchObject({ state: 'paymentInProcess' });
  const listed = await get(`${createPayment.path}?item.id=${encodeURIComponent(billNo)}`);
  expect(listed.json()).toHaveLength(1);
  const again = { billNo, token: await givenToken(app, cards.approved, 18.39), dollars: 18.39 };
  const second = await app.call({
    method: 'POST',
    url: createPayment.path,
    token: user.token,
    headers: { action: '3' },
    payload: billPaymentBody({ ...again, correlatorId: 'EC-again' }),
  });
  expect(second.json()).toMatchObject({ code: 'PAYMENT_IN_PROCESS' });
});

it('a package and a top-up are bought, and every href of them is read', async () => {
  const { user, line, get } = await givenCustomer();
  const buyer = { user, line, token: user.token };
  const itemId = otherId('INT-3G-7D');
  expect((await buyPackage(app, buyer, { type: 'account', itemId })).statusCode).toBe(201);
  expect((await recharge(app, buyer, { type: 'account' })).statusCode).toBe(201);
  const effects = await effectsOf(app, buyer);
  expect(effects.packages).toMatchObject([{ offering_id: 'INT-3G-7D' }]);
  expect(effects.balanceCents).toBe(500);
  for (const { path } of [listTopupBalances, listAppliedBillingRates]) {
    const [first] = (await get(path)).json();
    expect((await get(first.href)).json()).toEqual(first);
  }
});

it('its repair is found in whatever letters, and decided on', async () => {
  const { user, line, get } = await givenCustomer();
  const ticketId = otherId(await givenRepair(app, line.customerId));
  const [listed] = (await get(listTroubleTickets.path)).json();
  expect(listed.id).toBe(ticketId);
  expect((await get(listed.href)).json()).toEqual(listed);
  const typed = encodeURIComponent(ticketId.toLowerCase());
  const tracked = await get(
    `${listTroubleTickets.path}?relatedParty.identifierType=TRK&relatedParty.id=${typed}`,
  );
  expect(tracked.json()).toMatchObject([{ id: ticketId }]);
  const decided = await app.call({
    method: 'POST',
    url: decideRepairCost.path.replace(':id', encodeURIComponent(ticketId)),
    token: user.token,
    payload: bodyOf({ user, line }, 'acceptedCost:35.00'),
  });
  expect([decided.statusCode, decided.json().status]).toEqual([200, 'REPARACION']);
});

/** What a signed-in user asks, where each answer must be fine. */
const asking =
  ({ token }: { token: string }) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.call({ method, url, token, ...(payload ? { payload } : {}) });
    expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 200)}`).toBeLessThan(300);
    return answer;
  };
const addressOf = ({ path }: { path: string }, id: string, attachmentId = '') =>
  path.replace(':id', encodeURIComponent(id)).replace(':attachmentId', encodeURIComponent(attachmentId));

it('a charge is claimed, written about, and its file and receipt are read', async () => {
  const { user, line } = await givenCustomer();
  const ask = asking(user);
  const billNo = otherId(await givenBillOf(app, line, '2026-11-01', [['thirdParty', 'Horóscopo', 260]]));
  const content = Buffer.from([255, 216, 255, 224]).toString('base64');
  const attachment = [{ name: 'a.jpg', mimeType: 'image/jpeg', content }];
  const body = claimBody({ '@referredType': 'billLine', id: '1', billNo }, { attachment });
  const filed = await ask('POST', fileClaim.path, body);
  const { id, href } = filed.json();
  expect(id).toMatch(/^CUST\//);
  await ask('POST', addressOf(noteClaim, id), { text: 'Adjunto el mensaje.' });
  const claim = (await ask('GET', href)).json();
  expect(claim).toMatchObject({ id, note: [{ text: 'Adjunto el mensaje.' }] });
  await ask('GET', addressOf(getClaimAttachment, id, claim.attachment[0].id));
  await ask('GET', addressOf(getClaimReceipt, id));
});

it('a person is written to, and a turn at an office booked, moved and given back', async () => {
  const ask = asking(await givenSignedIn(app));
  const opened = await ask('POST', fileClaim.path, {
    ticketType: 'conversation',
    note: [{ text: '¿Por qué?' }],
  });
  await ask('POST', addressOf(noteClaim, opened.json().id), { text: 'Es la de mayo.' });
  await ask('PUT', addressOf(readTalk, opened.json().id));

  const slots = (await ask('GET', `${searchOfficeTimeSlots.path}?placeId=CAC-1`)).json();
  const [slot, other] = slots.slice(-2);
  const turn = { placeId: 'CAC-1', slot: { id: slot.id }, activity: 'chips' };
  const { id } = (await ask('POST', createOfficeAppointment.path, turn)).json();
  await ask('PATCH', addressOf(changeOfficeAppointment, id), { slot: { id: other.id } });
  await ask('PATCH', addressOf(changeOfficeAppointment, id), { status: 'cancelled' });
});

it('at home a device is paused, and a visit booked, moved and called off', async () => {
  const user = await givenSignedIn(app);
  const { customerId, lineId, code } = await givenInternet(app, [user]);
  await app.database.pool.query(
    'update associations set customer_id = $2, line_id = $3, account_id = $4 where user_id = $1',
    [user.userId, otherId(customerId), otherId(lineId), otherId(`9.${code}`)],
  );
  await app.database.pool.query('update operator.lines set address = $2 where service_number = $1', [
    code,
    'Calle Uno 12, Ciudad Ñ',
  ]);
  const ask = asking(user);
  const [device] = (await ask('GET', `${listConnectedDevices.path}?serviceId=${code}`)).json();
  await ask('PATCH', addressOf(changeConnectedDevice, device.id), { serviceId: code, paused: true });

  const slots = (await ask('GET', `${searchTimeSlots.path}?serviceId=${code}`)).json();
  const [slot, other] = slots.slice(-2);
  const visit = { serviceId: code, slot: { id: slot.id }, description: 'No hay luz.' };
  const { id, href } = (await ask('POST', createAppointment.path, visit)).json();
  await ask('PATCH', addressOf(changeAppointment, id), { slot: { id: other.id } });
  await ask('PATCH', addressOf(changeAppointment, id), { status: 'cancelled' });
  expect((await ask('GET', href)).json()).toMatchObject({ id, status: 'cancelled' });
});
