// WhatsApp as it is played: messages are taken as Meta takes them, told of by signed webhooks, read and answered on a page.
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openSandbox, type Sandbox, whatsappPlay } from '../../test/sandbox.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';

let receiver: WebhookReceiver;
let sandbox: Sandbox;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  sandbox = await openSandbox(inject('testServer'), { whatsappUrl: receiver.url });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const number = '593991000001';

async function send(
  content: object,
  { token = whatsappPlay.accessToken, id = whatsappPlay.phoneNumberId } = {},
) {
  const answer = await fetch(`${sandbox.baseUrl}/whatsapp/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      to: number,
      biz_opaque_callback_data: 'ours',
      ...content,
    }),
  });
  return { status: answer.status, body: await answer.json() };
}

const template = (...texts: string[]) => ({
  type: 'template',
  template: {
    name: 'portal_servicio',
    language: { code: 'es' },
    components: [{ type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) }],
  },
});
const text = { type: 'text', text: { body: 'Debes $18,39.' } };

async function press(form: Record<string, string>) {
  const answer = await fetch(`${sandbox.baseUrl}/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ numero: '0991000001', ...form }),
    redirect: 'manual',
  });
  return answer.status;
}
const page = async (typed = '0991000001') =>
  (await fetch(`${sandbox.baseUrl}/whatsapp?numero=${encodeURIComponent(typed)}`)).text();

const statusesIn = (bodies: readonly { body: string }[]) =>
  bodies.flatMap(({ body }) => JSON.parse(body).entry[0].changes[0].value.statuses ?? []);

describe('a message', () => {
  test('is taken, told of as delivered over the bytes that were signed, and read on the page', async () => {
    const { status, body } = await send(template('Usaste el 80 %', '<b>Te quedan</b> 2 GB.'));
    expect([status, body.contacts]).toEqual([200, [{ input: number, wa_id: number }]]);
    const told = await receiver.untilReceived(2);
    for (const { headers, body: raw } of told) {
      const signature = createHmac('sha256', whatsappPlay.appSecret).update(raw).digest('hex');
      expect(headers['x-hub-signature-256']).toBe(`sha256=${signature}`);
    }
    expect(statusesIn(told)).toMatchObject(
      ['sent', 'delivered'].map((each) => ({
        id: body.messages[0].id,
        status: each,
        recipient_id: number,
        biz_opaque_callback_data: 'ours',
      })),
    );
    const html = await page('+593 99 100 0001');
    expect(html).toContain('[portal_servicio]<br>Usaste el 80 %<br>&lt;b&gt;Te quedan&lt;/b&gt; 2 GB.');
    expect(html).not.toMatch(/<script|style=| on\w+="/);
  });

  test('to a number that is not reached is told of as failed, or not at all', async () => {
    expect(await press({ entrega: 'failed' })).toBe(303);
    await send(template('a', 'b'));
    expect(statusesIn(await receiver.untilReceived(2)).map(({ status }) => status)).toEqual([
      'sent',
      'failed',
    ]);
    await press({ entrega: 'silent' });
    await send(template('a', 'b'));
    await receiver.untilReceived(3);
    await press({ entrega: 'arrives' });
    await send(template('a', 'b'));
    expect(statusesIn(await receiver.untilReceived(5)).map(({ status }) => status)).toEqual([
      'sent',
      'failed',
      'sent',
      'sent',
      'delivered',
    ]);
  });

  test('in any words is for who has written within a day', async () => {
    expect((await send(text)).body.error.code).toBe(131_047);
    await press({ texto: '¿Cuánto debo?' });
    const [written] = await receiver.untilReceived(1);
    expect(JSON.parse(written?.body ?? '').entry[0].changes[0].value.messages).toMatchObject([
      { from: number, type: 'text', text: { body: '¿Cuánto debo?' } },
    ]);
    expect((await send(text)).status).toBe(200);
    sandbox.advanceMs(25 * 3_600_000);
    expect((await send(text)).body.error.code).toBe(131_047);
  });

  test('is refused as Meta does: another token, another number, a parameter of two lines, a body of another shape', async () => {
    const refused = [
      await send(template('a'), { token: 'guessed' }),
      await send(template('a'), { id: '999' }),
      await send(template('a\nb')),
      await send({ type: 'image' }),
    ];
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
      [401, 190],
      [400, 33],
      [400, 132_018],
      [400, 100],
    ]);
    expect(receiver.received).toEqual([]);
  });

  test('no other page writes in somebody’s name; its own form, which a browser sends without its origin, does', async () => {
    const write = async (from: Record<string, string>) => {
      const answer = await fetch(`${sandbox.baseUrl}/whatsapp`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...from },
        body: new URLSearchParams({ numero: '0991000001', texto: 'STOP' }),
        redirect: 'manual',
      });
      return answer.status;
    };
    for (const from of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ])
      expect(await write(from)).toBe(403);
    expect(await page()).toContain('Todavía no hay mensajes.');
    expect(await write({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(303);
  });
});
