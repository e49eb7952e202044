// A line that moves to an eSIM or another chip, and everybody who would like to have it: each with the one thing that they have (LINE-25, LINE-26).
import { randomUUID } from 'node:crypto';
import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import { generateCode, stepUp, validateCode } from '@portal/contract/access/sso';
import { putSimLock } from '@portal/contract/lines/sims';
import { listAgreements } from '@portal/contract/privacy/agreements';
import { cancelProductOrder, createProductOrder } from '@portal/contract/shopping/ordering';
import { listSimOrders, showActivationCode } from '@portal/contract/shopping/sim-orders';
import { canonicalIccid } from '@portal/market/service-number';
import { readSeal } from '@portal/operator/db/seal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSecondFactor, lastCode, proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { becomeHolder, givenHousehold } from '../../../test/given/people.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now }, overHttp: false });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date();
});

const newCard = '8959301000000000070';
const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const post = (url: string, token: string, payload?: object) =>
  app.call({ method: 'POST', url, token, ...(payload && { payload }) });

/** @param offMinutes for how long the lock has been off; null: it is on */
async function given(offMinutes: number | null = 10) {
  const household = await givenHousehold(app);
  const { line, tokens } = household;
  const { customerId, lineId, number } = line;
  await sql(
    'insert into operator.sims (customer_id, line_id, iccid, sealed_puk, lock_off_at) values ($1, $2, $3, $4, $5)',
    customerId,
    lineId,
    '8959301000000000005',
    (await readSeal(app.database.db)).close('40718263', lineId),
    offMinutes === null ? null : new Date(Date.now() - offMinutes * 60_000),
  );
  const chip = async () =>
    (await sql('select iccid, lock_off_at as off from operator.sims where line_id = $1', lineId)).rows[0];
  return { ...household, number, token: tokens.holder, chip };
}

const ask = (token: string, number: string, sim: object = { kind: 'esim' }, key: string = randomUUID()) =>
  app.call({
    method: 'POST',
    url: createProductOrder.path,
    token,
    headers: { 'Request-UUID': key },
    payload: { relatedParty: [{ id: number }], orderItem: [{ action: 'modify', product: { sim } }] },
  });

/** Whoever asks has just said who they are. */
async function order(token: string, number: string, sim?: object, key?: string) {
  await proveSession(app, token);
  return ask(token, number, sim, key);
}

const askCode = (token: string, id: string) => post(showActivationCode.path.replace(':id', id), token);
async function code(token: string, id: string) {
  await proveSession(app, token);
  return askCode(token, id);
}
const cancel = (token: string, id: string) =>
  app.call({ method: 'DELETE', url: cancelProductOrder.path.replace(':id', id), token });
const listed = async (token: string, number: string) =>
  (await get(`${listSimOrders.path}?serviceId=${number}`, token)).json();
const pass = async (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  await app.tick();
  await app.settleEvents();
};
const refusalOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [
  statusCode,
  json().code,
];

