// What asks again who somebody is: the policies of all calls, against sessions young, old and proved.
import { randomUUID } from 'node:crypto';
import { addPasskey, beginPasskey, removePasskey } from '@portal/contract/access/passkeys';
import {
  createPermission,
  deletePermission,
  endPermission,
  removePermission,
} from '@portal/contract/access/permissions';
import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
} from '@portal/contract/access/second-factor';
import { changePassword, deleteUser } from '@portal/contract/access/sso';
import type { Call } from '@portal/contract/common';
import { undoTheft } from '@portal/contract/help/thefts';
import { linkWhatsapp, sendWhatsappCode } from '@portal/contract/help/whatsapp';
import { changeConnectedDevice, changeGuestNetwork } from '@portal/contract/lines/home-network';
import { getSim, postSimLock, putSimLock } from '@portal/contract/lines/sims';
import { transferBalance } from '@portal/contract/lines/transfers';
import { changeWifi, getWifiInfo } from '@portal/contract/lines/wifi';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { savePaymentMethod, setAutoPay, setAutoTopUp } from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { proofFor } from '@portal/contract/policy';
import { createDataRequest, getDataArchive } from '@portal/contract/privacy/data-requests';
import { createProductOrder } from '@portal/contract/shopping/ordering';
import { showActivationCode } from '@portal/contract/shopping/sim-orders';
import { readSeal } from '@portal/operator/db/seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { chatSecret, chatSides } from './chat.ts';
import { billPaymentBody } from './given/cards.ts';
import { proveByPassword } from './given/codes.ts';
import { local } from './given/country.ts';
import { type GivenUser, givenPostpaidLine, givenUser } from './given/given-user.ts';
import { deviceFor, givenPasskey } from './given/passkey.ts';
import { callsServed } from './hostile-requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { ASSISTANT_SECRET: chatSecret }, withJobs: true });
});
afterAll(() => app.close());

interface Asked {
  query?: string;
  payload?: Record<string, unknown>;
  /** A body with which it needs none. */
  harmless?: Record<string, unknown>;
}

/** Of each call one that the gateway lets through to the table: what a handler thinks of it does not matter. */
function asked({ number, accountId }: { number: string; accountId: string }): Map<string, Asked> {
  const { authorizationCode: _, ...bill } = billPaymentBody({
    billNo: '001-002-000000001',
    token: '',
    dollars: 1,
    correlatorId: `EC-${randomUUID()}`,
  });
  const card = { paymentMethod: [{ '@type': 'tokenizedCard', id: randomUUID() }] };
  const other = { serviceId: '0987654321', totalAmount: { value: 3 }, correlatorId: `EC-${randomUUID()}` };
  const saved = { paymentMethod: { '@type': 'tokenizedCard', id: randomUUID() } };
  const typed = { paymentMethod: { '@type': 'bankCard', authorizationCode: 'token' } };
  const privilege = inviting(number);
  const association = { privilege };
  const invitation = (role: string) => ({ role, privilege, user: { login_name: 'a@correo.example' } });
  const end = { validFor: { endDateTime: new Date().toISOString() } };
  const each: [Call, Asked][] = [
    [
      createPayment,
      { payload: { ...bill, ...card }, harmless: { ...bill, paymentMethod: [{ '@type': 'account' }] } },
    ],
    [savePaymentMethod, { payload: { cardToken: 'token' } }],
    [sendWhatsappCode, { payload: { number: local(91_000_000) } }],
    [
      linkWhatsapp,
      { payload: { number: local(91_000_000), codeNumberEn: 'x', codeNumber: '000000', kinds: [] } },
    ],
    [
      setAutoPay,
      { query: `billingAccountId=${accountId}`, payload: { enabled: true }, harmless: { enabled: false } },
    ],
    [
      setAutoTopUp,
      { query: `serviceId=${number}`, payload: { enabled: true }, harmless: { enabled: false } },
    ],
    [createPermission, { payload: invitation('viewer'), harmless: association }],
    [deletePermission, { query: `privileges.manageableAsset.id=${number}` }],
    [removePermission, {}],
    [endPermission, { payload: end }],
    [getWifiInfo, { query: `RelatedParty.id=${number}&reveal=true` }],
    [
      changeWifi,
      {
        payload: { relatedParty: { id: number }, wifiChangeInfo: { newkey: 'Jacaranda77', ssid: 'Casa' } },
        harmless: {
          relatedParty: { id: number },
          wifiChangeInfo: { key: 'Guayacan2481', newkey: 'Jacaranda77', ssid: 'Casa' },
        },
      },
    ],
    [
      changeConnectedDevice,
      {
        payload: { serviceId: number, blocked: true },
        harmless: { serviceId: number, paused: true },
      },
    ],
    [changeGuestNetwork, { payload: { serviceId: number, enabled: true } }],
    [
      changePassword,
      { payload: { password: 'Nueva#2026' }, harmless: { password: 'x', currentPassword: 'Nada2026' } },
    ],
    [getSim, { query: `serviceId=${number}&reveal=true` }],
    [putSimLock, { query: `serviceId=${number}`, payload: { simLock: false }, harmless: { simLock: true } }],
    [postSimLock, { query: `serviceId=${number}`, payload: { simLock: false }, harmless: { simLock: true } }],
    [undoTheft, {}],
    [showActivationCode, {}],
    [transferBalance, { payload: { serviceId: number, to: '0987654321', amount: { value: 1 } } }],
    [payOtherBill, { payload: { ...other, ...saved }, harmless: { ...other, ...typed } }],
    [topUpOther, { payload: { ...other, ...saved }, harmless: { ...other, ...typed } }],
    [
      createProductOrder,
      {
        payload: {
          relatedParty: [{ id: number }],
          orderItem: [{ action: 'delete' }],
          quote: { endsOn: '2026-11-25', cost: { value: 0 } },
        },
        harmless: {
          relatedParty: [{ id: number, identifierType: 'msisdn', role: 'customer' }],
          productOrderItem: [{ action: 'change', productOffering: { id: 'AX2' } }],
        },
      },
    ],
    [deleteUser, {}],
    [beginSecondFactor, {}],
    [confirmSecondFactor, { payload: { code: '123456' } }],
    [renewBackupCodes, {}],
    [endSecondFactor, {}],
    [beginPasskey, {}],
    [addPasskey, { payload: { name: 'Celular', credential: deviceFor(app.portalOrigin).make('') } }],
    [removePasskey, {}],
    [createDataRequest, { payload: { kind: 'erasure' }, harmless: { kind: 'opposition' } }],
    [getDataArchive, {}],
    [createPersonalToken, { payload: { name: 'Casa', scopes: ['usage'], days: 1 } }],
  ];
  return new Map(each.map(([{ id }, request]) => [id, request]));
}

