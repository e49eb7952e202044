// A stolen phone: stopped at once, or somebody's within half an hour; proved without a session; found again (LINE-16).
import { createHash } from 'node:crypto';
import {
  getTheftCertificate,
  proveForTheft,
  reportTheftByProof,
  type Theft,
  undoTheft,
} from '@portal/contract/help/thefts';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { verifyCertificate } from '@portal/contract/help/verification';
import { getWhatsapp } from '@portal/contract/help/whatsapp';
import { fileClaim } from '@portal/contract/paying/claims';
import { createSims } from '@portal/operator/inventory/sim-orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWithWork, solveBotCheck } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { codeOf, givenSecondFactor, proveByPassword } from '../../../test/given/codes.ts';
import { givenLine, givenRole } from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { becomeHolder, givenHousehold, type Household } from '../../../test/given/people.ts';
import { asked, givenLinked, write } from '../../../test/given/whatsapp.ts';

const desk = 'seguridad@operador.example';
const imei = '356938000264417';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { THEFT_DESK_EMAIL: desk }, withJobs: true });
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

async function given(): Promise<Household> {
  const household = await givenHousehold(app);
  const { customerId, lineId } = household.line;
  await query(
    'insert into operator.sims (customer_id, line_id, iccid, sealed_puk, imei) values ($1, $2, $3, $4, $5)',
    [customerId, lineId, '8959301123456789014', Buffer.from('x'), imei],
  );
  return household;
}

const report = (token: string, serviceId: string, more: object = {}) =>
  app.call({
    method: 'POST',
    url: fileClaim.path,
    token,
    payload: { ticketType: 'theft', serviceId, ...more },
  });
