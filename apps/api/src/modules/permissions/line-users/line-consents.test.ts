import { listAgreements, listConsents, verifyConsents } from '@portal/contract/privacy/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { dissociate, givenSignedIn, type SignedIn } from '../../../../test/given/association.ts';
import { type GivenCustomerLine, givenManager } from '../../../../test/given/given-line.ts';
import {
  answerByLink,
  answerConsent,
  askConsent,
  associateByCode,
  givenUsedLine,
  linkSentTo,
  openLink,
  readsRecords,
  sayUser,
  seenUser,
} from '../../../../test/given/line-users.ts';
import { outboxOf, toldTo } from '../../../../test/given/notifications.ts';
import { givenHolder, givenPerson } from '../../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const closed = '403 USER_CONSENT_REQUIRED';
const dayMs = 24 * 3_600_000;
const daysLeft = ({ endDateTime }: { endDateTime: string }) =>
  Math.round((Date.parse(endDateTime) - Date.now()) / dayMs);
const smsTo = async ({ serviceNumber }: GivenCustomerLine) => (await outboxOf(app, serviceNumber)).length;

/** Asked by the holder: what the link says. */
async function givenQuestion() {
  const used = await givenUsedLine(app);
  await askConsent(app, used.holder.token, used.line);
  return { ...used, link: await linkSentTo(app, used.line) };
}

async function givenConsent() {
  const asked = await givenQuestion();
  expect((await answerByLink(app, asked.link, true)).statusCode).toBe(204);
  return asked;
}

const chainOf = async ({ token }: SignedIn) =>
  (await app.call({ method: 'GET', url: listConsents.path, token })).json();

describe('asking', () => {
  it('201: one SMS to the line, a notice to its user, a link for seven days that says who asks for what', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const before = await smsTo(line);
    const asked = await askConsent(app, holder.token, line);
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ records: 'consentRequired', consent: { status: 'asked' } });
    expect(daysLeft(asked.json().consent.validFor)).toBe(7);
    expect(await smsTo(line)).toBe(before + 1);
    const seen = (await openLink(app, await linkSentTo(app, line))).json();
    expect(seen).toMatchObject({ purpose: 'records', status: 'asked', askedBy: 'Usuaria De Prueba' });
    expect(seen.serviceNumber).not.toContain(line.number.slice(0, 6));
    expect(seen.text).toContain('12 meses');
    expect((await toldTo(app, user))[0]).toMatchObject({ messageType: 'consentAsked' });
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('twice, and twice at once: one message', async () => {
    const { line, holder } = await givenUsedLine(app);
    const before = await smsTo(line);
    const ask = () => askConsent(app, holder.token, line);
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await smsTo(line)).toBe(before + 1);
  });

  it('409: of a line that is open; 404, 403: by a stranger, and by who may only look', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const stranger = await givenSignedIn(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    expect((await askConsent(app, user.token, line)).json().code).toBe('CONSENT_NOT_NEEDED');
    expect((await askConsent(app, stranger.token, line)).statusCode).toBe(404);
    expect((await askConsent(app, viewer.token, line)).json().code).toBe('ROLE_NOT_ENOUGH');
    const open = await givenHolder(app);
    expect((await askConsent(app, open.token, open.line)).json().code).toBe('CONSENT_NOT_NEEDED');
  });

  it('429: after two refusals, whoever asks waits for a month', async () => {
    const { line, holder } = await givenUsedLine(app);
    for (let time = 0; time < 2; time++) {
      await askConsent(app, holder.token, line);
      await answerByLink(app, await linkSentTo(app, line), false);
    }
    const before = await smsTo(line);
    const refused = await askConsent(app, holder.token, line);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'CONSENT_ASKED_OFTEN']);
    expect(await smsTo(line)).toBe(before);
  });

  it('429: a line is asked four times a week at most, by whomever', async () => {
    const { line, holder } = await givenUsedLine(app);
    const codes: string[] = [];
    for (let count = 0; count < 5; count++) {
      const manager = await givenSignedIn(app);
      await givenManager(app, manager, line);
      const answer = await askConsent(app, manager.token, line);
      codes.push(answer.statusCode === 201 ? '201' : answer.json().code);
    }
    expect(codes).toEqual(['201', '201', '201', '201', 'CONSENT_ASKED_OFTEN']);
    expect((await askConsent(app, holder.token, line)).statusCode).toBe(429);
  });
});

