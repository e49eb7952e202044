// Who is written to on WhatsApp: a number that its person has proved, told by every other way, and taken by the newer proof.
import { createPersonalToken } from '@portal/contract/access/personal-tokens';
import {
  getWhatsapp,
  linkWhatsapp,
  sendWhatsappCode,
  verifyWhatsappWebhook,
} from '@portal/contract/help/whatsapp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveByPassword, wrongCode } from '../../../test/given/codes.ts';
import { outboxOf, toldTo } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import {
  askCode,
  codeAt,
  givenLinked,
  givenNumber,
  postEvent,
  typeLink,
  verifyToken,
  whatsappTo,
} from '../../../test/given/whatsapp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: 'sent' });
});
afterAll(() => app.close());

const shown = async ({ token }: SignedIn) =>
  (await app.call({ method: 'GET', url: getWhatsapp.path, token })).json();
const kindsOf = async (user: SignedIn) => (await toldTo(app, user)).map(({ messageType }) => messageType);

describe('200', () => {
  it('a number is linked by the code that went to it, for what was chosen', async () => {
    const user = await givenSignedIn(app);
    expect(await shown(user)).toMatchObject({ number: null, kinds: [], isStopped: false });
    const { number } = await givenLinked(app, user, givenNumber(), ['bills']);
    expect(await shown(user)).toMatchObject({ number, kinds: ['bills'], isStopped: false });
  });

  it('every other way is told, and the number itself', async () => {
    const holder = await givenHolder(app);
    const { digits } = await givenLinked(app, holder);
    expect(await kindsOf(holder)).toContain('whatsappLinked');
    const [mail] = await outboxOf(app, holder.email);
    expect(mail?.subject).toBe('Vinculaste WhatsApp a tu cuenta');
    const [sms] = await outboxOf(app, holder.line.serviceNumber);
    expect(sms?.text).toMatch(/WhatsApp.*Si no fuiste tu/);
    expect(await whatsappTo(app, digits)).toMatchObject([{ template: 'security' }, { template: 'codes' }]);
  });

  it('the same again, because the answer was lost, is answered and changes nothing', async () => {
    const user = await givenSignedIn(app);
    const { number, digits } = givenNumber();
    await proveByPassword(app, user.token, user.password);
    const { codeNumberEn } = (await askCode(app, user, number)).json();
    const typed = { number, codeNumberEn, codeNumber: await codeAt(app, digits) };
    const [once, again] = await Promise.all([typeLink(app, user, typed), typeLink(app, user, typed)]);
    expect([once.statusCode, again.statusCode]).toEqual([200, 200]);
    expect((await kindsOf(user)).filter((kind) => kind === 'whatsappLinked')).toHaveLength(1);
  });

  it('a number that another person had is theirs who proves it later, and the earlier one is told', async () => {
    const [before, after] = [await givenSignedIn(app), await givenSignedIn(app)];
    const taken = await givenLinked(app, before);
    await givenLinked(app, after, taken);
    expect(await shown(before)).toMatchObject({ number: null });
    expect(await shown(after)).toMatchObject({ number: taken.number });
    expect(await kindsOf(before)).toContain('whatsappUnlinked');
    const [mail] = await outboxOf(app, before.email);
    expect(mail?.text).toMatch(/Otra persona comprobó que el WhatsApp/);
    // Nothing of the account of before reaches who has the number now.
    const written = await whatsappTo(app, taken.digits);
    expect(written.filter(({ body }) => body.includes('ya no te escribimos'))).toEqual([]);
  });

  it('another number takes the place of the first, which is anybody’s again', async () => {
    const [user, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    const first = await givenLinked(app, user);
    const second = await givenLinked(app, user);
    expect(await shown(user)).toMatchObject({ number: second.number });
    await givenLinked(app, other, first);
    expect(await kindsOf(user)).not.toContain('whatsappUnlinked');
  });

  it('what is chosen changes, it is stopped, and it ends', async () => {
    const user = await givenSignedIn(app);
    await givenLinked(app, user);
    const patch = (payload: object) =>
      app.call({ method: 'PATCH', url: getWhatsapp.path, token: user.token, payload });
    expect((await patch({ kinds: ['news', 'news'] })).json()).toMatchObject({ kinds: ['news'] });
    expect((await patch({ isStopped: true })).json()).toMatchObject({ isStopped: true, kinds: ['news'] });
    expect((await patch({ isStopped: false })).json()).toMatchObject({ isStopped: false });
    const remove = () => app.call({ method: 'DELETE', url: getWhatsapp.path, token: user.token });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
    expect(await shown(user)).toMatchObject({ number: null });
    expect((await patch({ kinds: [] })).statusCode).toBe(404);
    expect((await kindsOf(user)).filter((kind) => kind === 'whatsappUnlinked')).toHaveLength(1);
  });

  it('Meta asks whether the address is ours, and has its challenge back as it came', async () => {
    const ask = (token: string) =>
      app.call({
        method: 'GET',
        url: verifyWhatsappWebhook.path,
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' },
      });
    const answer = await ask(verifyToken);
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect((await ask('guessed')).statusCode).toBe(404);
  });
});

describe('refused', () => {
  it('400: what is no mobile number, and a wrong code', async () => {
    const user = await givenSignedIn(app);
    await proveByPassword(app, user.token, user.password);
    expect((await askCode(app, user, '123456789')).statusCode).toBe(400);
    const { number, digits } = givenNumber();
    const { codeNumberEn } = (await askCode(app, user, number)).json();
    const code = await codeAt(app, digits);
    const wrong = await typeLink(app, user, { number, codeNumberEn, codeNumber: wrongCode(code) });
    expect(wrong.json().code).toBe('OTP_INVALID');
    expect(await shown(user)).toMatchObject({ number: null });
  });

  it('a code links the number that it went to, for who asked, and no other', async () => {
    const [user, other] = [await givenSignedIn(app), await givenSignedIn(app)];
    for (const each of [user, other]) await proveByPassword(app, each.token, each.password);
    const [own, others] = [givenNumber(), givenNumber()];
    const { codeNumberEn } = (await askCode(app, user, own.number)).json();
    const codeNumber = await codeAt(app, own.digits);
    const byOther = await typeLink(app, other, { number: own.number, codeNumberEn, codeNumber });
    expect(byOther.json().code).toBe('OTP_INVALID');
    const forAnother = await typeLink(app, user, { number: others.number, codeNumberEn, codeNumber });
    expect(forAnother.json().code).toBe('OTP_INVALID');
    expect(await shown(user)).toMatchObject({ number: null });
  });

  it('403: whoever found an open session links nothing, and no program does', async () => {
    const user = await givenSignedIn(app);
    const { number } = givenNumber();
    const payloads = [
      { call: sendWhatsappCode, payload: { number } },
      { call: linkWhatsapp, payload: { number, codeNumberEn: 'x', codeNumber: '123456', kinds: [] } },
    ];
    for (const { call, payload } of payloads) {
      const answer = await app.call({ method: call.method, url: call.path, token: user.token, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
    }
    await proveByPassword(app, user.token, user.password);
    const made = await app.call({
      method: 'POST',
      url: createPersonalToken.path,
      token: user.token,
      payload: { name: 'Mi panel', scopes: ['usage'], days: 30 },
    });
    const byProgram = await app.call({ method: 'GET', url: getWhatsapp.path, token: made.json().token });
    expect(byProgram.json().code).toBe('TOKEN_SCOPE');
  });

  it('404 where the operator has none: nobody is asked, and nothing is taken', async () => {
    const without = await startTestApp({ environment: { KUSHKI_BASE_URL: 'https://kushki.example' } });
    try {
      const user = await givenSignedIn(without);
      const { token } = user;
      const seen = await without.call({ method: 'GET', url: getWhatsapp.path, token });
      expect(seen.json()).toMatchObject({ number: null });
      await proveByPassword(without, token, user.password);
      expect((await askCode(without, user, givenNumber().number)).statusCode).toBe(404);
      expect((await postEvent(without, '{}')).statusCode).toBe(404);
    } finally {
      await without.close();
    }
  });

  it('429: a number is not written to again and again', async () => {
    const user = await givenSignedIn(app);
    await proveByPassword(app, user.token, user.password);
    const { number } = givenNumber();
    const again = async () => (await askCode(app, user, number, '10.78.0.1')).statusCode;
    expect([await again(), await again()]).toEqual([200, 429]);
  });

  it('429: the twenty-first number in an hour, wherever its asker is', async () => {
    const user = await givenSignedIn(app);
    await proveByPassword(app, user.token, user.password);
    const statuses = [];
    for (let asked = 0; asked < 21; asked++)
      statuses.push((await askCode(app, user, givenNumber().number)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
