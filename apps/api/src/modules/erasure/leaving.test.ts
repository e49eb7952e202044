// Leaving (SELF-3): closed at once, as if there were no account; three days in which the message's link takes it back.
import {
  completeRegistration,
  deleteUser,
  generateCode,
  getUserinfo,
  restoreUser,
  startRegistration,
} from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { createPaymentLink, getLinkedBill } from '@portal/contract/paying/payment-link';
import { setAutoTopUp } from '@portal/contract/paying/payment-methods';
import { type DataRequest, listDataRequests } from '@portal/contract/privacy/data-requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import type { SignedIn } from '../../../test/given/association.ts';
import { effectsOf, givenBuyer, recharge } from '../../../test/given/buyer.ts';
import { cards, givenCard, passDays } from '../../../test/given/cards.ts';
import { enter, lastCode, passBotCheck, proveByPassword, typeCode } from '../../../test/given/codes.ts';
import { givenBill } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { challengeFor, enterWith, givenPasskey } from '../../../test/given/passkey.ts';
import { givenHolder } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, environment: { PAYMENT_TIMEOUT_MS: '2500' } });
});
afterAll(() => app.close());

const query = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows;
const get = (url: string, token: string) => app.call({ method: 'GET', url, token });

async function close({ token, password }: SignedIn): Promise<void> {
  await proveByPassword(app, token, password);
  const closed = await app.call({ method: 'DELETE', url: deleteUser.path, token });
  expect(closed.statusCode).toBe(200);
  expect(Date.parse(closed.json().restorableUntil) - Date.now()).toBeGreaterThan(71 * 3_600_000);
}

const restore = async (token: string) =>
  (await app.call({ method: 'POST', url: restoreUser.path, payload: { token } })).statusCode;

const linkIn = (text: string | undefined) =>
  /\/ec\/restore-account#([0-9a-f]{64})/.exec(text ?? '')?.[1] ?? '';

async function linkSentTo(email: string): Promise<string> {
  await app.settleEvents();
  const mail = (await outboxOf(app, email)).find(({ subject }) => subject?.includes('se va a eliminar'));
  return linkIn(mail?.text);
}

const signsIn = async ({ email: username, password }: Pick<SignedIn, 'email' | 'password'>) => {
  const answer = await enter(app, { username, password });
  return [answer.statusCode, answer.json().code];
};

async function givenClosed() {
  const holder = await givenHolder(app);
  await close(holder);
  return { holder, link: await linkSentTo(holder.email) };
}

