// Whose is it: every line-scoped call, asked by a second customer in every spelling and place.
import { randomUUID } from 'node:crypto';
import { getFactorRecovery } from '@portal/contract/access/factor-recovery';
import { listPasskeys } from '@portal/contract/access/passkeys';
import { listPermissions } from '@portal/contract/access/permissions';
import { endOtherSessions, listSessions } from '@portal/contract/access/sessions';
import { listMessages } from '@portal/contract/help/notifications';
import { readTalk } from '@portal/contract/help/talks';
import { getTheftCertificate, undoTheft } from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances, listTopupBalances } from '@portal/contract/lines/balance';
import {
  changeConnectedDevice,
  changeGuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  restartRouter,
} from '@portal/contract/lines/home-network';
import {
  endThirdPartyProduct,
  getThirdPartyBlock,
  listProducts,
  putThirdPartyBlock,
} from '@portal/contract/lines/inventory';
import { getSim, putSimLock } from '@portal/contract/lines/sims';
import { listProductSpecifications, listUsageSpecifications } from '@portal/contract/lines/specifications';
import {
  getSpendingControl,
  listUsageConsumptionReports,
  putSpendingControl,
} from '@portal/contract/lines/usage';
import {
  getDataUsage,
  getVoiceUsage,
  listDailyUsage,
  listUsages,
} from '@portal/contract/lines/usage-records';
import {
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
} from '@portal/contract/network/appointments';
import {
  listServiceProblems,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { getArrangementOffer, listArrangements, makeArrangement } from '@portal/contract/paying/arrangements';
import { getCustomerBill, listAppliedBillingRates, listCustomerBills } from '@portal/contract/paying/billing';
import { fileClaim, getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import { getDocument } from '@portal/contract/paying/documents';
import {
  getAutoPay,
  getAutoTopUp,
  getPaymentMethod,
  listPaymentMethods,
} from '@portal/contract/paying/payment-methods';
import { getPayment, listPayments } from '@portal/contract/paying/payments';
import { listAgreements, listConsents } from '@portal/contract/privacy/agreements';
import { listDataAccesses } from '@portal/contract/privacy/data-accesses';
import {
  createDataRequest,
  getDataArchive,
  getDataRequest,
  getDataRequestReceipt,
} from '@portal/contract/privacy/data-requests';
import { listLineUsers } from '@portal/contract/privacy/line-users';
import { listPackageOfferings } from '@portal/contract/shopping/catalogue';
import { listExits } from '@portal/contract/shopping/exits';
import { listProductOrders } from '@portal/contract/shopping/ordering';
import { listPauses } from '@portal/contract/shopping/pauses';
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import { listCategories } from '@portal/contract/shopping/plan-list';
import { listSimOrders } from '@portal/contract/shopping/sim-orders';
import { canonicalMobile } from '@portal/market/service-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, startTestApp, type TestApp } from './build-app.ts';
import { givenSignedIn } from './given/association.ts';
import { buyPackage, givenBuyer, recharge } from './given/buyer.ts';
import { givenManager } from './given/given-line.ts';
import { givenPostpaidLine, givenUser } from './given/given-user.ts';
import { givenHousehold } from './given/holders.ts';
import {
  answerConsent,
  askConsent,
  endUser,
  givenUsedLine,
  readsRecords,
  sayUser,
  seenUser,
} from './given/line-users.ts';
import { givenPasskey } from './given/passkey.ts';
import { givenPerson } from './given/people.ts';
import { givenOrder } from './given/plan-change.ts';
import { autoPayOf, givenCard, wishAutoPay } from './given/saved-card.ts';
import { proveByPassword } from './given/second-factor.ts';

let app: TestApp;
let pablo: string;
let ana: string;
let anasBill: string;
let anasAccount: string;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  pablo = await app.signIn('otro@correo.example');
  ana = await app.signIn('ana.paredes@correo.example');
  const bills = await app.call({
    method: 'GET',
    url: `${listCustomerBills.path}?serviceId=0991000001`,
    token: ana,
  });
  anasBill = bills.json()[0].billNo;
  anasAccount = bills.json()[0].billingAccount.id;
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.call({ method: 'GET', url, token: pablo, headers });

const spellings = ['0991000001', '991000001', '593991000001', '+593991000001', ' 0991000001', '099 100 0001'];
const madeUp = '0999999999';
const anasName = 'ana.paredes@correo.example';
const anasLine = { number: '0991000001', serviceNumber: '593991000001', accountId: '8.100001' };

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

describe('payment arrangements', () => {
  it('404: what may be arranged about a bill of somebody else, and arranging it', async () => {
    expect((await get(`${getArrangementOffer.path}?billNo=${anasBill}`)).statusCode).toBe(404);
    const payload = {
      billNo: anasBill,
      cost: { value: 0 },
      instalments: [{ amount: { value: 1 }, due: '2099-01-01' }],
    };
    const answer = await app.call({ method: 'POST', url: makeArrangement.path, token: pablo, payload });
    expect(answer.statusCode).toBe(404);
    expect((await get(`${listArrangements.path}?billNo=${anasBill}`)).json()).toEqual([]);
  });
});

describe('documents and bills', () => {
  it('404: the invoice of somebody else', async () => {
    const foreign = await get(`${getDocument.path}?type=pdf&numfactura=${anasBill}`);
    const unreal = await get(`${getDocument.path}?type=pdf&numfactura=001-002-000000001`);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
  });
  it('an empty list for a bill number of somebody else, as for an unreal one', async () => {
    expect((await get(`${listCustomerBills.path}?billNo=${anasBill}`)).json()).toEqual([]);
  });
});

describe('a bill with its lines', () => {
  const bill = (billNo: string, token: string) =>
    app.call({ method: 'GET', url: `${getCustomerBill.path.replace(':id', billNo)}?expand=lines`, token });

  it('opens for its holder and for who manages the line; for a stranger it is a wrong number', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    expect((await bill(anasBill, ana)).json().groups).not.toHaveLength(0);
    // The invoice as XML names the buyer, and is the holder's alone.
    const { billDocument, ...whole } = (await bill(anasBill, ana)).json();
    expect((await bill(anasBill, manager)).json()).toEqual({ ...whole, billDocument: [billDocument[0]] });
    const [foreign, unreal] = [await bill(anasBill, pablo), await bill('001-002-000000001', pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await bill(anasBill, '')).statusCode).toBe(401);
  });
});

describe('a claim', () => {
  const charge = { '@referredType': 'billLine', id: '1' } as const;
  const file = (billNo: string, token: string) =>
    app.call({
      method: 'POST',
      url: fileClaim.path,
      token,
      payload: {
        ticketType: 'claim',
        reason: 'other',
        description: 'No lo reconozco.',
        relatedEntity: [{ ...charge, billNo }],
        attachment: [{ name: 'a.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }],
      },
    });

  it('is filed and followed by whoever manages the line; its files are its author’s, and strangers find none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    const [foreign, unreal] = [await file(anasBill, pablo), await file('001-002-000000001', pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await file(anasBill, '')).statusCode).toBe(401);

    const filed = await file(anasBill, manager);
    expect(filed.statusCode).toBe(201);
    const { id } = filed.json();
    const address = (path: string) => path.replace(':id', id).replace(':attachmentId', '1');
    const asked = [
      ['GET', `${listTroubleTickets.path}/${id}`, undefined, [200, 200, 404, 401]],
      ['POST', address(noteClaim.path), { text: 'Sigo esperando.' }, [201, 201, 404, 401]],
      ['GET', address(getClaimAttachment.path), undefined, [200, 404, 404, 401]],
      ['GET', address(getClaimReceipt.path), undefined, [200, 200, 404, 401]],
    ] as const;
    for (const [method, url, payload, expected] of asked) {
      const answers = [];
      for (const token of [manager, ana, pablo, ''])
        answers.push(await app.call({ method, url, token, ...(payload ? { payload } : {}) }));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, expected]);
      const none = await app.call({
        method,
        url: url.replace(id, 'RCL-000000-AAAAAA'),
        token: pablo,
        ...(payload ? { payload } : {}),
      });
      expect(none.body).toBe(answers[2]?.body);
    }
    const list = (token: string) =>
      app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=claim`, token });
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list(ana)).json()).toMatchObject([{ id, attachment: [] }]);
    expect((await list(manager)).json()).toMatchObject([{ id, attachment: [{ name: 'a.pdf' }] }]);
  });
});

describe('what is written to a person', () => {
  it('is its author’s alone, whoever shares the line, and whoever has none', async () => {
    const author = await givenUser(app);
    await givenManager(app, author, anasLine);
    const other = await givenUser(app);
    await givenManager(app, other, anasLine);
    const manager = await app.signIn(author.email, author.password);
    const fellow = await app.signIn(other.email, other.password);
    const write = (token: string) =>
      app.call({
        method: 'POST',
        url: fileClaim.path,
        token,
        payload: { ticketType: 'conversation', note: [{ text: 'Hola' }] },
      });
    const { id } = (await write(manager)).json();
    const lineless = await givenUser(app);
    expect((await write(await app.signIn(lineless.email, lineless.password))).statusCode).toBe(201);
    expect((await write('')).statusCode).toBe(401);
    const item = `${listTroubleTickets.path}/${id}`;
    const asked = [
      ['GET', item, undefined, 200],
      ['POST', noteClaim.path.replace(':id', id), { text: 'Sigo.' }, 201],
      ['PUT', readTalk.path.replace(':id', id), undefined, 200],
    ] as const;
    for (const [method, url, payload, own] of asked) {
      const of = (token: string, address = url) =>
        app.call({ method, url: address, token, ...(payload ? { payload } : {}) });
      const answers = [];
      for (const token of [manager, fellow, ana, pablo, '']) answers.push(await of(token));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, [own, 404, 404, 404, 401]]);
      expect((await of(pablo, url.replace(id, 'CHT-000000-AAAAAA'))).body).toBe(answers[3]?.body);
    }
    const list = async (token: string) =>
      (
        await app.call({
          method: 'GET',
          url: `${listTroubleTickets.path}?ticketType=conversation&fields=id`,
          token,
        })
      ).json();
    expect(await list(manager)).toMatchObject([{ id }]);
    for (const token of [fellow, pablo]) expect(await list(token)).toEqual([]);
  });
});

describe('a problem of the network', () => {
  const anasHome = { number: 'IN-100001', serviceNumber: 'IN-100001', accountId: '8.100010' };

  it('is seen, watched and tested by holder and manager; for a stranger there is none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasHome);
    const manager = await app.signIn(user.email, user.password);
    const list = (token: string) => app.call({ method: 'GET', url: listServiceProblems.path, token });
    const [{ id }] = (await list(ana)).json();
    expect((await list(manager)).json()).toMatchObject([{ id, affectedService: [{ id: 'IN-100001' }] }]);
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list('')).statusCode).toBe(401);

    const watch = (token: string, problem: string) =>
      app.call({
        method: 'PUT',
        url: watchServiceProblem.path.replace(':id', problem),
        token,
        payload: { isWatched: true },
      });
    const test = (token: string, line: string) =>
      app.call({ method: 'GET', url: `${testService.path}?serviceId=${line}`, token });
    for (const ask of [(token: string) => watch(token, id), (token: string) => test(token, 'IN-100001')]) {
      const answers = [await ask(ana), await ask(manager), await ask(pablo), await ask('')];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 401]);
    }
    expect((await watch(pablo, id)).body).toBe((await watch(pablo, 'RED-000000-AAAAAA')).body);
    expect((await test(pablo, 'IN-100001')).body).toBe((await test(pablo, 'IN-999999')).body);
    // What one of them wants to be told of is their own wish.
    await app.call({
      method: 'PUT',
      url: watchServiceProblem.path.replace(':id', id),
      token: manager,
      payload: { isWatched: false },
    });
    expect((await list(ana)).json()).toMatchObject([{ isWatched: true }]);
  });
});

describe('records of a line that another adult uses', () => {
  it('are that person’s; of the others, of whom each may ask what is one table, and a stranger finds none', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const [manager, viewer, payer, stranger] = [
      await givenSignedIn(app),
      await givenSignedIn(app),
      await givenSignedIn(app),
      await givenSignedIn(app),
    ];
    await givenManager(app, manager, line);
    await givenPerson(app, holder, 'viewer', viewer);
    await givenPerson(app, holder, 'payer', payer);
    const everybody = [user, holder, manager, viewer, payer, stranger, { token: '' }];
    const codes = async (ask: (token: string) => Promise<{ statusCode: number; body: string }>) => {
      const found = [];
      for (const { token } of everybody) {
        const { statusCode, body } = await ask(token);
        const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
        found.push(statusCode === 403 ? code : String(statusCode));
      }
      return found;
    };
    const reads = async (token: string) => {
      const [statusCode, code] = (await readsRecords(app, token, line)).split(' ');
      return { statusCode: Number(statusCode), body: JSON.stringify({ code }) };
    };
    const [closed, role] = ['USER_CONSENT_REQUIRED', 'ROLE_NOT_ENOUGH'];
    expect(await codes(reads)).toEqual(['200', closed, closed, role, role, '404', '401']);
    expect(await codes((token) => sayUser(app, token, line, 'adult'))).toEqual([
      role,
      '200',
      role,
      role,
      role,
      '404',
      '401',
    ]);
    expect(await codes((token) => askConsent(app, token, line))).toEqual([
      '409',
      '201',
      '201',
      role,
      role,
      '404',
      '401',
    ]);
    const [{ id } = { id: '' }] = (await seenUser(app, user.token, line)).requests;
    everybody.push(everybody.shift() ?? stranger);
    expect(await codes((token) => answerConsent(app, token, id, true))).toEqual([
      '404',
      '404',
      '404',
      '404',
      '404',
      '401',
      '204',
    ]);
    expect(await codes((token) => endUser(app, token, line))).toEqual([
      '404',
      '404',
      '404',
      '404',
      '404',
      '401',
      '204',
    ]);
  });
});

describe('the Wi-Fi of a home', () => {
  it.each([listConnectedDevices, getGuestNetwork, getRouterState])(
    '$id: 404 of somebody else',
    async ({ path }) => {
      expect((await get(`${path}?serviceId=IN-200001`)).statusCode).toBe(200);
      const [theirs, unreal] = [
        await get(`${path}?serviceId=IN-100001`),
        await get(`${path}?serviceId=IN-999999`),
      ];
      expect([theirs.statusCode, theirs.body]).toEqual([404, unreal.body]);
    },
  );

  it.each([
    ['PATCH', changeConnectedDevice, { name: 'Mío' }],
    ['PUT', changeGuestNetwork, { enabled: true }],
    ['POST', restartRouter, {}],
    ['POST', measureSpeed, {}],
  ] as const)('%s $id: 404 of somebody else', async (method, { path }, more) => {
    await proveByPassword(app, pablo, demoPassword);
    const url = path.replace(':id', 'NADA');
    const send = (serviceId: string) =>
      app.call({ method, url, token: pablo, payload: { serviceId, ...more } });
    const [theirs, unreal] = [await send('IN-100001'), await send('IN-999999')];
    expect([theirs.statusCode, theirs.body]).toEqual([404, unreal.body]);
  });
});

describe('a visit', () => {
  const anasHome = { number: 'TV-100001', serviceNumber: 'TV-100001', accountId: '8.100010' };

  it('is seen and moved by holder and manager; for a stranger there is none', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasHome);
    const manager = await app.signIn(user.email, user.password);
    const list = (token: string) => app.call({ method: 'GET', url: listAppointments.path, token });
    const [{ id }] = (await list(ana)).json();
    expect((await list(manager)).json()).toMatchObject([{ id, relatedEntity: [{ id: 'TV-100001' }] }]);
    expect((await list(pablo)).json()).toEqual([]);
    const slots = (token: string, line = 'TV-100001') =>
      app.call({ method: 'GET', url: `${searchTimeSlots.path}?serviceId=${line}`, token });
    const slot = { id: (await slots(ana)).json()[0].id };
    const move = (token: string, visit = id) =>
      app.call({
        method: 'PATCH',
        url: changeAppointment.path.replace(':id', visit),
        token,
        payload: { slot },
      });
    const book = (token: string, serviceId = 'TV-100001') =>
      app.call({ method: 'POST', url: createAppointment.path, token, payload: { serviceId, slot } });
    for (const [ask, mine] of [
      [list, 200],
      [slots, 200],
      [(token: string) => move(token), 200],
      [(token: string) => book(token), 409],
    ] as const) {
      const answers = [];
      for (const token of [ana, manager, pablo, '']) answers.push((await ask(token)).statusCode);
      const strangers = ask === list ? 200 : 404;
      expect(answers).toEqual([mine, mine, strangers, 401]);
    }
    expect((await move(pablo)).body).toBe((await move(pablo, 'VIS-000000-AAAAAA')).body);
    expect((await book(pablo)).body).toBe((await book(pablo, 'TV-999999')).body);
    expect((await slots(pablo)).body).toBe((await slots(pablo, 'TV-999999')).body);
  });
});

describe('a service of another company', () => {
  it('is ended and blocked by holder and manager, and is nobody else’s', async () => {
    const user = await givenUser(app);
    const second = { number: '0991000002', serviceNumber: '593991000002', accountId: '8.100002' };
    await givenManager(app, user, second);
    const manager = await app.signIn(user.email, user.password);
    const listUrl = `${listProducts.path}?productType=thirdParty&serviceId=${second.number}`;
    const [service] = (await app.call({ method: 'GET', url: listUrl, token: ana })).json();
    expect((await app.call({ method: 'GET', url: listUrl, token: manager })).json()).toEqual([service]);
    const end = (id: string, token: string) =>
      app.call({
        method: 'PATCH',
        url: endThirdPartyProduct.path.replace(':id', id),
        token,
        payload: { status: 'terminated' },
      });
    const block = (number: string, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putThirdPartyBlock.path}?serviceId=${number}`,
        token,
        payload: { blocked: true },
      });
    const [foreign, unreal] = [await end(service.id, pablo), await end(randomUUID(), pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await block(second.number, pablo)).body).toBe((await block(madeUp, pablo)).body);
    expect((await end(service.id, '')).statusCode).toBe(401);
    expect((await block(second.number, '')).statusCode).toBe(401);
    expect((await end(service.id, manager)).json()).toMatchObject({ id: service.id, status: 'terminated' });
    expect((await block(second.number, manager)).json()).toMatchObject({ blocked: true });
    expect((await block(second.number, ana)).statusCode).toBe(200);
  });
});