describe('a line moves to an eSIM', () => {
  it('after an hour that everybody hears of; its code is shown once; the old chip works until the new one registers, locked', async () => {
    const { token, number, users, line, chip } = await given();
    const key = randomUUID();
    const made = await order(token, number, { kind: 'esim' }, key);
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { status: 'pending', category: 'sim', kind: 'esim', iccid: null, orderItem: [{ state: 'pending' }] },
    ]);
    const { id, requestedStartDate } = made.json();
    expect(Date.parse(requestedStartDate) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect((await order(token, number, { kind: 'esim' }, key)).json().id).toBe(id);
    const accepted = (await get(listAgreements.path, token)).json();
    expect(accepted.filter((each: { kind: string }) => each.kind === 'simChange')).toHaveLength(1);
    await app.settleEvents();
    for (const to of [users.holder.email, users.manager.email])
      expect((await outboxOf(app, to)).map(({ subject }) => subject)).toContain(
        'Pidieron cambiar el chip de tu línea',
      );
    const sms = (await outboxOf(app, line.serviceNumber)).map(({ text }) => text).join('\n');
    expect(sms).toMatch(/pasa a una eSIM el .*pon el candado en Gestionar, Chip y PUK, o llamanos ya al/);

    expect(refusalOf(await code(token, id))).toEqual([409, 'SIM_NOT_READY']);
    await pass(61);
    expect(await listed(token, number)).toMatchObject([{ id, status: 'inProgress', codeShownAt: null }]);
    const shown = await code(token, id);
    expect([shown.statusCode, shown.json()]).toEqual([
      200,
      { id, status: 'inProgress', activationCode: expect.stringMatching(/^LPA:1\$[^$]+\$[0-9A-F]{32}$/) },
    ]);
    expect(shown.headers['cache-control']).toContain('no-store');
    expect(refusalOf(await code(token, id))).toEqual([409, 'SIM_CODE_SHOWN']);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });

    await pass(5);
    expect(await listed(token, number)).toMatchObject([{ id, status: 'completed', endedBy: null }]);
    const { iccid, off } = await chip();
    expect([canonicalIccid(iccid), iccid === '8959301000000000005', off]).toEqual([iccid, false, null]);
    expect((await outboxOf(app, users.holder.email)).map(({ subject }) => subject)).toContain(
      'Tu línea tiene otro chip',
    );
    expect(refusalOf(await cancel(token, id))).toEqual([409, 'SIM_CHANGED']);
    await keptNowhere(shown.json().activationCode.split('$').at(-1));
  });

  it('at once where the lock has been off for an hour', async () => {
    const { token, number } = await given(61);
    const made = await order(token, number);
    expect(made.json()).toMatchObject({ status: 'inProgress' });
    expect((await code(token, made.json().id)).statusCode).toBe(200);
  });

  it('or ends by itself, when nobody has looked at its code for seven days', async () => {
    const { token, number, chip } = await given(61);
    const { id } = (await order(token, number)).json();
    await pass(7 * 24 * 60 + 1);
    expect(await listed(token, number)).toMatchObject([{ id, status: 'cancelled', endedBy: 'unused' }]);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });
  });
});

