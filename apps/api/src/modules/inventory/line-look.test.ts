// What somebody calls a line, its colour, icon and place: theirs alone, whatever their role.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { changeProduct, getProduct } from '@portal/contract/lines/inventory';
import { plainLook } from '@portal/contract/lines/line-look';
import { numberWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides } from '../../../test/chat.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { givenLine, givenRole } from '../../../test/given/given-line.ts';
import { toldTo } from '../../../test/given/notifications.ts';
import { givenHolder, givenPerson, type Holder } from '../../../test/given/people.ts';
import { recordEvent } from '../../db/events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { ASSISTANT_SECRET: chatSecret } });
});
afterAll(() => app.close());

const at = ({ line }: Pick<Holder, 'line'>) => getProduct.path.replace(':id', line.number);
const change = (holder: Pick<Holder, 'line'>, token: string, payload: object) =>
  app.call({ method: 'PATCH', url: at(holder), token, payload });
const seenBy = async (holder: Pick<Holder, 'line'>, token: string) => {
  const product = (await app.call({ method: 'GET', url: at(holder), token })).json();
  const accounts = (await app.call({ method: 'GET', url: listBillingAccounts.path, token })).json();
  const services = accounts.flatMap((account: { AssociatedService: object[] }) => account.AssociatedService);
  const service = services.find(({ ServiceID }: { ServiceID: string }) => ServiceID === holder.line.number);
  const look = ({ nickname, color, icon, position, hidden }: typeof plainLook) => ({
    nickname,
    color,
    icon,
    position,
    hidden,
  });
  expect(look(service)).toEqual(look(product));
  return look(product);
};

describe(`${changeProduct.id} 200`, () => {
  it('is read with the line and its account, by whoever said it alone', async () => {
    const holder = await givenHolder(app);
    expect(await seenBy(holder, holder.token)).toEqual(plainLook);
    const wanted = { nickname: '  Mi   celular ', color: 'teal', icon: 'phone', position: 2 };
    expect((await change(holder, holder.token, wanted)).json()).toEqual({
      ...plainLook,
      ...wanted,
      nickname: 'Mi celular',
    });
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    expect(await seenBy(holder, viewer.token)).toEqual(plainLook);
    await change(holder, viewer.token, { nickname: 'Abuela', hidden: true });
    expect(await seenBy(holder, viewer.token)).toEqual({ ...plainLook, nickname: 'Abuela', hidden: true });
    expect(await seenBy(holder, holder.token)).toMatchObject({ nickname: 'Mi celular', position: 2 });
  });

  it('is that line’s alone, also where another customer’s has the same id', async () => {
    const holder = await givenHolder(app);
    const line = await givenLine(app);
    for (const table of ['lines', 'line_numbers'])
      await app.database.pool.query(`update operator.${table} set line_id = $2 where line_id = $1`, [
        line.lineId,
        holder.line.lineId,
      ]);
    await givenRole(app, holder, line, 'manager');
    await change(holder, holder.token, { nickname: 'Mi celular' });
    expect(await seenBy(holder, holder.token)).toEqual({ ...plainLook, nickname: 'Mi celular' });
    expect(await seenBy({ line }, holder.token)).toEqual(plainLook);
  });

  it('is how they read their notices, and nobody else’s', async () => {
    const holder = await givenHolder(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'manager', viewer);
    await change(holder, holder.token, { nickname: 'أمي 💛' });
    const { serviceNumber, customerId } = holder.line;
    // What goes on behind it is no number of theirs.
    const longer = `${numberWords(serviceNumber)}7`;
    await app.database.db.transaction((tx) =>
      recordEvent(tx, {
        eventType: 'PackageExpiringEvent',
        customerId,
        userId: null,
        event: { serviceNumber, name: longer, expiresAt: new Date().toISOString() },
      }),
    );
    const told = (token: string) => toldTo(app, { token }).then(([first]) => first?.content ?? '');
    expect(await told(holder.token)).toContain(`la línea \u2068أمي 💛\u2069 ${numberWords(serviceNumber)}`);
    expect(await told(holder.token)).not.toContain(`\u2069 ${longer}`);
    expect(await told(viewer.token)).toContain(`la línea ${numberWords(serviceNumber)}`);
  });

  it('is what the assistant calls it, and knows it by', async () => {
    const holder = await givenHolder(app);
    const other = await givenLine(app, { beside: holder.line });
    await givenRole(app, holder, other, 'holder');
    await change(holder, holder.token, { nickname: 'Doña Blanca' });
    const { begin, answered } = chatSides(app);
    const { paragraphs } = await answered(await begin(holder.token), 'qué plan tiene dona blanca');
    expect(paragraphs.join(' ')).toContain('Doña Blanca, ');
    expect(paragraphs.join(' ')).not.toContain(other.number.slice(-4));
  });

  it('what is not named stays, and an empty name is none', async () => {
    const holder = await givenHolder(app);
    await change(holder, holder.token, { nickname: 'Casa', color: 'plum' });
    expect((await change(holder, holder.token, {})).json()).toMatchObject({
      nickname: 'Casa',
      color: 'plum',
    });
    expect((await change(holder, holder.token, { nickname: ' ' })).json()).toMatchObject({
      nickname: null,
      color: 'plum',
    });
  });

  it.each(['هاتف أمي', '👩‍👩‍👧‍👦 Familia', 'Ñandú & Cía. 100 %', '👩‍👩‍👧‍👦'.repeat(24)])(
    'takes %s',
    async (nickname) => {
      const holder = await givenHolder(app);
      expect((await change(holder, holder.token, { nickname })).json()).toMatchObject({ nickname });
    },
  );
});

describe(`${changeProduct.id} 400 and 404`, () => {
  it.each([
    { nickname: 'x'.repeat(25) },
    { nickname: 'a\u202eb' },
    { nickname: 'a\u0007b' },
    { nickname: 'x'.repeat(201) },
    { color: 'red' },
    { position: -1 },
    { position: 1.5 },
    { hidden: 'no' },
    { name: 'Casa' },
    { nickname: 'Casa', status: 'terminated' },
  ])('%j', async (payload) => {
    const holder = await givenHolder(app);
    expect((await change(holder, holder.token, payload)).statusCode).toBe(400);
    expect(await seenBy(holder, holder.token)).toEqual(plainLook);
  });

  it('of a stranger, and of whoever no longer has the line', async () => {
    const holder = await givenHolder(app);
    const stranger = await givenSignedIn(app);
    const refused = await change(holder, stranger.token, { nickname: 'Mía' });
    const unreal = await change({ line: { ...holder.line, number: '0999999999' } }, stranger.token, {});
    expect([refused.statusCode, refused.body]).toEqual([404, unreal.body]);
    expect(await seenBy(holder, holder.token)).toEqual(plainLook);
  });
});
