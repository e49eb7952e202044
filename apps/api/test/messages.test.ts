// Messages from the transaction that writes them to the provider that takes them, through the real queue.
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMessageQueues } from '../src/jobs/jobs.ts';
import { createCounts } from '../src/metrics/counts.ts';
import { createMessages, type Messages, maxAttempts } from '../src/modules/messages/messages.ts';
import type { EmailSender } from '../src/providers/email/port.ts';
import { createSmtpSender } from '../src/providers/email/smtp.ts';
import { createSmppSender } from '../src/providers/sms/smpp.ts';
import { startTestApp, type TestApp } from './build-app.ts';
import { eventually } from './eventually.ts';
import { type MailServer, startMailServer } from './neighbours/mail-server.ts';
import { centreReference, type SmsCentre, startSmsCentre } from './neighbours/sms-centre.ts';

let app: TestApp;
let centre: SmsCentre;
let mail: MailServer;
let messages: Messages;
let email: EmailSender;
let lines: string[];
const stop: (() => Promise<void>)[] = [];

const logTo = (written: string[]) => pino({ level: 'debug' }, { write: (line) => written.push(line) });
const smtp = () =>
  createSmtpSender({
    host: '127.0.0.1',
    port: mail.port,
    isSecure: false,
    requiresTls: false,
    auth: null,
    from: { name: 'Mi Claro', address: 'avisos@operador.example' },
  });

/** Nobody works on what it writes. */
const createLonely = () =>
  createMessages({
    db: app.database.db,
    sms: null,
    email,
    whatsapp: null,
    schedule: { deliver: async () => {}, replaceLater: async () => {} },
    counts: createCounts(),
    log: logTo(lines),
  });

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  const { db, pool } = app.database;
  lines = [];
  const log = logTo(lines);
  centre = await startSmsCentre();
  mail = await startMailServer();
  const sms = createSmppSender({
    host: '127.0.0.1',
    port: centre.port,
    isSecure: false,
    systemId: 'portal',
    password: 'clave',
    systemType: '',
    source: '1234',
    messagesPerSecond: 100,
    window: 10,
    enquireLinkMs: 30_000,
    reconnectMs: 20,
    patienceMs: 200,
    log,
  });
  email = smtp();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'jobs',
  });
  boss.on('error', () => {});
  const queues = createMessageQueues(boss, () => {});
  messages = createMessages({
    db,
    sms,
    email,
    whatsapp: null,
    schedule: queues,
    counts: createCounts(),
    log,
  });
  await boss.start();
  await queues.open();
  messages.start();
  await queues.start(messages);
  stop.push(async () => {
    await Promise.all([boss.stop({ graceful: true, timeout: 5_000 }), messages.close()]);
    await centre.close();
    await mail.close();
  });
});
afterEach(async () => {
  for (const end of stop.splice(0)) await end();
});

interface Row {
  message_id: string;
  status: string;
  attempts: number;
  body: string;
  subject: string | null;
  sent_at: Date | null;
  provider_reference: string | null;
  delivered_at: Date | null;
}

