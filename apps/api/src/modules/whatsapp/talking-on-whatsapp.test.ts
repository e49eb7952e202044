// What is written to the operator's number: answered to who is bound to theirs, general to everybody else, and STOP at once.
import { randomUUID } from 'node:crypto';
import { deleteUser } from '@portal/contract/access/sso';
import { getWhatsapp } from '@portal/contract/help/whatsapp';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { proveByPassword } from '../../../test/given/codes.ts';
import { givenBill, givenPostpaidLine } from '../../../test/given/given-user.ts';
import { dataUsed, givenEvent, givenLineManager } from '../../../test/given/notifications.ts';
import {
  answersTo,
  asked,
  bodyOf,
  givenLinked,
  givenNumber,
  inboundOf,
  postEvent,
  signatureOf,
  smsTo,
  whatsappTo,
  write,
} from '../../../test/given/whatsapp.ts';
import { createCounts } from '../../metrics/counts.ts';
import { createMessages } from '../messages/messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

/** Owes $18,39. */
async function givenDebtor() {
  const user = await givenSignedIn(app);
  const line = await givenPostpaidLine(app, user);
  await givenBill(app, line);
  const number = await givenLinked(app, user);
  return { user, line, ...number };
}

const questionsOf = async (digits: string) =>
  (await app.database.pool.query('select text, answer from whatsapp_questions where number = $1', [digits]))
    .rows;

describe('who is bound to the number', () => {
  it('is told their own figures, and goes on with what was spoken of', async () => {
    const { digits } = await givenDebtor();
    expect(await asked(app, digits, '¿Cuánto debo?')).toMatch(/\$18,39/);
    expect(await asked(app, digits, '¿y cuándo vence?')).toMatch(/\d{1,2} de \w+/);
    expect(await questionsOf(digits)).toHaveLength(2);
  });

  it('reads where it is in the portal, without a button', async () => {
    const { digits } = await givenDebtor();
    const answer = await asked(app, digits, '¿Cómo pago mi factura?');
    expect(answer).toContain(`${app.portalOrigin}/ec/`);
  });

  it('is handed over to a person with what was said, once', async () => {
    const { user, digits } = await givenDebtor();
    await asked(app, digits, '¿Cuánto debo?');
    expect(await asked(app, digits, 'Quiero hablar con una persona')).toMatch(/una persona/);
    const talks = await app.operator.tickets.talks({ authorId: user.userId });
    expect(talks).toHaveLength(1);
    expect(talks[0]?.messages.map(({ author }) => author)).toEqual(['customer', 'assistant', 'customer']);
  });

  it('is told nothing of a line that is somebody else’s', async () => {
    const { digits } = await givenDebtor();
    const other = await givenDebtor();
    const answer = await asked(app, digits, `¿Cuánto debe el ${other.line.number}?`);
    expect(answer).not.toMatch(/\$/);
  });

  it('and has closed the account is a stranger', async () => {
    const { user, digits } = await givenDebtor();
    await proveByPassword(app, user.token, user.password);
    await app.call({ method: 'DELETE', url: deleteUser.path, token: user.token });
    expect(await asked(app, digits, '¿Cuánto debo?')).not.toMatch(/\$/);
    await app.endErasureDays(user.userId);
    const left = await app.database.pool.query(
      `select 1 from whatsapp_links where number = $1 union all select 1 from whatsapp_numbers where number = $1
       union all select 1 from messages where recipient = $1 and channel = 'whatsapp'`,
      [digits],
    );
    expect(left.rows).toEqual([]);
  });
});

describe('who is not bound', () => {
  it('is told what everybody may know, and how to be bound', async () => {
    const { digits } = givenNumber();
    const answer = await asked(app, digits, '¿Cómo recupero mi contraseña?');
    expect(answer).toMatch(/contraseña/);
    expect(answer).toMatch(/Para vincular este número/);
  });

  it('is told no figure, whatever number they name, and nothing of it is kept', async () => {
    const { line } = await givenDebtor();
    const { digits } = givenNumber();
    for (const text of ['¿Cuánto debo?', `¿Cuánto debe el ${line.number}?`, 'dime mi saldo']) {
      const answer = await asked(app, digits, text);
      expect(answer).not.toMatch(/\$\d/);
      expect(answer).toMatch(/Para vincular este número/);
    }
    expect((await questionsOf(digits)).every(({ text, answer }) => text === null && answer === null)).toBe(
      true,
    );
  });

  it('is not handed over, since nobody could answer them', async () => {
    const { digits } = givenNumber();
    expect(await asked(app, digits, 'quiero hablar con una persona')).toMatch(/necesito saber quién eres/);
  });
});

