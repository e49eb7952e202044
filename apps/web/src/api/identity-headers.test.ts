import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { endSession, storeProfile } from '../session/session.ts';
import { associateHome } from './kept/document-answers.ts';
import { validateCode } from './person/access.ts';
import { createPermission, deletePermission } from './person/permissions.ts';
import { frameCredentials, openFrame } from './purchase/payment-frame.ts';
import { createPayment } from './purchase/payments.ts';

const loginName = 'ana@correo.example';
storeProfile({
  sub: loginName,
  name: 'Ana Vera',
  given_name: 'Ana',
  family_name: 'Vera',
  email: loginName,
  emailKind: 'real',
  phone_number: null,
  phone_number_verified: false,
  estatus: 'ok',
  onBoarding: false,
  onBoardingStep: 0,
});

/** What the next request would carry; nobody answers it. */
async function headersOf(send: () => Promise<unknown>): Promise<Headers> {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', asked);
  await send().catch(() => undefined);
  return new Headers(asked.mock.calls[0]?.[1].headers);
}
afterEach(() => vi.unstubAllGlobals());
afterAll(() => endSession('signed-out'));

const line = '0991000001';
const answers = { documentType: 'CED', documentNumber: '0102030400', date: '2015/03/09' } as const;

test.each([
  ['a payment', () => createPayment({ action: 'bill', line, body: {} as never })],
  ['a recharge', () => createPayment({ action: 'recharge', line, body: {} as never })],
  ['a payment frame', () => openFrame({ type: 'recharge', line })],
  ['the token of a payment frame', () => frameCredentials('sid', line)],
  ['an association', () => createPermission({ number: line, kind: 'Prepaid', loginName })],
  ['the end of one', () => deletePermission({ number: line, kind: 'Prepaid' }, loginName)],
  ['an association by document', () => associateHome(answers, loginName)],
])('%s says in `userprofileid` whose it is', async (_name, send) => {
  expect((await headersOf(send)).get('userprofileid')).toBe(loginName);
});

test.each([true, false])('a checked code says in `UserId` who types it; signed in: %s', async (signedIn) => {
  const headers = await headersOf(() =>
    validateCode('handle', '123456', { identifier: loginName, signedIn }),
  );
  expect(headers.get('UserId')).toBe(btoa(loginName));
});