async function rowOf(recipient: string): Promise<Row> {
  const { rows } = await app.database.pool.query<Row>('select * from messages where recipient = $1', [
    recipient,
  ]);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} messages`);
  return row;
}

const send = (message: Parameters<Messages['send']>[1]) =>
  app.database.db.transaction((tx) => messages.send(tx, message));

describe('a message', () => {
  it('goes to the SMS centre, is forgotten, and is delivered when the receipt says so', async () => {
    await send({ channel: 'sms', to: '0991000101', text: 'Tu codigo es 111111.' });
    await eventually(async () => expect((await rowOf('593991000101')).status).toBe('sent'));
    expect(centre.received).toMatchObject([{ to: '593991000101', text: 'Tu codigo es 111111.' }]);
    const row = await rowOf('593991000101');
    expect(row).toMatchObject({
      attempts: 1,
      body: '',
      provider_reference: centreReference(1),
      delivered_at: null,
    });
    expect(row.sent_at).not.toBeNull();

    const receipt = { esm_class: 4, short_message: `id:${centreReference(1)} stat:DELIVRD err:000` };
    // Somebody else's receipt with the same reference is not ours.
    await centre.deliver({ ...receipt, source_addr: '593991000199' });
    expect((await rowOf('593991000101')).delivered_at).toBeNull();
    await centre.deliver({ ...receipt, source_addr: '0991000101' });
    const { delivered_at: deliveredAt } = await rowOf('593991000101');
    expect(deliveredAt).not.toBeNull();
    await centre.deliver({ ...receipt, source_addr: '593991000101' });
    expect((await rowOf('593991000101')).delivered_at).toEqual(deliveredAt);
  });

  it('is delivered even when the receipt comes before the answer', async () => {
    centre.holdsAnswers = true;
    await send({ channel: 'sms', to: '0991000102', text: 'Hola' });
    await eventually(() => expect(centre.held).toHaveLength(1));
    await centre.deliver({
      source_addr: '593991000102',
      esm_class: 4,
      short_message: `id:${centreReference(1)} stat:DELIVRD`,
    });
    for (const answer of centre.held) answer();
    await eventually(async () => expect((await rowOf('593991000102')).delivered_at).not.toBeNull());
  });

  it('goes to the mail server, subject and all, and is forgotten', async () => {
    const message = { subject: '222222 es tu código', text: 'Tu código es 222222.' };
    await send({ channel: 'email', to: ' Ana@Correo.example ', ...message });
    await eventually(async () => expect((await rowOf('ana@correo.example')).status).toBe('sent'));
    expect(mail.received).toMatchObject([{ to: ['ana@correo.example'] }]);
    expect(await rowOf('ana@correo.example')).toMatchObject({ body: '', subject: null, attempts: 1 });
  });

  it('of a transaction that is undone never leaves', async () => {
    const { db } = app.database;
    const undone = db.transaction(async (tx) => {
      await messages.send(tx, { channel: 'sms', to: '0991000103', text: 'nunca' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send({ channel: 'sms', to: '0991000104', text: 'despues' });
    await eventually(() => expect(centre.received.map(({ text }) => text)).toEqual(['despues']));
  });

  it('is not begun when so many wait that its code would come too late; the other channel is open', async () => {
    const wait = `insert into messages (message_id, channel, recipient, body, status)
      select gen_random_uuid(), 'sms', '593990000000', '', 'pending' from generate_series(1, $1)`;
    await app.database.pool.query(wait, [2_999]);
    await messages.assertDeliverable('0993000001');
    await app.database.pool.query(wait, [1]);
    await expect(messages.assertDeliverable('0993000001')).rejects.toMatchObject({ code: 'BUSY' });
    await messages.assertDeliverable('ana.paredes@correo.example');
    await app.database.pool.query("delete from messages where recipient = '593990000000'");
  });

  it('for which somebody waits leaves before news, however much of it waits', async () => {
    await app.database.pool.query(
      `insert into messages (message_id, channel, recipient, body, status, is_news)
       select gen_random_uuid(), 'sms', '593990000000', '', 'pending', true from generate_series(1, 3000)`,
    );
    await messages.assertDeliverable('0993000001');
    await app.database.pool.query("delete from messages where recipient = '593990000000'");
    centre.holdsAnswers = true;
    await app.database.db.transaction(async (tx) => {
      for (let n = 0; n < 200; n++)
        await messages.send(tx, { channel: 'sms', to: '0991000198', text: `Noticia ${n}`, isNews: true });
    });
    await eventually(() => expect(centre.held.length).toBeGreaterThan(0));
    await send({ channel: 'sms', to: '0991000197', text: 'Tu codigo es 444444.' });
    centre.holdsAnswers = false;
    for (const answer of centre.held.splice(0)) answer();
    const place = () => centre.received.findIndex(({ to }) => to === '593991000197');
    await eventually(() => expect(place()).toBeGreaterThan(0));
    // What two workers had in hand already, and what they have taken with it.
    expect(place()).toBeLessThanOrEqual(80);
    // The rest would be told to the centres of the tests that follow.
    await app.database.pool.query("delete from messages where recipient = '593991000198'");
  });

  it('is refused before it is written when its recipient is none', async () => {
    for (const to of ['022345678', 'ana@correo.example', ''])
      await expect(send({ channel: 'sms', to, text: 'x' }), to).rejects.toThrow('no sms address');
    for (const to of [
      'a@b.example, c@d.example',
      'Ana <a@b.example>',
      '0991000001',
      'a@b.example\r\nBcc: c@d',
    ])
      await expect(send({ channel: 'email', to, text: 'x' }), to).rejects.toThrow('no email address');
  });
});

describe('a delivery that fails', () => {
  it('for good is not tried again', async () => {
    mail.refusesWith = { code: 550, text: 'no such person' };
    await send({ channel: 'email', to: 'nadie@correo.example', subject: '3', text: '333333' });
    await eventually(async () => expect((await rowOf('nadie@correo.example')).status).toBe('failed'));
    expect(await rowOf('nadie@correo.example')).toMatchObject({ attempts: 1, body: '', sent_at: null });
    // The job ends after the message.
    await eventually(async () => {
      const { rows } = await app.database.pool.query(
        `select state from jobs.job where name = 'deliver-email' and data->>'messageId' = $1`,
        [(await rowOf('nadie@correo.example')).message_id],
      );
      expect(rows).toEqual([{ state: 'completed' }]);
    });
    expect(mail.tries).toBe(1);
  });

  it('is tried again until the server is back, and arrives once', async () => {
    const { port } = mail;
    await mail.close();
    await send({ channel: 'email', to: 'paciente@correo.example', subject: '4', text: '444444' });
    // The second try says that the first one has failed.
    await eventually(async () => {
      expect((await rowOf('paciente@correo.example')).attempts).toBeGreaterThan(1);
    });
    expect((await rowOf('paciente@correo.example')).status).toBe('pending');
    mail = await startMailServer(port);
    await eventually(async () => expect((await rowOf('paciente@correo.example')).status).toBe('sent'));
    expect(mail.received).toHaveLength(1);
  });

  it('holds up nobody else, and is tried again after the connection was dropped', async () => {
    centre.script = ['drop'];
    await send({ channel: 'sms', to: '0991000105', text: 'uno' });
    await eventually(async () => expect((await rowOf('593991000105')).status).toBe('sent'));
    expect(centre.received.map(({ text }) => text)).toEqual(['uno', 'uno']);
    expect((await rowOf('593991000105')).attempts).toBe(2);
  });

  it('ends as failed when the tries are used up', async () => {
    const { db, pool } = app.database;
    await mail.close();
    const lonely = createLonely();
    const to = 'perdido@correo.example';
    await db.transaction((tx) => lonely.send(tx, { channel: 'email', to, subject: '5', text: '555555' }));
    const { message_id: messageId } = await rowOf(to);
    await expect(lonely.deliver(messageId)).rejects.toThrow();
    await pool.query('update messages set attempts = $2 where message_id = $1', [messageId, maxAttempts - 1]);
    await lonely.deliver(messageId);
    expect(await rowOf(to)).toMatchObject({ status: 'failed', attempts: maxAttempts, body: '' });
    await lonely.deliver(messageId);
    expect((await rowOf(to)).attempts).toBe(maxAttempts);
  });

  it('to write down that the provider has taken it does not send it twice', async () => {
    const { db, pool } = app.database;
    const lonely = createLonely();
    const to = 'una.vez@correo.example';
    await db.transaction((tx) => lonely.send(tx, { channel: 'email', to, subject: '6', text: '666666' }));
    const { message_id: messageId } = await rowOf(to);
    await pool.query(`alter table messages add constraint full_disk check (status <> 'sent') not valid`);
    try {
      await expect(lonely.deliver(messageId)).rejects.toThrow();
    } finally {
      await pool.query('alter table messages drop constraint full_disk');
    }
    expect(await rowOf(to)).toMatchObject({ status: 'pending', attempts: 1 });
    await lonely.deliver(messageId);
    expect(await rowOf(to)).toMatchObject({ status: 'sent', body: '' });
    expect(mail.received).toHaveLength(1);
  });
});

describe('the log', () => {
  it('and the queue hold neither recipients nor texts', async () => {
    mail.refusesWith = { code: 550, text: 'no such person' };
    centre.script = ['drop'];
    await send({ channel: 'email', to: 'secreta@correo.example', subject: 'Código 777777', text: '777777' });
    await send({ channel: 'sms', to: '0991000106', text: 'Tu codigo es 888888.' });
    await eventually(async () => {
      expect((await rowOf('secreta@correo.example')).status).toBe('failed');
      expect((await rowOf('593991000106')).status).toBe('sent');
    });
    await centre.deliver({
      source_addr: '593991000106',
      esm_class: 4,
      short_message: `id:${centreReference(2)} stat:DELIVRD text:Tu codigo es 888888.`,
    });
    const { rows } = await app.database.pool.query('select data, output from jobs.job');
    const all = `${lines.join('')}${JSON.stringify(rows)}`;
    expect(lines.join('')).toContain('SMTP 550');
    expect(lines.join('')).toContain('connection lost');
    for (const secret of ['777777', '888888', 'secreta', '991000106', 'clave'])
      expect(all).not.toContain(secret);
  });
});