/** In no row of any table of either side. */
async function keptNowhere(secret: string) {
  const { rows } = await sql(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { name } of rows) {
    const found = await sql(`select from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`, secret);
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
}

it('moves to a card by its number, which must be one: shown by its last digits alone', async () => {
  const { token, number, chip } = await given(61);
  for (const iccid of ['8959301000000000071', '8957101000000000076', '12', '8959301000000000005'])
    expect(refusalOf(await order(token, number, { kind: 'card', iccid }))).toEqual([422, 'SIM_NUMBER']);
  const made = await order(token, number, { kind: 'card', iccid: '8959 3010 0000 0000 070' });
  expect(made.json()).toMatchObject({ status: 'inProgress', iccid: `${'•'.repeat(15)}0070` });
  expect(made.body).not.toContain(newCard);
  expect(refusalOf(await code(token, made.json().id))).toEqual([404, 'NOT_FOUND']);
  await pass(5);
  expect(await chip()).toEqual({ iccid: newCard, off: null });
});

it('is refused in its own words while the line is locked, suspended, paused, stolen, a company’s or without a chip', async () => {
  const { token, number, line, otherLine } = await given(null);
  expect(refusalOf(await order(token, number))).toEqual([409, 'SIM_LOCKED']);
  await sql('update operator.sims set lock_off_at = now() where line_id = $1', line.lineId);
  const { customerId, lineId } = line;
  for (const [change, back, wanted] of [
    ["status = 'S'", "status = 'A'", 'LINE_NOT_ACTIVE'],
    ["status = 'S', paused_until = '2099-01-01'", "status = 'A', paused_until = null", 'LINE_NOT_ACTIVE'],
    ['is_corporate = true', 'is_corporate = false', 'CORPORATE_LINE'],
  ]) {
    await sql(`update operator.lines set ${change} where line_id = $1`, lineId);
    expect([change, refusalOf(await order(token, number))]).toEqual([change, [422, wanted]]);
    await sql(`update operator.lines set ${back} where line_id = $1`, lineId);
  }
  const theft = { customerId, lineId, theftId: 'ROB-261127-CHIP01', cause: 'theft' as const };
  await app.operator.tickets.reportTheft({ ...theft, reportedAt: now });
  expect(refusalOf(await order(token, number))).toEqual([422, 'LINE_NOT_ACTIVE']);
  await becomeHolder(app, token, otherLine);
  expect((await get(listAgreements.path, token)).json()).not.toContainEqual(
    expect.objectContaining({ kind: 'simChange' }),
  );
});

describe('it is stopped', () => {
  it('by its holder, at one press that asks nothing; again it is the same; and a manager sees none and stops none', async () => {
    const { token, tokens, number, chip } = await given();
    const { id } = (await order(token, number)).json();
    expect(refusalOf(await cancel(tokens.manager, id))).toEqual([403, 'HOLDER_REQUIRED']);
    expect((await cancel(tokens.stranger, id)).statusCode).toBe(404);
    expect((await cancel(tokens.gone, id)).statusCode).toBe(404);
    for (const _time of [1, 2]) expect((await cancel(token, id)).statusCode).toBe(204);
    await pass(61);
    expect(await listed(token, number)).toMatchObject([{ status: 'cancelled', endedBy: 'customer' }]);
    expect(refusalOf(await code(token, id))).toEqual([409, 'SIM_NOT_READY']);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });
  });

  it('also when its code has been seen, until the new one registers', async () => {
    const { token, number, chip } = await given(61);
    const { id } = (await order(token, number)).json();
    await code(token, id);
    expect((await cancel(token, id)).statusCode).toBe(204);
    await pass(60);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });
    expect((await order(token, number)).json()).toMatchObject({ status: 'inProgress' });
  });

  it('by the lock, whoever puts it on', async () => {
    const { token, tokens, number, chip } = await given();
    await order(token, number);
    const url = `${putSimLock.path}?serviceId=${number}`;
    const locked = await app.call({ method: 'PUT', url, token: tokens.manager, payload: { simLock: true } });
    expect(locked.statusCode).toBe(200);
    expect(await listed(token, number)).toMatchObject([{ status: 'cancelled', endedBy: 'lock' }]);
    await pass(61);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });
  });

  it('by a theft that is reported, for good: found again, the line keeps the chip that it had', async () => {
    const { token, number, line, chip } = await given(61);
    const { id } = (await order(token, number)).json();
    await code(token, id);
    const { customerId, lineId } = line;
    const theftId = 'ROB-261127-CHIP02';
    await app.operator.tickets.reportTheft({ customerId, lineId, theftId, cause: 'theft', reportedAt: now });
    expect(await listed(token, number)).toMatchObject([{ status: 'cancelled', endedBy: 'theft' }]);
    await app.operator.tickets.undoTheft({ customerId, theftId });
    await pass(60);
    expect(await chip()).toMatchObject({ iccid: '8959301000000000005' });
  });

  it('when the line went out of service meanwhile', async () => {
    const { token, number, line } = await given();
    await order(token, number);
    await sql("update operator.lines set status = 'S' where line_id = $1", line.lineId);
    await pass(61);
    expect(await listed(token, number)).toMatchObject([{ status: 'cancelled', endedBy: 'line' }]);
  });
});