describe('the lock of a chip', () => {
  it('is put on by holder and manager, taken off by the holder alone, and is nobody else’s', async () => {
    const user = await givenUser(app);
    const second = { number: '0991000002', serviceNumber: '593991000002', accountId: '8.100002' };
    await givenManager(app, user, second);
    const manager = await app.signIn(user.email, user.password);
    const lock = (number: string, simLock: boolean, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putSimLock.path}?serviceId=${number}`,
        token,
        payload: { simLock },
      });
    for (const simLock of [true, false]) {
      expect((await lock(second.number, simLock, '')).statusCode).toBe(401);
      const [foreign, unreal] = [
        await lock(second.number, simLock, pablo),
        await lock(madeUp, simLock, pablo),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
    }
    await proveByPassword(app, manager, user.password);
    await proveByPassword(app, ana, demoPassword);
    const refused = await lock(second.number, false, manager);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'HOLDER_REQUIRED']);
    expect((await lock(second.number, false, ana)).json()).toMatchObject({
      simLock: true,
      simLockOffAt: expect.any(String),
    });
    expect((await lock(second.number, true, manager)).json()).toMatchObject({
      simLock: true,
      simLockOffAt: null,
    });
  });
});

describe('a stolen phone', () => {
  it('is reported by holder and manager, given back by the holder alone, and is nobody else’s', async () => {
    const { line, tokens, users } = await givenHousehold(app);
    const report = (serviceId: string, token: string) =>
      app.call({
        method: 'POST',
        url: fileClaim.path,
        token,
        payload: { ticketType: 'theft', serviceId },
      });
    const [foreign, unreal] = [await report(line.number, pablo), await report(madeUp, pablo)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unreal.body);
    expect((await report(line.number, '')).statusCode).toBe(401);
    const reported = await report(line.number, tokens.manager);
    expect(reported.statusCode).toBe(201);
    const { id } = reported.json();
    for (const person of ['holder', 'manager'] as const)
      await proveByPassword(app, tokens[person], users[person].password);
    await proveByPassword(app, pablo, demoPassword);
    const address = (path: string) => path.replace(':id', id);
    const asked = [
      ['GET', `${listTroubleTickets.path}/${id}`, [200, 200, 404, 404, 401]],
      ['GET', address(getTheftCertificate.path), [200, 200, 404, 404, 401]],
      ['POST', address(undoTheft.path), [403, 200, 404, 403, 401]],
    ] as const;
    for (const [method, url, expected] of asked) {
      const answers = [];
      for (const token of [tokens.manager, tokens.holder, pablo, tokens.gone, ''])
        answers.push(await app.call({ method, url, token }));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, expected]);
      const none = await app.call({ method, url: url.replace(id, 'ROB-000000-AAAAAAAA'), token: pablo });
      expect(none.body).toBe(answers[2]?.body);
    }
    const list = (token: string) =>
      app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=theft`, token });
    expect((await list(pablo)).json()).toEqual([]);
    expect((await list(tokens.gone)).json()).toEqual([]);
    expect((await list(tokens.holder)).json()).toMatchObject([{ id, status: 'cancelled' }]);
  });
});