async function givenPerson() {
  const user = await givenUser(app);
  const line = await givenPostpaidLine(app, user);
  return { user, line, token: await app.signIn(user.email, user.password) };
}

const inviting = (id: string) => [
  {
    manageableAsset: { id, entityType: 'product', identifierType: 'msisdn' },
    function: 'Manage service',
    action: 'R',
  },
];

const age = ({ userId }: GivenUser) =>
  app.database.pool.query(
    "update sessions set created_at = now() - interval '16 minutes', password_verified_at = null where user_id = $1",
    [userId],
  );

async function isRefused(
  { token, line }: Awaited<ReturnType<typeof givenPerson>>,
  call: Call,
  harmless = false,
) {
  const request = asked(line).get(call.id);
  const payload = harmless ? request?.harmless : request?.payload;
  const answer = await app.call({
    method: call.method,
    url: `${call.path.replace(':id', line.number)}?${request?.query ?? ''}`,
    token,
    headers: { action: '3' },
    ...(payload ? { payload } : {}),
  });
  const { code, methods } = answer.body === '' ? {} : answer.json();
  if (code !== 'STEP_UP_REQUIRED') return false;
  expect([answer.statusCode, methods]).toEqual([403, ['password']]);
  return true;
}

const asking = (await callsServed()).filter(
  ({ policy }) => policy.access !== 'public' && policy.stepUp !== 'none',
);

it('is asked of each call whose policy says so', () => {
  const known = [...asked({ number: '', accountId: '' }).keys()];
  expect(asking.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
});

describe.each(asking.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  it('asks who it is as its policy says, and not after it was said', async () => {
    const person = await givenPerson();
    const { payload: body, query = '' } = asked(person.line).get(call.id) ?? {};
    const proof = proofFor(call, { body, query: Object.fromEntries(new URLSearchParams(query)) });
    expect(await isRefused(person, call)).toBe(proof !== 'recent');
    if (asked(person.line).get(call.id)?.harmless) expect(await isRefused(person, call, true)).toBe(false);
    const old = await givenPerson();
    await age(old.user);
    expect(await isRefused(old, call)).toBe(true);
    expect((await proveByPassword(app, old.token, old.user.password)).statusCode).toBe(204);
    expect(await isRefused(old, call)).toBe(false);
    if (proof !== 'eachTime' && proof !== 'beforeEachTime') return;
    // What something else has relied on confirms nothing.
    await proveByPassword(app, person.token, person.user.password);
    const tokens = { method: 'POST', url: createPersonalToken.path, token: person.token } as const;
    const payload = { name: 'Casa', scopes: ['usage'], days: 1 };
    expect((await app.call({ ...tokens, payload })).statusCode).toBe(201);
    expect(await isRefused(person, call)).toBe(true);
  });
});

