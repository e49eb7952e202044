// Who has somebody's mailbox, or one code to the number that they sign in with, and nothing else: the account may be reset by it;
// the chip, the cards, the people and the data not.
import { removePasskey } from '@portal/contract/access/passkeys';
import { deletePermission, removePermission } from '@portal/contract/access/permissions';
import { beginSecondFactor, confirmSecondFactor } from '@portal/contract/access/second-factor';
import { deleteUser, generateCode, stepUp, validateCode } from '@portal/contract/access/sso';
import { problems } from '@portal/contract/errors';
import { undoTheft } from '@portal/contract/help/thefts';
import { getWhatsapp } from '@portal/contract/help/whatsapp';
import { getSim, putSimLock } from '@portal/contract/lines/sims';
import { transferBalance } from '@portal/contract/lines/transfers';
import { changeWifi, getWifiInfo } from '@portal/contract/lines/wifi';
import { payOtherBill, topUpOther } from '@portal/contract/paying/pay-other';
import { savePaymentMethod } from '@portal/contract/paying/payment-methods';
import { topUps } from '@portal/contract/paying/payments';
import { createDataRequest, getDataArchive } from '@portal/contract/privacy/data-requests';
import { createProductOrder } from '@portal/contract/shopping/ordering';
import { showActivationCode } from '@portal/contract/shopping/sim-orders';
import { currencyCode } from '@portal/market/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { associate, givenGrant, givenSignedIn } from '../../../test/given/association.ts';
import {
  autoPayOf,
  cards,
  givenCard,
  givenToken,
  payWithSaved,
  wishAutoPay,
} from '../../../test/given/cards.ts';
import { earnResetGrant, lastCode, proveByPassword, resetWith } from '../../../test/given/codes.ts';
import { givenInternet, givenLine, givenNext, givenRole } from '../../../test/given/given-line.ts';
import { givenUsedLine } from '../../../test/given/line-users.ts';
import { givenEvent, outboxOf } from '../../../test/given/notifications.ts';
import { challengeFor, givenPasskey, proveWith } from '../../../test/given/passkey.ts';
import {
  accept,
  becomeHolder,
  givenHolder,
  givenPerson,
  type Holder,
  invite,
  permissionsOf,
  tokenSentTo,
} from '../../../test/given/people.ts';
import { givenLinked } from '../../../test/given/whatsapp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const thiefsPassword = 'Ladron2026';
const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);

/** Whose lines have been theirs for long. */
async function givenOwner(by: 'mailbox' | 'number' = 'mailbox'): Promise<Holder> {
  const holder = await (by === 'mailbox' ? givenHolder(app) : givenHolderByNumber());
  await sql(
    "update associations set associated_at = now() - interval '30 days' where user_id = $1",
    holder.userId,
  );
  return holder;
}

async function givenHolderByNumber(): Promise<Holder> {
  const line = await givenLine(app);
  const user = await givenSignedIn(app, line.serviceNumber);
  await givenRole(app, user, line, 'holder');
  await proveByPassword(app, user.token, user.password);
  return { ...user, line };
}

/** The account as whoever has its mailbox (or its number) finds it: reset, signed in, and said again with the new password. */
async function byMailbox({ email }: Pick<Holder, 'email'>) {
  await sql("delete from rate_limits where key like 'code%'");
  const grant = await earnResetGrant(app, email);
  expect((await resetWith(app, email, thiefsPassword, grant)).statusCode).toBe(200);
  const token = await app.signIn(email, thiefsPassword);
  await proveByPassword(app, token, thiefsPassword);
  return token;
}

