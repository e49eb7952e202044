// Meta's Cloud API as documented: what is sent, which answers are final, and what its webhooks say.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCloudApi } from './cloud-api.ts';
import { WebhookRefused, type WhatsappOrder, type WhatsappSender } from './port.ts';

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let server: Server;
let whatsapp: WhatsappSender;
let received: Received[] = [];
let answer: { status: number; body: string; waits?: true };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      url: request.url,
      headers: request.headers,
      body: JSON.parse(String(Buffer.concat(chunks))),
    });
    if (answer.waits) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  whatsapp = createCloudApi({
    apiUrl: `http://127.0.0.1:${port}/v23.0`,
    phoneNumberId: '105954558954427',
    accessToken: 'token-of-tests',
    appSecret: 'secret-of-tests',
    verifyToken: 'verify-of-tests',
    timeoutMs: 200,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 200, body: '{"messages":[{"id":"wamid.ONE"}]}' };
});

const messageId = '0198c5b2-7d0a-7c3e-9a53-0a4f3a1b2c3d';
const code: WhatsappOrder = {
  messageId,
  to: '593991000001',
  content: { template: { name: 'portal_codigo', language: 'es', parameters: ['123456'], button: '123456' } },
};

describe('what is sent', () => {
  it('a template by its approval name, its parameters in order, and our id to come back', async () => {
    expect(await whatsapp.send(code)).toEqual({ status: 'accepted', reference: 'wamid.ONE' });
    expect(received).toHaveLength(1);
    expect(received[0]?.url).toBe('/v23.0/105954558954427/messages');
    expect(received[0]?.headers.authorization).toBe('Bearer token-of-tests');
    const text = { type: 'text', text: '123456' };
    expect(received[0]?.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '593991000001',
      biz_opaque_callback_data: messageId,
      type: 'template',
      template: {
        name: 'portal_codigo',
        language: { code: 'es' },
        components: [
          { type: 'body', parameters: [text] },
          { type: 'button', sub_type: 'url', index: '0', parameters: [text] },
        ],
      },
    });
  });

  it('words of our own to who has written', async () => {
    await whatsapp.send({ messageId, to: '593991000001', content: { text: 'Debes $18,39.\n\nHasta el 5.' } });
    expect(received[0]?.body).toMatchObject({
      type: 'text',
      text: { body: 'Debes $18,39.\n\nHasta el 5.', preview_url: false },
    });
  });
});

const refusal = (error: number) =>
  JSON.stringify({ error: { code: error, message: 'x', type: 'OAuthException' } });

describe('its answers', () => {
  it.each([
    [400, refusal(131_026), 'refused'],
    [400, refusal(131_047), 'refused'],
    [404, refusal(132_001), 'refused'],
    [400, refusal(100), 'refused'],
    [403, 'no JSON', 'refused'],
    [400, refusal(130_429), 'unavailable'],
    [400, refusal(131_056), 'unavailable'],
    [403, refusal(10), 'unavailable'],
    [401, refusal(190), 'unavailable'],
    [429, '', 'unavailable'],
    [500, refusal(131_000), 'unavailable'],
    [503, '<html>', 'unavailable'],
    [302, '', 'unavailable'],
  ])('HTTP %i %s is %s', async (status, body, outcome) => {
    answer = { status, body };
    const result = await whatsapp.send(code);
    expect(result.status).toBe(outcome);
    expect(JSON.stringify(result)).not.toMatch(/593991000001|123456/);
  });

  it('none in time, or nobody there, may be tried again', async () => {
    answer = { status: 200, body: '', waits: true };
    expect(await whatsapp.send(code)).toEqual({ status: 'unavailable', reason: 'timeout' });
    const nowhere = createCloudApi({
      apiUrl: 'http://127.0.0.1:1',
      phoneNumberId: '1',
      accessToken: 'x',
      appSecret: 'x',
      verifyToken: 'x',
    });
    expect(await nowhere.send(code)).toEqual({ status: 'unavailable', reason: 'network' });
  });
});

const value = (more: object, phone = '105954558954427', field = 'messages') =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field, value: { metadata: { phone_number_id: phone }, ...more } }] }],
  });
const read = (body: string, secret = 'secret-of-tests') => {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return whatsapp.readEvent(Buffer.from(body), { 'x-hub-signature-256': `sha256=${signature}` });
};
const status = (name: string) => ({
  id: 'wamid.ONE',
  status: name,
  timestamp: '1',
  recipient_id: '593991000001',
  biz_opaque_callback_data: messageId,
});

describe('what its webhooks say', () => {
  it('a message arrived, was read, or failed; that it left says nothing', () => {
    const { receipts } = read(value({ statuses: ['sent', 'delivered', 'read', 'failed'].map(status) }));
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered', 'undelivered']);
    expect(receipts[0]).toEqual({
      messageId,
      to: '593991000001',
      references: ['wamid.ONE'],
      outcome: 'delivered',
    });
  });

  it('words, the words on a button, and what is neither', () => {
    const from = '593991000001';
    const messages = [
      { from, id: 'a', type: 'text', text: { body: '¿Cuánto debo?' } },
      { from, id: 'b', type: 'button', button: { payload: 'x', text: 'SALIR' } },
      { from, id: 'c', type: 'audio', audio: { id: '1' } },
      { from: '', id: 'd', type: 'text', text: { body: 'x' } },
      // What no database keeps.
      { from, id: 'e', type: 'text', text: { body: 'SAL\0IR' } },
    ];
    expect(read(value({ messages })).inbound).toEqual([
      { providerId: 'a', from, text: '¿Cuánto debo?' },
      { providerId: 'b', from, text: 'SALIR' },
      { providerId: 'c', from, text: null },
      { providerId: 'e', from, text: 'SALIR' },
    ]);
  });

  it('what is of another number, or of no message, is passed by', () => {
    const statuses = [status('delivered')];
    for (const body of [
      value({ statuses }, '999'),
      value({ statuses }, undefined, 'account_update'),
      '{"object":"page"}',
    ])
      expect(read(body)).toEqual({ receipts: [], inbound: [] });
  });

  it('what is not signed over these bytes is refused', () => {
    const body = value({ statuses: [status('delivered')] });
    expect(() => read(body, 'another-secret')).toThrow(WebhookRefused);
    expect(() => whatsapp.readEvent(Buffer.from(body), {})).toThrow(WebhookRefused);
    expect(() => read('no JSON')).toThrow(WebhookRefused);
  });

  it('whoever verifies the address has the token', () => {
    expect([whatsapp.isVerifyToken('verify-of-tests'), whatsapp.isVerifyToken('verify-of-test')]).toEqual([
      true,
      false,
    ]);
  });
});