it('one act for each time that its person says who they are, at once and later; what is refused takes none', async () => {
  const { user, token, line } = await givenPerson();
  const unlock = () =>
    app.call({
      method: 'PUT',
      url: `${putSimLock.path}?serviceId=${line.number}`,
      token,
      payload: { simLock: false },
    });
  await proveByPassword(app, token, user.password);
  // A line without a chip: refused, so it may be tried again.
  for (const _time of [1, 2]) expect((await unlock()).statusCode).toBe(404);
  const sealedPuk = (await readSeal(app.database.db)).close('40718263', line.lineId);
  await app.database.pool.query(
    "insert into operator.sims (customer_id, line_id, iccid, sealed_puk) values ($1, $2, '8959301123456789014', $3)",
    [line.customerId, line.lineId, sealedPuk],
  );
  const answers = await Promise.all(Array.from({ length: 20 }, unlock));
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect([taken.length, (await unlock()).json().code]).toEqual([1, 'STEP_UP_REQUIRED']);
});

it('a stolen session alone takes nothing over, however young it is', async () => {
  const { user, token, line } = await givenPerson();
  const { passkey } = await givenPasskey(app, user);
  const unlock = `${putSimLock.path}?serviceId=${line.number}`;
  const tries: [Pick<Call, 'method' | 'path'>, Record<string, unknown>?][] = [
    [{ method: 'PUT', path: unlock }, { simLock: false }],
    [changePassword, { password: 'Ladron#26' }],
    [changePassword, { password: 'Ladron#26', currentPassword: 'Adivina2026' }],
    [beginSecondFactor],
    [confirmSecondFactor, { code: '123456' }],
    [renewBackupCodes],
    [endSecondFactor],
    [sendWhatsappCode, { number: local(91_000_000) }],
    [beginPasskey],
    [addPasskey, { name: 'Ladrón', credential: deviceFor(app.portalOrigin).make('') }],
    [{ method: 'DELETE', path: passkey.href }],
    [createPersonalToken, { name: 'Casa', scopes: ['usage'], days: 1 }],
    [deleteUser],
    [
      createPermission,
      { role: 'manager', user: { login_name: 'a@b.example' }, privilege: inviting(line.number) },
    ],
    [{ ...endPermission, path: endPermission.path.replace(':id', randomUUID()) }, { role: 'manager' }],
  ];
  for (const [{ method, path: url }, payload] of tries) {
    const answer = await app.call({ method, url, token, ...(payload ? { payload } : {}) });
    expect([url, answer.statusCode]).toEqual([url, 403]);
  }
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from second_factors where user_id = $1) as factors,
       (select count(*)::int from passkeys where user_id = $1) as passkeys`,
    [user.userId],
  );
  expect(rows).toEqual([{ factors: 0, passkeys: 1 }]);
  expect(await app.signIn(user.email, user.password)).toMatch(/\S/);
});

it('holds through the assistant: what it is given opens no call, in a session of whatever age', async () => {
  const person = await givenPerson();
  const chat = chatSides(app);
  const [link, conversation] = [await chat.tokenOf(person.token), await chat.begin(person.token)];
  await proveByPassword(app, person.token, person.user.password);
  for (const call of asking) {
    const request = asked(person.line).get(call.id);
    for (const token of [link, conversation]) {
      const url = `${call.path.replace(':id', person.line.number)}?${request?.query ?? ''}`;
      const payload = request?.payload ? { payload: request.payload } : {};
      const answer = await app.call({ method: call.method, url, token, ...payload });
      expect([call.id, answer.statusCode]).toEqual([call.id, 401]);
    }
  }
  await age(person.user);
  for (const words of ['dime mi puk', 'muéstrame la clave de mi wifi', 'quita el candado de mi chip']) {
    const answer = await chat.ask(conversation, words);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/\b\d{8}\b/);
  }
});