describe('an account that was closed', () => {
  it('is told of by every way, with a link that stands nowhere else', async () => {
    const { holder, link } = await givenClosed();
    expect(link).not.toBe('');
    // Nobody reads notifications in an account that is closed.
    const [mail] = (await outboxOf(app, holder.email)).filter(({ text }) => linkIn(text));
    expect(mail?.text).not.toContain('Notificaciones');
    const [sms] = (await outboxOf(app, holder.line.serviceNumber)).filter(({ text }) => linkIn(text));
    expect(sms?.text).toContain('Tu cuenta se elimina en 3 dias');
    expect(linkIn(sms?.text)).toBe(link);
    const [user] = await query('select to_jsonb(u) as row from users u where user_id = $1', holder.userId);
    const events = await query('select event from events where user_id = $1', holder.userId);
    expect(JSON.stringify([user, events])).not.toContain(link);
  });

  it('answers as one that never was: password, passkey, recovery, token', async () => {
    const holder = await givenHolder(app);
    const { device, userHandle } = await givenPasskey(app, holder, { token: holder.token });
    await close(holder);
    const unknown = { email: 'nadie@correo.example', password: holder.password };
    expect(await signsIn(holder)).toEqual(await signsIn(unknown));
    const assertion = device.sign(await challengeFor.signIn(app), userHandle);
    expect((await enterWith(app, assertion)).json().code).toBe('PASSKEY_REFUSED');
    const recover = (userId: string) =>
      app.call({ method: 'POST', url: generateCode.path, headers: { userid: userId }, payload: {} });
    const answers = [await recover(holder.email), await recover(unknown.email)];
    expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect((await get(getUserinfo.path, holder.token)).statusCode).toBe(401);
  });

  it('keeps its names for whoever comes back: who registers anew reads why not yet', async () => {
    const { holder } = await givenClosed();
    expect(await passBotCheck(app, holder.email)).toBe(400);
    const headers = { UserId: holder.email };
    const { codeNumberEn } = (
      await app.call({ method: 'POST', url: startRegistration.path, headers })
    ).json();
    const typed = await typeCode(app, codeNumberEn, await lastCode(app, holder.email));
    const answer = await app.call({
      method: 'POST',
      url: completeRegistration.path,
      headers: { 'x-otp-grant': String(typed.headers['x-otp-grant']) },
      payload: {
        name: 'Otra',
        lastName: 'Vez',
        phoneNumber: null,
        email: holder.email,
        password: 'Lluviosa27',
      },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'ACCOUNT_LEAVING']);
  });

  it('opens nothing for others: a payment link ends, and is there again afterwards', async () => {
    const holder = await givenHolder(app);
    const billNo = await givenBill(app, holder.line, { totalCents: 1839 });
    const made = await app.call({
      method: 'POST',
      url: createPaymentLink.path,
      token: holder.token,
      payload: { billNo },
    });
    const paying = String(made.json().url).split('#')[1] ?? '';
    const look = async () =>
      (await app.call({ method: 'GET', url: getLinkedBill.path.replace(':token', paying) })).statusCode;
    expect(await look()).toBe(200);
    await close(holder);
    expect(await look()).toBe(404);
    expect(await restore(await linkSentTo(holder.email))).toBe(204);
    expect(await look()).toBe(200);
  });

  it('pays nothing by itself meanwhile', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 1_000 });
    await givenCard(app, buyer.token);
    await app.call({
      method: 'PUT',
      url: `${setAutoTopUp.path}?serviceId=${buyer.line.number}`,
      token: buyer.token,
      payload: { enabled: true, amount: { amount: 5 }, below: { amount: 3 }, timesAMonth: 2 },
    });
    await close({ ...buyer.user, token: buyer.token });
    await query(
      `update operator.prepaid_balances set amount_cents = 100 where customer_id = (
         select customer_id from operator.line_numbers where service_number = $1)`,
      buyer.line.serviceNumber,
    );
    const balance = async () => (await effectsOf(app, buyer)).balanceCents;
    const look = async () => {
      await passDays(app, buyer.user.userId, 0);
      return app.runAutomatic();
    };
    expect(await look()).toBe(0);
    expect(await balance()).toBe(100);
    expect(await restore(await linkSentTo(buyer.user.email))).toBe(204);
    await look();
    await expect.poll(balance).toBe(600);
  });
});

describe('the link', () => {
  it('204 once: everything is as it was, told by every way; then 404', async () => {
    const { holder, link } = await givenClosed();
    expect(await restore(link)).toBe(204);
    expect(await restore(link)).toBe(404);
    const token = await app.signIn(holder.email, holder.password);
    expect((await get(getUserinfo.path, token)).statusCode).toBe(200);
    const lines = await query('select service_number from associations where user_id = $1', holder.userId);
    expect(lines).toEqual([{ service_number: holder.line.serviceNumber }]);
    await app.settleEvents();
    const told = (await get(listMessages.path, token)).json();
    expect(told.map(({ messageType }: { messageType: string }) => messageType)).toEqual(
      expect.arrayContaining(['accountRestored', 'accountClosed']),
    );
    for (const to of [holder.email, holder.line.serviceNumber])
      expect((await outboxOf(app, to)).some(({ text }) => text.includes('con el enlace'))).toBe(true);
    const [asked]: DataRequest[] = (await get(listDataRequests.path, token)).json();
    expect(asked).toMatchObject({ kind: 'erasure', status: 'cancelled' });
    // Its days do not end what came back.
    expect(await app.eraseAccount(holder.userId)).toBe(true);
    expect((await get(getUserinfo.path, token)).statusCode).toBe(200);
  });

  it('204 for one alone of ten at once', async () => {
    const { link } = await givenClosed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => restore(link)));
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
  });

  it('404: a guess, one of another account, one of another kind, and of a closing before', async () => {
    const { holder, link } = await givenClosed();
    for (const guess of ['x', 'f'.repeat(64), link.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
      expect(await restore(guess)).toBe(404);
    expect(await restore(link)).toBe(204);
    await close({ ...holder, token: await app.signIn(holder.email, holder.password) });
    expect(await restore(link)).toBe(404);
    expect((await signsIn(holder))[0]).not.toBe(200);
  });

  it('404 after its days: the account goes as it always did', async () => {
    const { holder, link } = await givenClosed();
    expect(await app.eraseAccount(holder.userId)).toBe(false);
    await app.endErasureDays(holder.userId);
    expect(await restore(link)).toBe(404);
    expect(await query('select from users where user_id = $1', holder.userId)).toEqual([]);
    expect(await query('select from login_names where user_id = $1', holder.userId)).toEqual([]);
    expect(await query('select from erasures where user_id = $1', holder.userId)).toHaveLength(1);
  });
});