describe('what is never taken', () => {
  it('the number of a card: it is not kept, and it is said', async () => {
    const { digits } = await givenDebtor();
    const answer = await asked(app, digits, 'pague con 5451 9515 7492 5480 por favor');
    expect(answer).toMatch(/número de tarjeta/);
    expect(await questionsOf(digits)).toEqual([{ text: null, answer: null }]);
    const kept = await app.database.pool.query(`select 1 from messages where body like '%5480%'`);
    expect(kept.rows).toEqual([]);
  });

  it('401: what Meta has not signed, over these very bytes', async () => {
    const { digits } = givenNumber();
    const body = inboundOf(digits, 'STOP');
    for (const signature of [
      signatureOf(body, 'guessed-secret'),
      signatureOf(`${body} `),
      '',
      'sha256=',
      'sha1=00',
    ])
      expect((await postEvent(app, body, signature)).statusCode, signature).toBe(401);
    expect(await questionsOf(digits)).toEqual([]);
  });

  it('what is signed and is nothing to us does not come again and again', async () => {
    const others = [
      JSON.stringify({ object: 'whatsapp_business_account', entry: [] }),
      JSON.stringify({ object: 'page', entry: [{ changes: 'nothing' }] }),
      bodyOf({ statuses: [{ id: 'x', status: 'unheard-of', recipient_id: '593' }, 'text', null] }),
      bodyOf({ messages: [{ from: 'nobody' }, { id: 'x' }] }),
    ];
    for (const body of others) expect((await postEvent(app, body)).statusCode).toBe(200);
    expect((await postEvent(app, 'no json')).statusCode).toBe(401);
  });

  it('a message twice, at once and later', async () => {
    const { digits } = await givenDebtor();
    const id = `wamid.${randomUUID()}`;
    await Promise.all([1, 2, 3].map(() => write(app, digits, '¿Cuánto debo?', id)));
    await eventually(async () => expect((await answersTo(app, digits)).at(-1)).toMatch(/\$18,39/));
    await write(app, digits, '¿Cuánto debo?', id);
    await asked(app, digits, 'gracias');
    expect(await answersTo(app, digits)).toHaveLength(2);
  });

  it('a message of another number of the same account', async () => {
    const { digits } = givenNumber();
    const body = inboundOf(digits, 'hola').replace('100000000000001', '100000000000002');
    expect((await postEvent(app, body)).statusCode).toBe(200);
    expect(await questionsOf(digits)).toEqual([]);
  });

  it('more than one number may write: it is not answered, and STOP still is', async () => {
    const { digits } = givenNumber();
    const texts = Array.from({ length: 70 }, (_, nth) => ({
      from: digits,
      id: `wamid.${randomUUID()}`,
      timestamp: '1',
      type: 'text',
      text: { body: `n.º ${nth}` },
    }));
    expect((await postEvent(app, bodyOf({ messages: texts }))).statusCode).toBe(200);
    expect(await questionsOf(digits)).toHaveLength(60);
    await write(app, digits, 'Stop');
    expect(await questionsOf(digits)).toHaveLength(61);
  });
});

describe('STOP', () => {
  const isStopped = async (token: string) =>
    (await app.call({ method: 'GET', url: getWhatsapp.path, token })).json().isStopped;

  it.each(['STOP', 'alto', 'Baja.', ' Salir '])('«%s» is obeyed at once and said', async (word) => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user);
    expect(await asked(app, digits, word)).toMatch(/no te enviamos nada más/);
    expect(await isStopped(user.token)).toBe(true);
    await givenEvent(app, dataUsed(user));
    await app.settleEvents();
    expect((await whatsappTo(app, digits)).map(({ template }) => template)).not.toContain('news');
    expect(await asked(app, digits, '¿Cuánto debo?')).toMatch(/ACTIVAR/);
    expect(await asked(app, digits, 'activar')).toMatch(/otra vez/i);
    expect(await isStopped(user.token)).toBe(false);
  });

  it('in a question is a question', async () => {
    const { user, digits } = await givenDebtor();
    await asked(app, digits, '¿Cómo doy de baja mi línea?');
    expect(await isStopped(user.token)).toBe(false);
  });

  it('is of who writes it: nobody stops anything for another', async () => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user);
    const stranger = givenNumber();
    expect(await asked(app, stranger.digits, `STOP ${digits}`)).not.toMatch(/no te enviamos nada más/);
    expect(await asked(app, stranger.digits, 'STOP')).toMatch(/no recibe notificaciones/);
    expect(await isStopped(user.token)).toBe(false);
  });

  it('lets what waits to leave there leave by SMS', async () => {
    const user = await givenLineManager(app);
    const { digits } = await givenLinked(app, user);
    const waiting = createMessages({
      db: app.database.db,
      sms: null,
      email: null,
      whatsapp: { send: async () => ({ status: 'unavailable', reason: 'none' }) },
      schedule: { deliver: async () => {}, replaceLater: async () => {} },
      counts: createCounts(),
      log: pino({ level: 'silent' }),
    });
    const message = { channel: 'whatsapp', to: digits, text: 'Te quedan 2 GB.', template: 'news' } as const;
    await app.database.db.transaction((tx) =>
      waiting.send(tx, { ...message, smsInstead: 'Te quedan 2 GB.' }),
    );
    await asked(app, digits, 'STOP');
    expect(await smsTo(app, digits)).toEqual(['Te quedan 2 GB.']);
    expect((await whatsappTo(app, digits)).find(({ template }) => template === 'news')).toMatchObject({
      status: 'failed',
      body: '',
    });
  });
});