describe('nobody else has it', () => {
  it('a session that was found: neither order nor code, and with a second step the password is not enough', async () => {
    const { token, number, users } = await given(61);
    expect(refusalOf(await ask(token, number))).toEqual([403, 'STEP_UP_REQUIRED']);
    const { id } = (await order(token, number)).json();
    expect(refusalOf(await askCode(token, id))).toEqual([403, 'STEP_UP_REQUIRED']);
    await cancel(token, id);
    await givenSecondFactor(app, users.holder);
    await proveByPassword(app, token, users.holder.password);
    const refused = await ask(token, number);
    expect(refusalOf(refused)).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(refused.json().methods).not.toContain('password');
    expect((await order(token, number)).statusCode).toBe(201);
  });

  it('a phone that lies open: the code of its line says nothing about who has it', async () => {
    const { token, number, line } = await given(61);
    const sent = await app.call({
      method: 'POST',
      url: generateCode.path,
      token,
      payload: { claroNumber: number },
      headers: { OperationId: 'ConfirmarIdentidad' },
    });
    const checked = await post(validateCode.path, token, {
      codeNumberEn: sent.json().codeNumberEn,
      codeNumber: await lastCode(app, line.serviceNumber),
    });
    const lineGrant = String(checked.headers['x-otp-grant']);
    expect(refusalOf(await post(stepUp.path, token, { lineGrant }))).toEqual([403, 'GRANT_REQUIRED']);
    expect(refusalOf(await ask(token, number))).toEqual([403, 'STEP_UP_REQUIRED']);
  });

  it('a manager, who has the code of the line and says who they are; a stranger, and who has left', async () => {
    const { token, tokens, number } = await given(61);
    const { id } = (await order(token, number)).json();
    expect(refusalOf(await order(tokens.manager, number))).toEqual([403, 'HOLDER_REQUIRED']);
    const unlock = { url: `${putSimLock.path}?serviceId=${number}`, payload: { simLock: false } };
    const refused = await app.call({ method: 'PUT', ...unlock, token: tokens.manager });
    expect(refusalOf(refused)).toEqual([403, 'HOLDER_REQUIRED']);
    expect((await get(`${listSimOrders.path}?serviceId=${number}`, tokens.manager)).statusCode).toBe(403);
    expect((await code(tokens.manager, id)).statusCode).toBe(404);
    for (const other of [tokens.stranger, tokens.gone]) {
      expect((await order(other, number)).statusCode).toBe(404);
      expect((await code(other, id)).statusCode).toBe(404);
      expect((await get(`${listSimOrders.path}?serviceId=${number}`, other)).statusCode).toBe(404);
    }
    expect((await askCode('', id)).statusCode).toBe(401);
  });

  it('a personal token, whatever it may read', async () => {
    const { token, number } = await given(61);
    const { id } = (await order(token, number)).json();
    await proveSession(app, token);
    const made = await post(createPersonalToken.path, token, { name: 'Panel', scopes: ['usage'], days: 1 });
    const personal = made.json().token;
    for (const answer of [
      await ask(personal, number),
      await askCode(personal, id),
      await cancel(personal, id),
      await get(`${listSimOrders.path}?serviceId=${number}`, personal),
    ])
      expect(refusalOf(answer)).toEqual([403, 'TOKEN_SCOPE']);
  });

  it('a code that was shown is shown to nobody again, also to two who ask at once', async () => {
    const { token, number, users } = await given(61);
    const other = await app.signIn(users.holder.email, users.holder.password);
    const { id } = (await order(token, number)).json();
    const answers = await Promise.all([code(token, id), code(other, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('two orders at once are one', async () => {
    const { token, number, users } = await given();
    const other = await app.signIn(users.holder.email, users.holder.password);
    const answers = await Promise.all([order(token, number), order(other, number)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await listed(token, number)).toHaveLength(1);
    expect(refusalOf(await order(token, number))).toEqual([409, 'SIM_ORDER_PENDING']);
  });

  it('who only wants to shut the holder out, ordering and cancelling again and again, spends what is theirs alone', async () => {
    const { token, tokens, number, line } = await given();
    await becomeHolder(app, tokens.manager, line);
    for (let time = 0; time < 10; time++) {
      const made = await order(tokens.manager, number);
      expect(made.statusCode).toBe(201);
      // Whoever else holds the line stops it as soon.
      expect((await cancel(time % 2 ? token : tokens.manager, made.json().id)).statusCode).toBe(204);
    }
    expect(refusalOf(await order(tokens.manager, number))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await order(token, number)).statusCode).toBe(201);
  });
});