const wants = ({ line, token }: { line: Holder['line']; token: string }) => ({
  puk: () => app.call({ method: 'GET', url: `${getSim.path}?serviceId=${line.number}&reveal=true`, token }),
  unlock: () =>
    app.call({
      method: 'PUT',
      url: `${putSimLock.path}?serviceId=${line.number}`,
      token,
      payload: { simLock: false },
    }),
  people: () => invite(app, token, 'viewer', 'complice@correo.example', line.number),
  card: () =>
    app.call({ method: 'POST', url: savePaymentMethod.path, token, payload: { cardToken: 'token' } }),
  archive: () =>
    app.call({ method: 'GET', url: getDataArchive.path.replace(':id', crypto.randomUUID()), token }),
  secondStep: () => app.call({ method: 'POST', url: beginSecondFactor.path, token }),
  begunSecondStep: () =>
    app.call({ method: 'PUT', url: confirmSecondFactor.path, token, payload: { code: '123456' } }),
  undoneTheft: () =>
    app.call({ method: 'POST', url: undoTheft.path.replace(':id', crypto.randomUUID()), token }),
  chip: () => app.call({ method: 'POST', url: createProductOrder.path, token, payload: chipOf(line) }),
  chipCode: () =>
    app.call({
      method: 'POST',
      url: showActivationCode.path.replace(':id', crypto.randomUUID()),
      token,
    }),
  balance: () =>
    app.call({
      method: 'POST',
      url: transferBalance.path,
      token,
      payload: { serviceId: line.number, to: '0987654321', amount: { value: 1 } },
    }),
  leaving: () => app.call({ method: 'POST', url: createProductOrder.path, token, payload: exitOf(line) }),
  closing: () => app.call({ method: 'DELETE', url: deleteUser.path, token }),
  erasure: () =>
    app.call({ method: 'POST', url: createDataRequest.path, token, payload: { kind: 'erasure' } }),
  correction: () =>
    app.call({
      method: 'POST',
      url: createDataRequest.path,
      token,
      payload: { kind: 'rectification', field: 'email', wanted: 'ladron@correo.example' },
    }),
  bill: () => payWithSaved(app, token, { billNo: 'any', methodId: crypto.randomUUID() }),
  otherBill: () => payFor(payOtherBill, token, line, { '@type': 'tokenizedCard', id: crypto.randomUUID() }),
  topUp: () => payFor(topUpOther, token, line, { '@type': 'tokenizedCard', id: crypto.randomUUID() }),
  passkey: () =>
    app.call({ method: 'DELETE', url: removePasskey.path.replace(':id', crypto.randomUUID()), token }),
  person: () => app.call({ method: 'DELETE', url: removePermission.path.replace(':id', line.number), token }),
  line: () =>
    app.call({
      method: 'DELETE',
      url: `${deletePermission.path}?privileges.manageableAsset.id=${line.number}`,
      token,
    }),
});

const topUp = topUps[0] ?? 0;
const payFor = (
  { path }: typeof payOtherBill | typeof topUpOther,
  token: string,
  { number }: Pick<Holder['line'], 'number'>,
  paymentMethod: object,
) =>
  app.call({
    method: 'POST',
    url: path,
    token,
    payload: {
      correlatorId: crypto.randomUUID(),
      serviceId: number,
      totalAmount: { amount: topUp, units: currencyCode },
      paymentMethod,
    },
  });

const chipOf = ({ number }: Pick<Holder['line'], 'number'>) => ({
  relatedParty: [{ id: number }],
  orderItem: [{ action: 'modify', product: { sim: { kind: 'esim' } } }],
});

const exitOf = ({ number }: Pick<Holder['line'], 'number'>) => ({
  relatedParty: [{ id: number }],
  orderItem: [{ action: 'delete' }],
  quote: { endsOn: '2026-12-31', cost: { value: 0 } },
});

async function proveByPasskey(token: string, own: Awaited<ReturnType<typeof givenPasskey>>) {
  const assertion = own.device.sign(await challengeFor.stepUp(app, token), own.userHandle);
  expect((await proveWith(app, token, assertion)).statusCode).toBe(204);
}

const askLineCode = (token: string, { number }: Pick<Holder['line'], 'number'>) =>
  app.call({
    method: 'POST',
    url: generateCode.path,
    token,
    payload: { claroNumber: number },
    headers: { OperationId: 'ConfirmarIdentidad' },
  });

async function proveByLine(token: string, line: Holder['line']) {
  const { serviceNumber } = line;
  await sql("delete from rate_limits where key like 'code%'");
  const sent = await askLineCode(token, line);
  expect(sent.statusCode).toBe(200);
  const checked = await app.call({
    method: 'POST',
    url: validateCode.path,
    token,
    payload: { codeNumberEn: sent.json().codeNumberEn, codeNumber: await lastCode(app, serviceNumber) },
  });
  const lineGrant = String(checked.headers['x-otp-grant']);
  return app.call({ method: 'POST', url: stepUp.path, token, payload: { lineGrant } });
}

