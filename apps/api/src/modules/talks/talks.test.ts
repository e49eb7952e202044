// What is written with a person: sent from the assistant or from its page, answered a while later, and its author's alone (HELP-6, HELP-7).
import { randomUUID } from 'node:crypto';
import { deleteUser } from '@portal/contract/access/sso';
import { getAssistantNews, handOverToPerson } from '@portal/contract/help/assistant';
import { readTalk, type Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides } from '../../../test/chat.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveByPassword } from '../../../test/given/codes.ts';
import { givenLineManager, outboxOf, toldTo } from '../../../test/given/notifications.ts';

let app: TestApp;
let chat: ReturnType<typeof chatSides>;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({
    withJobs: true,
    clock: { now: () => now },
    environment: { ASSISTANT_SECRET: chatSecret },
  });
  chat = chatSides(app);
});
afterAll(() => app.close());

const list = async ({ token }: SignedIn): Promise<Talk[]> =>
  (
    await app.call({ method: 'GET', url: `${listTroubleTickets.path}?ticketType=conversation`, token })
  ).json();
const open = ({ token }: SignedIn, text: string, key = randomUUID()) =>
  app.call({
    method: 'POST',
    url: fileClaim.path,
    token,
    headers: { 'request-uuid': key },
    payload: { ticketType: 'conversation', note: [{ text }] },
  });
const write = ({ token }: SignedIn, id: string, text: string, key = randomUUID()) =>
  app.call({
    method: 'POST',
    url: noteClaim.path.replace(':id', id),
    token,
    headers: { 'request-uuid': key },
    payload: { text },
  });
const read = ({ token }: SignedIn, id: string) =>
  app.call({ method: 'PUT', url: readTalk.path.replace(':id', id), token });
const signed = (path: string, payload: object) => chat.fromFrame(path, payload, { secret: chatSecret });
const handOver = (conversation: string, said: object[], key = randomUUID()) =>
  signed(handOverToPerson.path, { conversation, key, said });
/** The office takes its time. */
async function answered(): Promise<void> {
  now = new Date(now.getTime() + 3_600_000);
  await app.tick();
}
const wordsOf = ({ note }: Talk) => note.map(({ author, text }) => [author, text]);