describe('what was under way', () => {
  it('ends as if the account were there: a top-up whose answer was lost comes onto the line', async () => {
    const buyer = await givenBuyer(app, { balanceCents: 100 });
    expect((await recharge(app, buyer, { card: cards.answerLost })).statusCode).toBe(202);
    await close({ ...buyer.user, token: buyer.token });
    await query("update jobs.job set start_after = now() where name = 'look-after-payment'");
    await expect.poll(async () => (await effectsOf(app, buyer)).balanceCents).toBe(600);
  });

  it.each(['unknown', 'waiting'])(
    'a payment that is %s after the days keeps what it needs until it has ended',
    async (open) => {
      const buyer = await givenBuyer(app);
      const { id } = (await recharge(app, buyer)).json();
      const setTo = (status: string) =>
        query('update payments set status = $2 where payment_id = $1', id, status);
      await setTo(open);
      await close({ ...buyer.user, token: buyer.token });
      await app.settleEvents();
      await app.endErasureDays(buyer.user.userId);
      const [{ pseudonym }] = await query(
        'select pseudonym from erasures where user_id = $1',
        buyer.user.userId,
      );
      const payer = async () =>
        (await query('select user_id from payments where payment_id = $1', id))[0].user_id;
      expect(await app.finishErasure(pseudonym)).toBe(false);
      expect(await payer()).toBe(buyer.user.userId);
      await setTo('authorized');
      await expect
        .poll(async () => {
          await query('update jobs.job set start_after = now()');
          await app.settleEvents();
          return (await app.finishErasure(pseudonym)) && payer();
        })
        .toBe(pseudonym);
    },
  );

  it('a closing is one of ten at once, and one link alone takes it back', async () => {
    const holder = await givenHolder(app);
    await proveByPassword(app, holder.token, holder.password);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call({ method: 'DELETE', url: deleteUser.path, token: holder.token }),
      ),
    );
    const [closed, ...others] = answers.map(({ statusCode }) => statusCode).sort();
    expect(closed).toBe(200);
    // Whoever comes before the session has ended finds what was said used up.
    for (const status of others) expect([401, 403]).toContain(status);
    await app.settleEvents();
    const mails = (await outboxOf(app, holder.email)).filter(({ text }) => linkIn(text));
    expect(mails).toHaveLength(1);
    expect(await restore(linkIn(mails[0]?.text))).toBe(204);
  });

  it('whose job was lost goes with the next housekeeping', async () => {
    const { holder } = await givenClosed();
    await query("delete from jobs.job where name = 'erase-account'");
    await query(
      "update users set closed_until = now() - interval '2 hours' where user_id = $1",
      holder.userId,
    );
    await app.runRetention();
    expect(await query('select from users where user_id = $1', holder.userId)).toEqual([]);
  });

  it('and so does whoever comes after somebody who cannot go now', async () => {
    const closed = [(await givenClosed()).holder.userId, (await givenClosed()).holder.userId];
    for (const userId of closed)
      await query("update users set closed_until = now() - interval '2 hours' where user_id = $1", userId);
    // Whom housekeeping comes to first.
    const [first] = await query("select user_id from users where closed_until < now() - interval '1 hour'");
    await query(`alter table erasures add constraint not_now check (user_id <> '${first?.user_id}')`);
    await expect(app.runRetention()).rejects.toThrow();
    const left = 'select user_id from users where user_id = any($1)';
    expect(await query(left, closed)).toEqual([first]);
    await query('alter table erasures drop constraint not_now');
    await app.runRetention();
    expect(await query(left, closed)).toEqual([]);
  });
});