describe('who has the mailbox alone (SIGN-27)', () => {
  it('is refused PUK, chip lock, another chip, people, cards, archive, correction, leaving and closing for a day, with a passkey of their own, too; the line hears of it at once', async () => {
    const holder = await givenOwner();
    const home = await givenInternet(app, [holder]);
    const token = await byMailbox(holder);
    await proveByPasskey(token, await givenPasskey(app, holder, { token }));
    for (const [what, ask] of Object.entries(wants({ line: holder.line, token }))) {
      const answer = await ask();
      expect([what, answer.statusCode]).toEqual([what, 403]);
      expect(answer.json()).toMatchObject({
        code: 'STEP_UP_REQUIRED',
        message: problems.RESET_WAIT.message,
        methods: ['lineGrant'],
      });
    }
    const wifi = `${getWifiInfo.path}?RelatedParty.id=${home.code}`;
    const key = await app.call({ method: 'GET', url: `${wifi}&reveal=true`, token });
    const shown = await app.call({ method: 'GET', url: wifi, token });
    const { ssid } = shown.json().wifiInfo;
    const payload = { relatedParty: { id: home.code }, wifiChangeInfo: { newkey: 'Ladron2026', ssid } };
    const changed = await app.call({ method: 'POST', url: changeWifi.path, token, payload });
    expect([key, shown, changed].map(({ statusCode }) => statusCode)).toEqual([403, 200, 403]);
    const typedCard = await givenToken(app, cards.approved, topUp);
    const paid = { '@type': 'bankCard', authorizationCode: typedCard };
    expect((await payFor(topUpOther, token, holder.line, paid)).statusCode).toBe(201);
    await app.settleEvents();
    const told = (await outboxOf(app, holder.line.serviceNumber)).map(({ text }) => text).join('\n');
    expect(told).toMatch(/Tu contrasena se restablecio con un codigo a tu correo.*llamanos ya al/);
    expect(told).toContain('llave de acceso');
    await sql(
      "update credentials set reset_at = now() - interval '25 hours' where user_id = $1",
      holder.userId,
    );
    const { archive, closing } = wants({ line: holder.line, token });
    expect((await archive()).statusCode).toBe(404);
    await proveByPassword(app, token, thiefsPassword);
    expect((await closing()).statusCode).toBe(200);
  });

  it('is the owner, by a code to a line that they hold: nothing waits any more, in that session alone', async () => {
    const holder = await givenOwner();
    const thief = await byMailbox(holder);
    const token = await app.signIn(holder.email, thiefsPassword);
    expect((await proveByLine(token, holder.line)).statusCode).toBe(204);
    expect((await wants({ line: holder.line, token }).archive()).statusCode).toBe(404);
    expect((await wants({ line: holder.line, token: thief }).people()).statusCode).toBe(403);
  });

  it('shows nothing by a line of their own that they bring, as the holder that they are of it', async () => {
    const [holder, own] = [await givenOwner(), await givenLine(app)];
    const token = await byMailbox(holder);
    const thief = { ...holder, token };
    expect(
      (await associate(app, thief, { number: own.number, grant: await givenGrant(app, thief, own) }))
        .statusCode,
    ).toBe(201);
    expect((await becomeHolder(app, token, own)).statusCode).toBe(200);
    expect(await permissionsOf(app, token)).toContainEqual(
      expect.objectContaining({ id: own.number, role: 'holder' }),
    );
    expect((await askLineCode(token, own)).statusCode).toBe(404);
    expect((await wants({ line: holder.line, token }).archive()).json().methods).toEqual(['lineGrant']);
    expect((await askLineCode(token, holder.line)).statusCode).toBe(200);
  });

  it('shows nothing by a line that has ended, of which the operator has told, or which is another customer’s', async () => {
    const [holder, told] = [await givenOwner(), await givenLine(app)];
    await givenRole(app, holder, told, 'holder');
    await sql(
      "update associations set associated_at = now() - interval '30 days' where user_id = $1",
      holder.userId,
    );
    const token = await byMailbox(holder);
    await givenNext(app, holder.line);
    expect((await askLineCode(token, holder.line)).statusCode).toBe(404);
    const { customerId, serviceNumber } = told;
    const exit = { serviceNumber, status: 'completed', endsOn: '2026-05-31', equipment: [] };
    await givenEvent(app, { eventType: 'ProductTerminationEvent', customerId, event: { exit } });
    await app.settleEvents();
    expect((await askLineCode(token, told)).statusCode).toBe(404);
    expect((await wants({ line: told, token }).archive()).json().methods).not.toContain('lineGrant');
  });

  it('shows nothing by a line that they hold and another adult uses', async () => {
    const { holder, line } = await givenUsedLine(app);
    await sql(
      "update associations set associated_at = now() - interval '30 days' where user_id = $1",
      holder.userId,
    );
    const token = await byMailbox(holder);
    expect((await askLineCode(token, line)).statusCode).toBe(404);
  });

  it('gets no code to a line of somebody else, and opens nothing with the code of another', async () => {
    const [holder, other] = [await givenOwner(), await givenLine(app)];
    const token = await byMailbox(holder);
    expect((await askLineCode(token, other)).statusCode).toBe(404);
    const made = await app.call({
      method: 'POST',
      url: stepUp.path,
      token,
      payload: { lineGrant: 'made-up' },
    });
    expect([made.statusCode, made.json().code]).toEqual([403, 'GRANT_REQUIRED']);
  });

  it('is the owner, by a passkey that was there before', async () => {
    const holder = await givenOwner();
    const own = await givenPasskey(app, holder, { token: holder.token });
    await sql(
      "update passkeys set created_at = now() - interval '30 days' where user_id = $1",
      holder.userId,
    );
    const token = await byMailbox(holder);
    const refused = await wants({ line: holder.line, token }).archive();
    expect(refused.json().methods).toEqual(['assertion', 'lineGrant']);
    await proveByPasskey(token, own);
    expect((await wants({ line: holder.line, token }).archive()).statusCode).toBe(404);
  });

  it('shows nothing by an app that was added since, when they reset it once more', async () => {
    const holder = await givenOwner();
    const token = await byMailbox(holder);
    await sql(
      "insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, '\\x00', now())",
      holder.userId,
    );
    await sql("update credentials set reset_at = now() + interval '1 s' where user_id = $1", holder.userId);
    expect((await wants({ line: holder.line, token }).archive()).json().methods).toEqual(['lineGrant']);
  });
});