describe('a receipt', () => {
  it('opens for who paid alone: for a stranger, and for who manages the same line, there is none', async () => {
    const mia = await givenBuyer(app, { kind: 'Postpaid' });
    const { id } = (await buyPackage(app, mia, { type: 'account' })).json();
    const manager = await givenUser(app);
    await givenManager(app, manager, mia.line);
    const tokens = {
      payer: mia.token,
      stranger: pablo,
      manager: await app.signIn(manager.email, manager.password),
    };
    const open = (who: keyof typeof tokens, payment: string) =>
      app.call({ method: 'GET', url: getPayment.path.replace(':id', payment), token: tokens[who] });
    expect((await open('payer', id)).json()).toMatchObject({ id, status: 'authorized' });
    for (const who of ['stranger', 'manager'] as const) {
      const [foreign, unreal] = [await open(who, id), await open(who, randomUUID())];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
    }
  });
});

describe('saved cards, and what is paid with them by itself', () => {
  it('a card is its owner’s alone; a wish is each person’s own, holder or manager; for a stranger there is no account', async () => {
    const holder = await givenUser(app);
    const line = await givenPostpaidLine(app, holder);
    const manager = await givenUser(app);
    await givenManager(app, manager, { ...line, serviceNumber: canonicalMobile(line.number) ?? '' });
    const [held, managed] = [
      await app.signIn(holder.email, holder.password),
      await app.signIn(manager.email, manager.password),
    ];
    const card = await givenCard(app, held);
    const url = getPaymentMethod.path.replace(':id', card.id);
    for (const token of [managed, pablo]) {
      const unreal = await app.call({ method: 'GET', url: url.replace(/.$/, '~'), token });
      for (const method of ['GET', 'DELETE'] as const) {
        const foreign = await app.call({ method, url, token });
        expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
      }
      const payload = { preferred: true };
      expect((await app.call({ method: 'PATCH', url, token, payload })).body).toBe(unreal.body);
      expect(
        (await wishAutoPay(app, token, line.accountId, { enabled: true, paymentMethodId: card.id }))
          .statusCode,
      ).toBe(token === pablo ? 404 : 422);
    }
    await wishAutoPay(app, held, line.accountId, { enabled: true });
    expect(await autoPayOf(app, held, line.accountId)).toMatchObject({
      enabled: true,
      paymentMethodId: card.id,
    });
    expect(await autoPayOf(app, managed, line.accountId)).toMatchObject({
      enabled: false,
      paymentMethodId: null,
    });
    await givenCard(app, managed);
    expect((await wishAutoPay(app, managed, line.accountId, { enabled: true })).statusCode).toBe(200);
    expect((await autoPayOf(app, held, line.accountId)).paymentMethodId).toBe(card.id);
  });
});

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