const listed = async (token: string): Promise<Theft[]> =>
  (await app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=theft`, token })).json();
const certificateOf = (token: string, id: string) =>
  app.call({ method: 'GET', url: getTheftCertificate.path.replace(':id', id), token });
const undo = (token: string, id: string) =>
  app.call({ method: 'POST', url: undoTheft.path.replace(':id', id), token });
const check = async (code: string, sha256?: string) =>
  (
    await app.call({
      method: 'GET',
      url: `${verifyCertificate.path.replace(':code', code)}${sha256 ? `?sha256=${sha256}` : ''}`,
    })
  ).json();
const stateOf = async ({ lineId }: { lineId: string }) =>
  (await query('select status from operator.lines where line_id = $1', [lineId])).rows[0].status;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const notValid = { valid: false, kind: null, issuedAt: null, endedAt: null, holder: null };

it('201: line, chip and equipment are stopped at once, and the certificate leaves by e-mail', async () => {
  const { line, tokens, users } = await given();
  const answer = await report(tokens.manager, line.number);
  expect(answer.statusCode).toBe(201);
  const theft: Theft = answer.json();
  expect(theft).toMatchObject({
    id: expect.stringMatching(/^ROB-\d{6}-[\dA-Z]{6}$/),
    ticketType: 'theft',
    status: 'resolved',
    cause: 'theft',
    imei,
    undoneAt: null,
    escalatedAt: null,
    suspendedAt: expect.any(String),
    equipmentBlockedAt: expect.any(String),
    certificateCode: expect.stringMatching(/^([\dA-Z]{4}-){3}[\dA-Z]{4}$/),
  });
  expect(await stateOf(line)).toBe('S');
  const [mail] = await outboxOf(app, users.manager.email);
  expect(mail).toMatchObject({ attachment: `${theft.id}.pdf`, subject: expect.stringContaining(theft.id) });

  // Whoever presses twice, and whoever else manages the line, finds the one report.
  expect((await report(tokens.holder, line.number)).json().id).toBe(theft.id);
  expect(await listed(tokens.holder)).toMatchObject([{ id: theft.id }]);

  const { lineId } = line;
  const sims = createSims({ db: app.database.db, clock: { now: () => new Date() } });
  await query('update operator.sims set lock_off_at = now() where line_id = $1', [lineId]);
  expect(await sims.changeSim(line, { iccid: '1', puk: '2' })).toBe(false);

  await app.settleEvents();
  const { rows } = await query('select kind from notifications where user_id = any($1)', [
    [users.holder.userId, users.manager.userId],
  ]);
  expect(rows.filter(({ kind }) => kind === 'theftStopped')).toHaveLength(2);
});

it('a paper that was changed, or a code that nobody gave, is not valid, and says nothing', async () => {
  const { line, tokens } = await given();
  const theft: Theft = (await report(tokens.holder, line.number, { cause: 'loss' })).json();
  const paper = await certificateOf(tokens.holder, theft.id);
  expect(paper.headers['content-type']).toBe('application/pdf');
  // The same to the byte, however often.
  expect((await certificateOf(tokens.manager, theft.id)).rawPayload).toEqual(paper.rawPayload);
  const code = String(theft.certificateCode);
  expect(paper.rawPayload.toString('latin1')).toContain(`verificar?code=${code}`);
  const valid = {
    valid: true,
    kind: 'theft',
    issuedAt: expect.any(String),
    holder: expect.any(String),
    endedAt: null,
  };
  expect(await check(code)).toEqual(valid);
  expect((await check(code)).holder).toMatch(/^\S\*\*\*( \S\*\*\*)*$/);
  expect(await check(code.toLowerCase().replaceAll('-', ''))).toEqual(valid);
  expect(await check(code, hashOf(paper.rawPayload))).toEqual(valid);
  const changed = Buffer.from(paper.rawPayload);
  changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1;
  expect(await check(code, hashOf(changed))).toEqual(notValid);
  const other = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  for (const wrong of [other, other.slice(0, 8), 'x', '%25', "' or 1=1"])
    expect(await check(encodeURIComponent(wrong)), wrong).toEqual(notValid);
});

it('while it is stolen nothing is used; found again, it is as it was, and all are told', async () => {
  const { line, tokens, users } = await given();
  const theft: Theft = (await report(tokens.holder, line.number)).json();
  await query(
    `insert into operator.usage_growth (customer_id, line_id, kind, due_at)
     values ($1, $2, 'Postpaid', now() - interval '1 minute')`,
    [line.customerId, line.lineId],
  );
  await app.tick();
  const used = () => query('select 1 from operator.usage_records where line_id = $1', [line.lineId]);
  expect((await used()).rowCount).toBe(0);

  expect((await undo(tokens.manager, theft.id)).json().code).toBe('STEP_UP_REQUIRED');
  await proveByPassword(app, tokens.manager, users.manager.password);
  expect((await undo(tokens.manager, theft.id)).json().code).toBe('HOLDER_REQUIRED');
  expect((await undo(tokens.holder, theft.id)).json().code).toBe('STEP_UP_REQUIRED');
  expect(await stateOf(line)).toBe('S');
  await proveByPassword(app, tokens.holder, users.holder.password);
  expect((await undo(tokens.holder, theft.id)).json()).toMatchObject({
    id: theft.id,
    status: 'cancelled',
    certificateCode: theft.certificateCode,
    undoneAt: expect.any(String),
  });
  expect((await undo(tokens.holder, theft.id)).json().code).toBe('STEP_UP_REQUIRED');
  await proveByPassword(app, tokens.holder, users.holder.password);
  expect((await undo(tokens.holder, theft.id)).statusCode).toBe(200);
  const [found] = await listed(tokens.holder);
  const over = { valid: true, kind: 'theft', endedAt: found?.undoneAt };
  expect(await check(String(theft.certificateCode))).toMatchObject(over);
  const paper = await certificateOf(tokens.holder, theft.id);
  expect(await check(String(theft.certificateCode), hashOf(paper.rawPayload))).toMatchObject(over);
  expect(await stateOf(line)).toBe('A');
  await app.settleEvents();
  const told = (await outboxOf(app, users.manager.email)).map(({ subject }) => subject);
  expect(told).toEqual(expect.arrayContaining(['Quitamos la suspensión por robo o pérdida']));
  // It may be stolen again.
  expect((await report(tokens.holder, line.number)).json().id).not.toBe(theft.id);
});

it('who has it in hand reads nothing more on WhatsApp, and who was bound to it is told (NEWS-3)', async () => {
  const { line, tokens, users } = await given();
  const { number, serviceNumber: digits } = line;
  await givenLinked(app, { ...users.manager, token: tokens.manager }, { number, digits });
  expect(await asked(app, digits, '¿Cuánto debo?')).not.toContain('Para vincular');
  expect((await report(tokens.holder, number)).statusCode).toBe(201);
  const link = await app.call({ method: 'GET', url: getWhatsapp.path, token: tokens.manager });
  expect(link.json()).toMatchObject({ number: null });
  // Nor does what brings it back after a stop.
  await write(app, digits, 'ACTIVAR');
  expect(await asked(app, digits, '¿Cuánto debo?')).toContain('Para vincular');
  await app.settleEvents();
  const mails = await outboxOf(app, users.manager.email);
  expect(mails.map(({ text }) => text).join()).toContain('se reportó robada o perdida');
});

it('whose number was another’s, whose phone was never found, reports their own (LINE-17)', async () => {
  const { line, tokens } = await given();
  await query(
    `insert into thefts (service_number, theft_id, customer_id, line_id, cause, reported_at, imei, suspended_at,
       equipment_blocked_at) values ($1, 'ROB-240101-AAAAAA', 'other', 'gone', 'theft', now(), '1', now(), now())`,
    [line.serviceNumber],
  );
  const answer = await report(tokens.holder, line.number);
  expect(answer.json()).toMatchObject({ status: 'resolved', imei });
  expect(await stateOf(line)).toBe('S');
  expect((await report(tokens.manager, line.number)).json().id).toBe(answer.json().id);
});

it('what was suspended before stays so when the phone is found', async () => {
  const { line, tokens, users } = await given();
  await query("update operator.lines set status = 'S' where line_id = $1", [line.lineId]);
  const theft: Theft = (await report(tokens.holder, line.number)).json();
  await proveByPassword(app, tokens.holder, users.holder.password);
  expect((await undo(tokens.holder, theft.id)).statusCode).toBe(200);
  expect(await stateOf(line)).toBe('S');
});

it('404, 422: somebody else’s line, one at home, one that has ended', async () => {
  const { line, tokens } = await given();
  for (const number of [line.number, '0999999999'])
    expect((await report(tokens.stranger, number)).statusCode).toBe(404);
  expect((await report(tokens.gone, line.number)).statusCode).toBe(404);
  await query("update operator.lines set status = 'I' where line_id = $1", [line.lineId]);
  expect((await report(tokens.holder, line.number)).json().code).toBe('NOT_FOR_THIS_LINE');
  const theft: Theft = { id: 'ROB-260101-AAAAAAAA' } as Theft;
  for (const token of [tokens.holder, tokens.stranger]) {
    expect((await certificateOf(token, theft.id)).statusCode).toBe(404);
    await proveByPassword(app, token, 'Zarpado26');
    expect((await undo(token, theft.id)).statusCode).toBe(404);
  }
});

describe('an operator that does not confirm', () => {
  it('is asked again, and within half an hour somebody is called in, once; then it is stopped all the same', async () => {
    let answers = false;
    const own = await startTestApp({
      environment: { THEFT_DESK_EMAIL: desk },
      withJobs: true,
      overHttp: false,
    });
    const { tickets } = own.operator;
    const reportTheft = tickets.reportTheft.bind(tickets);
    tickets.reportTheft = async (theft) => {
      if (!answers) throw new Error('no answer');
      return reportTheft(theft);
    };
    const household = await givenHousehold(own);
    const { line, tokens } = household;
    const payload = { ticketType: 'theft', serviceId: line.number };
    const first = await own.call({ method: 'POST', url: fileClaim.path, token: tokens.holder, payload });
    expect(first.json()).toMatchObject({ status: 'acknowledged', suspendedAt: null, certificateCode: null });
    const url = undoTheft.path.replace(':id', first.json().id);
    await proveByPassword(own, tokens.holder, household.users.holder.password);
    const early = await own.call({ method: 'POST', url, token: tokens.holder });
    expect(early.json().code).toBe('THEFT_NOT_CONFIRMED');

    await own.database.pool.query("update thefts set reported_at = now() - interval '28 minutes'");
    const now = async (): Promise<Theft> =>
      (
        await own.call({
          method: 'GET',
          url: `${listTroubleTickets.path}/${first.json().id}`,
          token: tokens.holder,
        })
      ).json();
    await expect.poll(async () => (await now()).status, { timeout: 40_000 }).toBe('escalated');
    await own.settleEvents();
    const kinds = await own.database.pool.query(
      "select user_id from notifications where kind = 'theftEscalated'",
    );
    expect(kinds.rowCount).toBe(2);
    expect(await outboxOf(own, desk)).toHaveLength(1);

    answers = true;
    await own.call({ method: 'POST', url: fileClaim.path, token: tokens.manager, payload });
    expect(await now()).toMatchObject({ status: 'resolved', certificateCode: expect.any(String) });
    expect(await outboxOf(own, desk)).toHaveLength(1);
    await own.close();
  });
});

describe('without a session', () => {
  const prove = async (payload: object, botToken?: string) =>
    app.call({
      method: 'POST',
      url: proveForTheft.path,
      payload,
      headers: { 'x-bot-token': botToken ?? (await solveBotCheck(app)) },
    });
  const byGrant = (grant: unknown, lineId: string) =>
    app.call({
      method: 'POST',
      url: reportTheftByProof.path,
      payload: { lineId },
      headers: { 'x-theft-grant': String(grant) },
    });
  const documentOf = (line: Household['line'], date = line.date) => ({
    questions: [
      { id: '1', answer: line.documentNumber },
      { id: '2', answer: line.documentType },
      { id: '3', answer: date },
    ],
  });

  it('a backup code is used up, and opens one report of one’s own mobile lines', async () => {
    const { line, users } = await given();
    const { backupCodes } = await givenSecondFactor(app, users.holder);
    const payload = { username: users.holder.email, code: backupCodes[0] };
    const proved = await prove(payload);
    expect(proved.json()).toEqual({
      lines: [{ id: expect.any(String), publicIdentifier: `••••••${line.number.slice(-4)}` }],
    });
    const [{ id }] = proved.json().lines;
    const grant = proved.headers['x-theft-grant'];
    expect((await prove(payload)).json().code).toBe('OTP_INVALID');
    const stranger = await givenLine(app);
    expect((await byGrant(grant, stranger.lineId)).statusCode).toBe(404);
    expect(
      (await app.call({ method: 'GET', url: listTroubleTickets.path, token: String(grant) })).statusCode,
    ).toBe(401);

    const answers = await Promise.all([1, 2, 3].map(() => byGrant(grant, id)));
    const [done, ...late] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect(done?.statusCode).toBe(201);
    for (const { statusCode } of late) expect(statusCode).toBe(403);
    const told = done?.json();
    expect(told).toMatchObject({ status: 'resolved', certificateSentTo: expect.stringMatching(/^.\*\*\*@/) });
    expect(done?.body).not.toContain(line.number);
    const bytes = Buffer.from(told.certificate.content, 'base64');
    expect(await check(told.certificateCode, hashOf(bytes))).toMatchObject({ valid: true });
    expect(await outboxOf(app, users.holder.email)).toEqual(
      expect.arrayContaining([expect.objectContaining({ attachment: told.certificate.name })]),
    );
  });

  it('of two customers whose lines have one id the line is stopped that was chosen', async () => {
    const { line, users } = await given();
    const other = await givenLine(app);
    await givenRole(app, users.holder, other, 'holder');
    for (const table of ['operator.lines', 'associations'])
      await query(`update ${table} set line_id = $2 where customer_id = $1 and line_id = $3`, [
        other.customerId,
        line.lineId,
        other.lineId,
      ]);
    const { backupCodes } = await givenSecondFactor(app, users.holder);
    const proved = await prove({ username: users.holder.email, code: backupCodes[0] });
    const lines: { id: string; publicIdentifier: string }[] = proved.json().lines;
    const chosen = lines.find((each) => each.publicIdentifier.endsWith(other.number.slice(-4)));
    expect((await byGrant(proved.headers['x-theft-grant'], chosen?.id ?? '')).statusCode).toBe(201);
    const { rows } = await query(
      'select customer_id, status from operator.lines where line_id = $1 order by status',
      [line.lineId],
    );
    expect(rows).toEqual([
      { customer_id: line.customerId, status: 'A' },
      { customer_id: other.customerId, status: 'S' },
    ]);
  });

  it('a code of the app does, once', async () => {
    const { users } = await given();
    const { secret } = await givenSecondFactor(app, users.holder);
    const payload = { username: users.holder.email.toUpperCase(), code: await codeOf(secret, 1) };
    expect((await prove(payload)).statusCode).toBe(200);
    expect((await prove(payload)).json().code).toBe('OTP_INVALID');
  });

  it('403: a right one of a second step that may be an intruder’s leads to the document, costs no try and is not used up', async () => {
    const { users } = await given();
    const { backupCodes } = await givenSecondFactor(app, users.holder);
    const resetAt = (moment: string) =>
      query(`update credentials set reset_at = ${moment} where user_id = $1`, [users.holder.userId]);
    await resetAt('now()');
    const payload = { username: users.holder.email, code: backupCodes[0] };
    for (let time = 0; time < 4; time++) {
      const refused = await prove(payload);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'CODE_DOUBTFUL']);
    }
    expect((await prove({ ...payload, code: '000000000000' })).json().code).toBe('OTP_INVALID');
    await resetAt('null');
    expect((await prove(payload)).statusCode).toBe(200);
  });

  it('who is unknown, has no second step, or types a wrong code is refused alike, and after three tries for 15 minutes', async () => {
    const [one, other] = [await given(), await given()];
    await givenSecondFactor(app, one.users.holder);
    const names = [one.users.holder.email, other.users.holder.email, 'nadie.nunca@correo.example'];
    const bodies = await Promise.all(
      names.map(async (username) => {
        const answers: string[] = [];
        for (let time = 0; time < 4; time++) {
          const answer = await prove({ username, code: '000000' });
          answers.push(`${answer.statusCode} ${answer.body}`);
        }
        return answers;
      }),
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(bodies[0]?.at(-1)).toContain('TOO_MANY_REQUESTS');
  });

  it('by the document of whoever has no account here; a wrong date and an unknown document are one refusal', async () => {
    const line = await givenLine(app, { kind: 'Prepaid' });
    await query("update operator.customers set email = 'titular@correo.example' where customer_id = $1", [
      line.customerId,
    ]);
    const wrong = await prove(documentOf(line, '2015/03/10'));
    const unknown = await prove(documentOf({ ...line, documentNumber: '1799999990' }));
    expect(wrong.json().code).toBe('DOCUMENT_NOT_MATCHED');
    expect(wrong.body).toBe(unknown.body);
    const proved = await prove(documentOf(line));
    const [{ id }] = proved.json().lines;
    const done = await byGrant(proved.headers['x-theft-grant'], id);
    expect(done.json()).toMatchObject({
      status: 'resolved',
      certificateSentTo: 't***@correo.example',
      imei: null,
    });
    expect(await outboxOf(app, 'titular@correo.example')).toHaveLength(1);
    expect(await stateOf(line)).toBe('S');
  });

  it('403: without a proof of a person nothing is compared, and a proof serves once', async () => {
    const { line } = await given();
    for (const botToken of ['', 'x'])
      expect((await prove(documentOf(line), botToken)).json().code).toBe('BOT_CHECK_FAILED');
    const botToken = await solveBotCheck(app);
    expect((await prove(documentOf(line), botToken)).statusCode).toBe(200);
    expect((await prove(documentOf(line), botToken)).json().code).toBe('BOT_CHECK_FAILED');
    expect((await byGrant('', line.lineId)).json().code).toBe('GRANT_REQUIRED');
  });

  /** As if so many others had guessed wrong today. */
  const othersGuessed = async (from: (index: number) => string, payload: object, times: number) => {
    const answers: string[] = [];
    for (let index = 0; index < times; index++) {
      const headers = { 'x-bot-token': await solveBotCheck(app) };
      const { path: url } = proveForTheft;
      const asked = { method: 'POST' as const, url, payload, headers, remoteAddress: from(index) };
      answers.push((await callWithWork(app, asked)).json().code);
    }
    return answers;
  };
  const honest = async (payload: object, remoteAddress: string) => {
    const headers = { 'x-bot-token': await solveBotCheck(app) };
    const { path: url } = proveForTheft;
    return callWithWork(app, { method: 'POST', url, payload, headers, remoteAddress });
  };

  it('junk from an address shuts nobody out who shares it (SIGN-26)', async () => {
    const { users, line } = await given();
    const { backupCodes } = await givenSecondFactor(app, users.holder);
    const remoteAddress = '203.0.113.200';
    const { path: url } = proveForTheft;
    for (let junk = 0; junk < 61; junk++) {
      const payload = { username: users.holder.email, code: '00000000' };
      const answer = await app.call({ method: 'POST', url, payload, remoteAddress });
      expect(answer.json().code).toBe('BOT_CHECK_FAILED');
    }
    for (let junk = 0; junk < 31; junk++) {
      const payload = { lineId: line.lineId };
      const answer = await app.call({ method: 'POST', url: reportTheftByProof.path, payload, remoteAddress });
      expect(answer.json().code).toBe('GRANT_REQUIRED');
    }
    const code = { username: users.holder.email, code: backupCodes[0] };
    const proved = await honest(code, remoteAddress);
    expect(proved.statusCode).toBe(200);
    const headers = { 'x-theft-grant': String(proved.headers['x-theft-grant']) };
    const payload = { lineId: proved.json().lines[0].id };
    const done = await app.call({
      method: 'POST',
      url: reportTheftByProof.path,
      payload,
      headers,
      remoteAddress,
    });
    expect(done.statusCode).toBe(201);
  });

  it('ten addresses shut it for nobody: neither by document nor by code, and other doors stay as they were', async () => {
    const { line, users, tokens } = await given();
    const { backupCodes } = await givenSecondFactor(app, users.holder);
    const wrongDocument = documentOf(line, '2015/03/10');
    const wrongCode = { username: users.holder.email, code: '00000000' };
    const attack = (index: number) => `198.51.100.${index}`;
    expect(new Set(await othersGuessed(attack, wrongDocument, 10))).toEqual(
      new Set(['DOCUMENT_NOT_MATCHED']),
    );
    expect(new Set(await othersGuessed(attack, wrongCode, 10))).toEqual(new Set(['OTP_INVALID']));
    expect((await honest(documentOf(line), '203.0.113.7')).statusCode).toBe(200);
    const code = { username: users.holder.email, code: backupCodes[0] };
    expect((await honest(code, '203.0.113.7')).statusCode).toBe(200);
    // What the holder says with a session costs nothing for it.
    expect((await becomeHolder(app, tokens.manager, line)).statusCode).toBe(200);
  });

  it('a network has three tries in a quarter of an hour, whatever its addresses, and then others', async () => {
    const { line } = await given();
    const home = (index: number) => `2001:db8:5:5::${index + 1}`;
    const answers = await othersGuessed(home, documentOf(line, '2015/03/10'), 4);
    expect(answers).toEqual([...Array(3).fill('DOCUMENT_NOT_MATCHED'), 'TOO_MANY_REQUESTS']);
    const { rows } = await query(
      "select expire - extract(epoch from now()) * 1000 as left from rate_limits where key like 'theftByDocument:%' order by points desc limit 1",
    );
    expect(Number(rows[0].left)).toBeLessThanOrEqual(15 * 60_000);
    await query("update rate_limits set expire = 0 where key like 'theftByDocument:%'");
    expect((await honest(documentOf(line), home(9))).statusCode).toBe(200);
  });
});