describe('who has read one code to the number that signs in (SIGN-27)', () => {
  it('opens nothing of all that for a day, by another code to it neither; by a line beside it all', async () => {
    const owner = await givenOwner('number');
    const token = await byMailbox(owner);
    for (const [what, ask] of Object.entries(wants({ line: owner.line, token }))) {
      const answer = await ask();
      expect([what, answer.json().code, answer.json().methods]).toEqual([what, 'STEP_UP_REQUIRED', []]);
    }
    expect((await askLineCode(token, owner.line)).statusCode).toBe(404);
    const beside = await givenLine(app, { beside: owner.line });
    await givenRole(app, owner, beside, 'holder');
    await sql(
      "update associations set associated_at = now() - interval '30 days' where user_id = $1",
      owner.userId,
    );
    expect((await proveByLine(token, beside)).statusCode).toBe(204);
    expect((await wants({ line: owner.line, token }).archive()).statusCode).toBe(404);
  });

  it('opens nothing that a passkey of before does not open', async () => {
    const owner = await givenOwner('number');
    const own = await givenPasskey(app, owner, { token: owner.token });
    await sql("update passkeys set created_at = now() - interval '30 days' where user_id = $1", owner.userId);
    const token = await byMailbox(owner);
    await proveByPasskey(token, own);
    expect((await wants({ line: owner.line, token }).archive()).statusCode).toBe(404);
  });
});

describe('a reset of the password (SIGN-28)', () => {
  it('ends personal tokens, invitations, and of the last days passkeys, WhatsApp and automatic payments, and names what stays', async () => {
    const holder = await givenOwner();
    for (const name of ['Vieja', 'Nueva']) {
      await proveByPassword(app, holder.token, holder.password);
      const { passkey } = await givenPasskey(app, holder, { token: holder.token });
      const age = name === 'Vieja' ? '8 days' : '6 days';
      await sql(
        'update passkeys set name = $2, created_at = now() - $3::interval where passkey_id = $1',
        passkey.id,
        name,
        age,
      );
    }
    await sql(
      `insert into personal_tokens (user_id, token_id, token_hash, name, scopes, expires_at)
       values ($1, gen_random_uuid(), '\\x01', 'Mi panel', '{}', now() + interval '9 days')`,
      holder.userId,
    );
    await givenLinked(app, holder);
    const guest = await givenSignedIn(app);
    expect((await invite(app, holder.token, 'payer', guest.email, holder.line.number)).statusCode).toBe(201);
    const [old, young] = [await givenSignedIn(app), await givenSignedIn(app)];
    for (const person of [old, young]) await givenPerson(app, holder, 'manager', person);
    await sql(
      "update associations set associated_at = now() - interval '8 days' where user_id = $1",
      old.userId,
    );
    const { id: paymentMethodId } = await givenCard(app, holder.token);
    const { accountId } = holder.line;
    await wishAutoPay(app, holder.token, accountId, { enabled: true, paymentMethodId, daysBeforeDue: 2 });
    const token = await byMailbox(holder);
    expect((await app.call({ method: 'GET', url: getWhatsapp.path, token })).json().number).toBeNull();
    const invitation = await tokenSentTo(app, guest.email);
    expect((await accept(app, guest.token, invitation)).statusCode).toBe(404);
    expect((await autoPayOf(app, token, accountId)).enabled).toBe(false);
    await app.settleEvents();
    const mail = (await outboxOf(app, holder.email)).find(
      ({ subject }) => subject === 'Restablecieron tu contraseña',
    );
    expect(mail?.text).toMatch(
      /accesos que diste a tus programas ya no sirven.*invitaciones.*WhatsApp.*pagos automáticos.*siete días: «Nueva».*Siguen entrando a tu cuenta: «Vieja».*una persona invitada sigue con acceso a tus líneas.*ya, con un código a otra línea tuya, o en 24 horas/,
    );
    for (const [table, left] of [
      ['passkeys', 1],
      ['personal_tokens', 0],
    ] as const)
      expect((await sql(`select from ${table} where user_id = $1`, holder.userId)).rows).toHaveLength(left);
  });
});