describe('a session', () => {
  it('is seen and closed by its own person alone; to a stranger it is one that does not exist', async () => {
    const user = await givenUser(app);
    const [first, second] = [
      await app.signIn(user.email, user.password),
      await app.signIn(user.email, user.password),
    ];
    const list = async (token: string) =>
      (await app.call({ method: 'GET', url: listSessions.path, token })).json();
    const [{ href }] = (await list(first)).filter(({ current }: { current: boolean }) => !current);
    for (const method of ['GET', 'DELETE'] as const) {
      const [foreign, unreal] = [
        await app.call({ method, url: href, token: pablo }),
        await app.call({ method, url: href.replace(/.$/, '~'), token: pablo }),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
      expect((await app.call({ method, url: href })).statusCode).toBe(401);
    }
    expect((await list(pablo)).map((each: { href: string }) => each.href)).not.toContain(href);
    expect(
      (await app.call({ method: 'DELETE', url: `${endOtherSessions.path}?others=true` })).statusCode,
    ).toBe(401);
    await app.call({ method: 'DELETE', url: `${endOtherSessions.path}?others=true`, token: ana });
    expect(await list(second)).toHaveLength(2);
    expect((await app.call({ method: 'DELETE', url: href, token: first })).statusCode).toBe(204);
    expect((await app.call({ method: 'GET', url: listSessions.path, token: second })).statusCode).toBe(401);
  });
});

describe('a passkey', () => {
  it('is seen and removed by its own person alone; to a stranger it is one that does not exist', async () => {
    const user = await givenUser(app);
    const { token, passkey } = await givenPasskey(app, user);
    const { token: stranger } = await givenPasskey(app, await givenUser(app));
    for (const method of ['GET', 'DELETE'] as const) {
      const [foreign, unreal] = [
        await app.call({ method, url: passkey.href, token: stranger }),
        await app.call({ method, url: passkey.href.replace(/.$/, '~'), token: stranger }),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
      expect((await app.call({ method, url: passkey.href })).statusCode).toBe(401);
    }
    const list = await app.call({ method: 'GET', url: listPasskeys.path, token: stranger });
    expect(list.body).not.toContain(passkey.id);
    expect((await app.call({ method: 'GET', url: passkey.href, token })).statusCode).toBe(200);
  });

  it('and a second step that is about to go are one person’s: a stranger neither sees nor stops it', async () => {
    const user = await givenUser(app);
    await app.database.pool.query(
      "insert into factor_recoveries (user_id, stop_hash, ends_at) values ($1, '', now() + interval '1 day')",
      [user.userId],
    );
    const token = await app.signIn(user.email, user.password);
    const { path: url } = getFactorRecovery;
    expect((await app.call({ method: 'GET', url, token: pablo })).json().endsAt).toBeNull();
    expect((await app.call({ method: 'DELETE', url, token: pablo })).statusCode).toBe(204);
    expect((await app.call({ method: 'DELETE', url })).statusCode).toBe(401);
    expect((await app.call({ method: 'GET', url, token })).json().endsAt).toMatch(/^20/);
  });
});

describe('what somebody asks about their data', () => {
  it('is theirs alone, with its receipt, its archive and its end', async () => {
    const user = await givenUser(app);
    const token = await app.signIn(user.email, user.password);
    const ask = (method: 'GET' | 'DELETE', url: string, bearer: string) =>
      app.call({ method, url, token: bearer });
    const payload = { kind: 'opposition' };
    const asked = await app.call({ method: 'POST', url: createDataRequest.path, token, payload });
    const { id, href } = asked.json();
    await proveByPassword(app, pablo, demoPassword);
    expect((await ask('GET', createDataRequest.path, pablo)).body).not.toContain(id);
    for (const [method, path] of [
      ['GET', getDataRequest.path],
      ['GET', getDataRequestReceipt.path],
      ['GET', getDataArchive.path],
    ] as const) {
      const foreign = await ask(method, path.replace(':id', id), pablo);
      const unreal = await ask(method, path.replace(':id', randomUUID()), pablo);
      expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
      expect((await app.call({ method, url: path.replace(':id', id) })).statusCode).toBe(401);
    }
    expect((await ask('GET', href, token)).statusCode).toBe(200);
    expect((await app.call({ method: 'POST', url: createDataRequest.path, payload })).statusCode).toBe(401);
  });
});

describe('a line that is taken away', () => {
  it('ends with the next request', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const token = await app.signIn(user.email, user.password);
    const ask = () =>
      app.call({ method: 'GET', url: `${listProducts.path}?product.publicIdentifier=${line.number}`, token });
    expect((await ask()).statusCode).toBe(200);
    await app.database.pool.query('delete from associations where user_id = $1', [user.userId]);
    expect((await ask()).statusCode).toBe(404);
  });

  it('alerts and caps of a line are chosen by its holder and by who manages it, and by nobody else', async () => {
    const user = await givenUser(app);
    await givenManager(app, user, anasLine);
    const manager = await app.signIn(user.email, user.password);
    const cap = { amount: { unit: 'USD', value: 7 }, action: 'stop' };
    const put = (number: string, token: string) =>
      app.call({
        method: 'PUT',
        url: `${putSpendingControl.path}?serviceId=${number}`,
        token,
        payload: { alerts: [], cap, roamingCap: cap },
      });
    const foreign = await put(anasLine.number, pablo);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await put(madeUp, pablo)).body);
    expect((await put(anasLine.number, '')).statusCode).toBe(401);
    expect((await put(anasLine.number, manager)).json()).toMatchObject({ cap });
    expect((await put(anasLine.number, ana)).statusCode).toBe(200);
  });
});