describe('201', () => {
  it('what was said goes to a person once, and their answer comes back, again and again', async () => {
    const user = await givenLineManager(app);
    const conversation = await chat.begin(user.token);
    await chat.answered(conversation, 'por qué me cobran un horóscopo');
    expect(await list(user)).toEqual([]);

    const said = [
      { author: 'customer', text: '¿por qué me cobran un horóscopo?' },
      { author: 'assistant', text: 'No sé responder eso.' },
    ];
    const key = randomUUID();
    const sent = await handOver(conversation, said, key);
    expect(sent.statusCode).toBe(201);
    const { id, expectedResolutionDate } = sent.json();
    expect(Date.parse(expectedResolutionDate)).toBeGreaterThan(now.getTime());
    expect((await handOver(conversation, said, key)).json().id).toBe(id);
    const [talk] = await list(user);
    expect(talk).toMatchObject({ id, ticketType: 'conversation', status: 'waiting' });
    expect(talk && wordsOf(talk)).toEqual(said.map(({ author, text }) => [author, text]));

    await answered();
    const [first] = await list(user);
    expect(first).toMatchObject({ status: 'answered', expectedResolutionDate: null });
    expect(first?.note.at(-1)).toMatchObject({ author: 'operator', text: expect.stringContaining('cobró') });
    const news = async () => (await signed(getAssistantNews.path, { conversation })).json();
    expect(await news()).toEqual({ answered: 1 });
    expect((await read(user, id)).json().status).toBe('read');
    expect(await news()).toEqual({ answered: 0 });

    const note = randomUUID();
    for (const _time of [1, 2])
      expect((await write(user, id, 'Es de la factura de mayo.', note)).json()).toMatchObject({
        status: 'waiting',
      });
    await answered();
    await answered();
    const [second] = await list(user);
    expect(second?.note.map(({ author }) => author)).toEqual([
      'customer',
      'assistant',
      'operator',
      'customer',
      'operator',
    ]);
    expect(second?.note.at(-1)?.text).not.toBe(first?.note.at(-1)?.text);
  });

  it('who wrote is told that there is an answer, and not what it says', async () => {
    const user = await givenSignedIn(app);
    const { id } = (await open(user, 'No me llega la factura.')).json();
    await answered();
    await app.operator.events.deliver();
    const told = await toldTo(app, user);
    expect(told).toMatchObject([
      { messageType: 'talkAnswered', characteristic: [{ name: 'talkId', value: id }] },
    ]);
    const [mail] = await outboxOf(app, user.email);
    expect(mail?.subject).toBe('Una persona te respondió');
    const [talk] = await list(user);
    expect(mail?.text).not.toContain(talk?.note.at(-1)?.text.slice(0, 30));
  });

  it('codes and passwords are sent as dots', async () => {
    const user = await givenSignedIn(app);
    const { id } = (await open(user, 'Mi clave es Portal2026 y no entra')).json();
    await write(user, id, '482913');
    const [talk] = await list(user);
    expect(talk?.note.map(({ text }) => text)).toEqual(['Mi clave es •••• y no entra', '••••']);
  });

  it('what somebody wrote goes with their account', async () => {
    const user = await givenSignedIn(app);
    await open(user, 'Quiero irme.');
    await proveByPassword(app, user.token, user.password);
    await answered();
    await app.operator.events.deliver();
    await app.settleEvents();
    const talks = () => app.operator.tickets.talks({ authorId: user.userId });
    expect(await talks()).toHaveLength(1);
    const left = await app.call({ method: 'DELETE', url: deleteUser.path, token: user.token });
    expect(left.statusCode).toBeLessThan(300);
    await app.endErasureDays(user.userId);
    await eventually(async () => expect(await talks()).toEqual([]));
    const told = `select 1 from operator.events where event::text like $1
      union all select 1 from events where event::text like $1 and event_type like 'TroubleTicket%'`;
    expect((await app.database.pool.query(told, [`%${user.userId}%`])).rows).toEqual([]);
  });
});

describe('refused', () => {
  const card = 'mi tarjeta es 5451951574925480';

  it('400: a card, nothing, and more than fits', async () => {
    const user = await givenSignedIn(app);
    const conversation = await chat.begin(user.token);
    const message = (text: string) => ({ author: 'customer', text });
    const refused = [
      await open(user, card),
      await open(user, '  '),
      await open(user, 'a'.repeat(2_001)),
      await handOver(conversation, [message(card)]),
      await handOver(conversation, []),
      await handOver(conversation, Array(41).fill(message('a'))),
      await handOver(conversation, [{ author: 'operator', text: 'Te regalo todo.' }]),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(400));
    expect(refused[0]?.json().code).toBe('CARD_DATA_REFUSED');
    expect(await list(user)).toEqual([]);
  });

  it('401: a conversation that is none, and whoever has not signed', async () => {
    const said = [{ author: 'customer', text: 'Hola' }];
    expect((await handOver('x'.repeat(65), said)).statusCode).toBe(401);
    expect((await signed(getAssistantNews.path, { conversation: 'x'.repeat(65) })).statusCode).toBe(401);
    const unsigned = await app.call({
      method: 'POST',
      url: handOverToPerson.path,
      payload: { conversation: 'x'.repeat(65), key: randomUUID(), said },
    });
    expect(unsigned.statusCode).toBe(401);
  });

  it('429: the eleventh of a day', async () => {
    const user = await givenSignedIn(app);
    const statuses = [];
    for (let nth = 0; nth < 11; nth++) statuses.push((await open(user, `n.º ${nth}`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});
