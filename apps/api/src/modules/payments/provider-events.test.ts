import { createHmac, randomUUID } from 'node:crypto';
import { receiveProviderEvent } from '@portal/contract/paying/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const secret = 'sandbox-webhook-secret';

function send(body: string, over: { id?: string; signature?: string } = {}) {
  const id = over.id ?? String(Math.floor(Date.now() / 1000));
  const signature = over.signature ?? createHmac('sha256', secret).update(`${body}.${id}`).digest('hex');
  return app.call({
    method: 'POST',
    url: receiveProviderEvent.path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-kushki-id': id,
      'x-kushki-signature': signature,
      'x-kushki-key': 'sandbox',
    },
  });
}

describe('provider events', () => {
  it('200: a signed event about no payment of ours changes nothing', async () => {
    const event = JSON.stringify({ metadata: { idempotencyKey: randomUUID(), paymentId: randomUUID() } });
    expect((await send(event)).json()).toEqual({ received: true });
  });

  it('200: the provider’s check of the address', async () => {
    expect((await send('{}')).statusCode).toBe(200);
  });

  it('401: unsigned, wrongly signed, altered or stale', async () => {
    const stale = String(Math.floor(Date.now() / 1000) - 3600);
    expect((await app.call({ method: 'POST', url: receiveProviderEvent.path, payload: {} })).statusCode).toBe(
      401,
    );
    expect((await send('{}', { signature: 'f'.repeat(64) })).statusCode).toBe(401);
    expect((await send('{}', { id: stale })).statusCode).toBe(401);
    const signature = createHmac('sha256', secret).update('{}.1').digest('hex');
    expect((await send('{"a":1}', { id: '1', signature })).statusCode).toBe(401);
  });
});
