import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCounts } from '../../metrics/counts.ts';
import { createMessages, type Messages } from './messages.ts';
import { filledTemplate, templateLanguage, whatsappTemplates } from './whatsapp-templates.copy.ts';

let app: TestApp;
let messages: Messages;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const refuse = () => Promise.reject(new Error('the built-in provider needs no job'));
  const schedule = { deliver: refuse, replaceLater: refuse };
  messages = createMessages({
    db,
    sms: null,
    email: null,
    whatsapp: null,
    schedule,
    counts: createCounts(),
    log: pino({ level: 'silent' }),
  });
});
afterAll(() => app.close());

const send = (message: Parameters<Messages['send']>[1]) =>
  app.database.db.transaction((tx) => messages.send(tx, message));
const list = async (to?: string) => {
  const query = to === undefined ? {} : { to };
  const answer = await app.call({ method: 'GET', url: '/dev/outbox.json', query });
  return answer.json() as Record<string, unknown>[];
};

describe('200', () => {
  it('lists what was sent to a number in any spelling, newest first, at once', async () => {
    await send({ channel: 'sms', to: '593991000201', text: 'Tu codigo es 123456.' });
    await send({ channel: 'sms', to: '991000201', text: 'Tu codigo es 654321.' });
    await send({ channel: 'sms', to: '0991000202', text: 'de otra' });
    const kept = await list('0991000201');
    expect(kept).toEqual([
      {
        channel: 'sms',
        to: '0991000201',
        subject: null,
        text: 'Tu codigo es 654321.',
        sentAt: expect.any(String),
      },
      {
        channel: 'sms',
        to: '0991000201',
        subject: null,
        text: 'Tu codigo es 123456.',
        sentAt: expect.any(String),
      },
    ]);
    const sentAt = String(kept[0]?.sentAt);
    expect(sentAt).toMatch(/T.*-05:00$/);
    expect(Math.abs(Date.now() - Date.parse(sentAt))).toBeLessThan(60_000);
    for (const spelling of ['593991000201', '+593 99 100 0201', '991000201', '(099) 100-0201'])
      expect(await list(spelling), spelling).toEqual(kept);
  });

  it('lists what was sent to an e-mail in any letter case', async () => {
    await send({
      channel: 'email',
      to: 'Rosa@Correo.example',
      subject: 'Código',
      text: 'Tu código es 123456.',
    });
    expect(await list(' ROSA@correo.example')).toMatchObject([
      { channel: 'email', to: 'rosa@correo.example', subject: 'Código', text: 'Tu código es 123456.' },
    ]);
  });

  it('is empty for somebody who got nothing, and everybody’s without a name', async () => {
    expect(await list('0999999999')).toEqual([]);
    expect(await list('nada')).toEqual([]);
    expect((await list()).length).toBeGreaterThan(2);
  });

  it('is a page, too: markup in a message is text, and nothing in it needs an exception from the policy', async () => {
    await send({
      channel: 'email',
      to: 'x@correo.example',
      subject: '<b>a</b>',
      text: '<img src=x onerror="a">',
    });
    const answer = await app.call({ method: 'GET', url: '/dev/outbox?to=x%40correo.example%22%3E' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('value="x@correo.example&quot;&gt;"');
    const page = (await app.call({ method: 'GET', url: '/dev/outbox?to=x@correo.example' })).body;
    expect(page).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
    expect(page).toContain('&lt;b&gt;a&lt;/b&gt;');
    expect(page).not.toMatch(/<script|style=|<img| on\w+="/);
    const style = await app.call({ method: 'GET', url: '/dev/outbox.css' });
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('is not part of the described API', async () => {
    const answer = await app.call({ method: 'GET', url: '/openapi.json' });
    expect(answer.body).not.toContain('outbox');
  });
});

describe('400', () => {
  it('for two recipients at once', async () => {
    const answer = await app.call({ method: 'GET', url: '/dev/outbox.json?to=a&to=b' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('404', () => {
  it('where real providers deliver; a channel with one is not listed', async () => {
    const email = { EMAIL_URL: 'smtp://127.0.0.1:1', EMAIL_FROM: 'avisos@operador.example' };
    const half = await startTestApp({ environment: email });
    const needs = {
      db: half.database.db,
      sms: null,
      email: null,
      whatsapp: null,
      counts: createCounts(),
      log: pino({ level: 'silent' }),
    };
    const before = createMessages({
      ...needs,
      schedule: { deliver: async () => {}, replaceLater: async () => {} },
    });
    await half.database.db.transaction(async (tx) => {
      await before.send(tx, { channel: 'sms', to: '0991000203', text: 'hola' });
      await before.send(tx, { channel: 'email', to: 'a@correo.example', subject: 's', text: 'hola' });
    });
    const listed = await half.call({ method: 'GET', url: '/dev/outbox.json' });
    expect(listed.json()).toMatchObject([{ channel: 'sms' }]);
    await half.close();

    const whole = await startTestApp({ environment: { ...email, SMS_URL: 'http://127.0.0.1:1/sms' } });
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css'])
      expect((await whole.call({ method: 'GET', url })).statusCode, url).toBe(404);
    await whole.close();
  });
});

// The templates as data: as they are submitted, and as what fills them must be.

const docs = readFileSync(new URL('../../../../../docs/integrating.md', import.meta.url), 'utf8');

it.each(Object.entries(whatsappTemplates))(
  '«%s» stands in the docs as it is submitted',
  (_kind, template) => {
    const { name, category, body, examples, ttlSeconds } = template;
    expect(docs).toContain(
      `| \`${name}\` | ${category} | ${ttlSeconds} | ${examples.map((example) => `«${example}»`).join('; ')} |`,
    );
    if (body !== null) expect(docs).toContain(`\`${name}\`:\n\n\`\`\`\n${body}\n\`\`\``);
  },
);

it.each(Object.values(whatsappTemplates))('$name keeps Meta’s rules', ({ name, body, examples }) => {
  expect(name).toMatch(/^[a-z\d_]{1,512}$/);
  if (body === null) return;
  expect(body).not.toMatch(/^\{\{|\}\}$/);
  expect([...body.matchAll(/\{\{(\d)\}\}/g)].map(([, nth]) => nth)).toEqual(['1', '2']);
  expect(examples).toHaveLength(2);
  // Filled to the brim.
  expect(body.length + 120 + 700).toBeLessThan(1_024);
});

it('what fills one is a line, and no longer than it may be', () => {
  const long = `Uno\n\ndos\ttres${' '.repeat(9)}${'x'.repeat(900)}`;
  const filled = filledTemplate({ template: 'news', subject: 'Usaste el 80 %.\n', body: long });
  expect(filled).toMatchObject({ name: 'portal_servicio', language: templateLanguage });
  expect(filled?.parameters[0]).toBe('Usaste el 80 %');
  expect(filled?.parameters[1]).toMatch(/^Uno dos tres x+…$/);
  expect(filled?.parameters[1]).toHaveLength(700);
  expect(filledTemplate({ template: null, subject: null, body: long })).toBeNull();
  expect(filledTemplate({ template: 'toString', subject: null, body: long })).toBeNull();
  expect(filledTemplate({ template: 'codes', subject: null, body: '123456' })).toMatchObject({
    parameters: ['123456'],
    button: '123456',
  });
});
