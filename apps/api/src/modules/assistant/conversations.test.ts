// Who may speak with the assistant: with a token that works once, and no longer than the portal's session.

import { logout } from '@portal/contract/access/sso';
import { askAssistant, redeemAssistant } from '@portal/contract/help/assistant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides, payloadOf } from '../../../test/chat.ts';
import { givenUser } from '../../../test/given/given-user.ts';

const ana = 'ana.paredes@correo.example';
const liveChatUrl = 'https://chat.operadora.example/nuevo';

let app: TestApp;
let chat: ReturnType<typeof chatSides>;
beforeAll(async () => {
  app = await startTestApp({
    environment: { ASSISTANT_SECRET: chatSecret, LIVE_CHAT_URL: liveChatUrl },
  });
  chat = chatSides(app);
});
afterAll(() => app.close());

async function givenSession(): Promise<{ userId: string; token: string }> {
  const { userId, email, password } = await givenUser(app);
  return { userId, token: await app.signIn(email, password) };
}

describe('201', () => {
  it('a link carries the documents’ fields, and nothing of the customer', async () => {
    const { url, expiresAt } = (await chat.link(await app.signIn(ana))).json();
    const { origin, pathname, search } = new URL(url);
    expect({ origin, pathname, search }).toEqual({
      origin: 'http://127.0.0.1:3002',
      pathname: '/',
      search: '',
    });
    expect(payloadOf(url)).toEqual({
      token: expect.any(String),
      region: 'Region 1',
      category: 1,
      id: expect.any(String),
      date: expect.any(String),
      origin: app.portalOrigin,
      customerName: null,
      accountNumber: null,
      email: null,
      appType: 'Web',
    });
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(payloadOf((await chat.link(await app.signIn('0992000001'))).json().url).category).toBe(2);
  });

  it('a person is written to where the operator says, with the same payload', async () => {
    const { url } = (await chat.link(await app.signIn(ana), { to: 'person' })).json();
    expect(url.startsWith(`${liveChatUrl}#`)).toBe(true);
    const redeemed = (await chat.redeem(payloadOf(url).token as string)).json();
    expect(redeemed).toMatchObject({
      customer: { name: 'Ana Lucía Paredes Vera', email: ana, accountNumber: '8.100010' },
      identity: null,
    });
  });
});

describe('200', () => {
  it('redeems once, also when many ask at once', async () => {
    const token = await chat.tokenOf((await givenSession()).token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => chat.redeem(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(401)]);
  });

  it('neither token opens what the other does, nor the portal', async () => {
    const { token } = await givenSession();
    const [link, conversation] = [await chat.tokenOf(token), await chat.begin(token)];
    expect((await chat.ask(link, 'hola')).statusCode).toBe(401);
    expect((await chat.redeem(conversation)).statusCode).toBe(401);
    expect((await chat.ask(token, 'hola')).statusCode).toBe(401);
    for (const stranger of [link, conversation]) expect((await chat.link(stranger)).statusCode).toBe(401);
  });
});

describe('400', () => {
  it('a card’s number, a flood, and fields that nobody asked for', async () => {
    const conversation = await chat.begin((await givenSession()).token);
    const refused = async (text: string, more = {}) => (await chat.ask(conversation, text, more)).json().code;
    expect(await refused('mi tarjeta es 4574 4412 1519 0335')).toBe('CARD_DATA_REFUSED');
    expect(await refused('a'.repeat(20_001))).toBe('INVALID');
    expect(await refused('hola', { userId: 'otro' })).toBe('INVALID');
    expect(await refused('hola', { topic: 'sql' })).toBe('INVALID');
    expect((await chat.link((await givenSession()).token, { to: 'https://malo.example' })).statusCode).toBe(
      400,
    );
  });
});

describe('401', () => {
  it('what the chat’s server has not signed', async () => {
    const token = await chat.tokenOf((await givenSession()).token);
    for (const [url, payload] of [
      [redeemAssistant.path, { token }],
      [askAssistant.path, { conversation: token, text: 'saldo' }],
    ] as const) {
      expect((await app.call({ method: 'POST', url, payload })).statusCode).toBe(401);
      expect((await chat.fromFrame(url, payload, { secret: 'another-secret' })).statusCode).toBe(401);
      const old = { secret: chatSecret, time: '1700000000' };
      expect((await chat.fromFrame(url, payload, old)).statusCode).toBe(401);
    }
    expect((await chat.redeem(token)).statusCode).toBe(200);
  });

  it('nobody’s link, and one that is made up for somebody', async () => {
    expect((await chat.link()).statusCode).toBe(401);
    const token = await chat.tokenOf((await givenSession()).token);
    const forged = token.slice(0, 22) + 'A'.repeat(43);
    expect((await chat.redeem(forged)).statusCode).toBe(401);
    expect((await chat.redeem('x'.repeat(65))).statusCode).toBe(401);
  });

  it('a link after five minutes, a conversation after two hours', async () => {
    const { userId, token } = await givenSession();
    const [link, conversation] = [await chat.tokenOf(token), await chat.begin(token)];
    const { pool } = app.database;
    const life = await pool.query(
      `select kind, round(extract(epoch from expires_at - now()) / 60)::int as minutes from assistant_passes
       where user_id = $1 order by kind`,
      [userId],
    );
    expect(life.rows).toEqual([
      { kind: 'conversation', minutes: 120 },
      { kind: 'link', minutes: 5 },
    ]);
    await pool.query('update assistant_passes set expires_at = now() where user_id = $1', [userId]);
    expect((await chat.redeem(link)).statusCode).toBe(401);
    expect((await chat.ask(conversation, 'saldo')).statusCode).toBe(401);
  });

  it('after signing out, of this session alone', async () => {
    const { email, password } = await givenUser(app);
    const [here, there] = [await app.signIn(email, password), await app.signIn(email, password)];
    const [link, conversation] = [await chat.tokenOf(here), await chat.begin(here)];
    const other = await chat.begin(there);
    expect((await chat.ask(conversation, 'hola')).statusCode).toBe(200);
    await app.call({ method: 'GET', url: `${logout.path}?Token_type=revoke`, headers: { token: here } });
    expect((await chat.link(here)).statusCode).toBe(401);
    expect((await chat.ask(conversation, 'hola')).statusCode).toBe(401);
    expect((await chat.redeem(link)).statusCode).toBe(401);
    expect((await chat.ask(other, 'hola')).statusCode).toBe(200);
  });
});

describe('404', () => {
  it('an assistant or a live chat that the operator does not offer', async () => {
    const off = await startTestApp({ environment: { ASSISTANT: 'off' } });
    const sides = chatSides(off);
    const token = await off.signIn(ana);
    expect((await sides.link(token)).statusCode).toBe(404);
    expect((await sides.link(token, { to: 'person' })).statusCode).toBe(404);
    await off.close();
  });
});

describe('429', () => {
  it('more questions than anybody has, without a word of what they were', async () => {
    const conversation = await chat.begin((await givenSession()).token);
    for (let asked = 0; asked < 120; asked++) await chat.answered(conversation, 'hola');
    expect((await chat.ask(conversation, 'hola')).statusCode).toBe(429);
  });
});