describe('yes', () => {
  it('opens the records to who asked, to nobody else, for twelve months, and is a link of the chain', async () => {
    const { line, holder, user, link } = await givenQuestion();
    const other = await givenSignedIn(app);
    await givenManager(app, other, line);
    expect((await answerByLink(app, link, true)).statusCode).toBe(204);
    expect(await readsRecords(app, holder.token, line)).toBe('200');
    expect(await readsRecords(app, other.token, line)).toBe(closed);
    const { consent } = await seenUser(app, holder.token, line);
    expect(consent).toMatchObject({ status: 'granted' });
    expect(consent && daysLeft(consent.validFor)).toBeGreaterThan(364);
    expect((await toldTo(app, holder))[0]).toMatchObject({ messageType: 'consentMoved' });
    const [act] = await chainOf(user);
    expect(act).toMatchObject({
      kind: 'callRecords',
      status: 'active',
      proof: 'Enlace enviado a la línea',
      subject: 'Registros de la línea para Usuaria De Prueba',
      serviceNumber: line.number,
    });
    expect(act.text).toContain('puedo retirarlo cuando quiera');
  });

  it('once: the link that was used, a made-up one and a shortened one are the same refusal', async () => {
    const { link } = await givenConsent();
    const made = `${link.slice(0, 30)}${'A'.repeat(35)}`;
    for (const token of [link, made, link.slice(0, 40)]) {
      const opened = await openLink(app, token);
      expect([opened.statusCode, opened.json().code]).toEqual([404, 'CONSENT_ENDED']);
      expect((await answerByLink(app, token, false)).statusCode).toBe(404);
    }
  });

  it('of two at once writes one act', async () => {
    const { user, link } = await givenQuestion();
    const answers = await Promise.all([answerByLink(app, link, true), answerByLink(app, link, true)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    const acts = (await chainOf(user)).filter(({ kind }: { kind: string }) => kind === 'callRecords');
    expect(acts).toHaveLength(1);
  });

  it('too late is none: the link ends after seven days, and what was granted after its year', async () => {
    const { line, holder, link } = await givenQuestion();
    const passes = () =>
      app.database.pool.query('update line_consents set expires_at = now() where service_number = $1', [
        line.serviceNumber,
      ]);
    await passes();
    expect((await answerByLink(app, link, true)).statusCode).toBe(404);
    await askConsent(app, holder.token, line);
    await answerByLink(app, await linkSentTo(app, line), true);
    expect(await readsRecords(app, holder.token, line)).toBe('200');
    await passes();
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect(await seenUser(app, holder.token, line)).toMatchObject({ consent: null });
  });

  it('nothing in the database opens it', async () => {
    const { line, link } = await givenQuestion();
    const { rows } = await app.database.pool.query(
      'select c::text as row from line_consents c where service_number = $1',
      [line.serviceNumber],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(link.slice(22));
  });

  it('is somebody’s without an account, too, under an id that names nobody', async () => {
    const holder = await givenHolder(app);
    await sayUser(app, holder.token, holder.line, 'adult');
    await askConsent(app, holder.token, holder.line);
    await answerByLink(app, await linkSentTo(app, holder.line), true);
    expect(await readsRecords(app, holder.token, holder.line)).toBe('200');
    // Who holds the line reads the proof of it.
    const all = await app.call({ method: 'GET', url: listAgreements.path, token: holder.token });
    expect(all.json()[0]).toMatchObject({ kind: 'callRecords', acceptedBy: 'Quien usa la línea' });
    const { rows } = await app.database.pool.query(
      'select person_id from line_users where service_number = $1',
      [holder.line.serviceNumber],
    );
    const { rows: users } = await app.database.pool.query('select 1 from users where user_id = $1', [
      rows[0].person_id,
    ]);
    expect(users).toEqual([]);
    await answerByLink(app, await linkSentTo(app, holder.line), false);
    expect(await readsRecords(app, holder.token, holder.line)).toBe(closed);
  });
});

describe('no, and no longer', () => {
  it('a refusal opens nothing, and who asked is told', async () => {
    const { line, holder, link } = await givenQuestion();
    expect((await answerByLink(app, link, false)).statusCode).toBe(204);
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect((await toldTo(app, holder))[0]?.content).toContain('no te permite');
  });

  it('what was granted is taken back by the link in the SMS that confirmed it', async () => {
    const { line, holder, user } = await givenConsent();
    const link = await linkSentTo(app, line);
    expect((await openLink(app, link)).json()).toMatchObject({ status: 'granted' });
    expect((await answerByLink(app, link, false)).statusCode).toBe(204);
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect((await toldTo(app, holder))[0]?.content).toContain('retiró el permiso');
    expect((await chainOf(user)).slice(0, 2)).toMatchObject([{ status: 'withdrawn' }, { status: 'active' }]);
    const verified = await app.call({ method: 'GET', url: verifyConsents.path, token: user.token });
    expect(verified.json()).toMatchObject({ ok: true });
  });

  it('signed in, by who uses the line: yes, and taken back; 404 for everybody else', async () => {
    const { line, holder, user } = await givenQuestion();
    const [request] = (await seenUser(app, user.token, line)).requests;
    const id = String(request?.id);
    expect(request).toMatchObject({ askedBy: 'Usuaria De Prueba', status: 'asked', purpose: 'records' });
    const stranger = await givenSignedIn(app);
    for (const { token } of [holder, stranger])
      expect((await answerConsent(app, token, id, true)).statusCode).toBe(404);
    expect((await answerConsent(app, user.token, id, true)).statusCode).toBe(204);
    expect((await answerConsent(app, user.token, id, true)).statusCode).toBe(204);
    expect(await readsRecords(app, holder.token, line)).toBe('200');
    expect((await seenUser(app, holder.token, line)).requests).toEqual([]);
    expect((await answerConsent(app, user.token, id, false)).statusCode).toBe(204);
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('ends with the line of who asked', async () => {
    const { line, holder } = await givenConsent();
    await dissociate(app, holder.token, line.number, '2');
    await associateByCode(app, holder, line);
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('ends when who granted it leaves the line, and who asked is told', async () => {
    const { line, holder, user } = await givenConsent();
    await dissociate(app, user.token, line.number, '2');
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect((await toldTo(app, holder))[0]?.content).toContain('Terminó el permiso');
  });
});
