import { randomUUID } from 'node:crypto';
import { receiveProviderEvent } from '@portal/contract/paying/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { signatureOf, tell } from '../../../test/neighbours/provider-news.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('provider events', () => {
  it('200: a signed event about no payment of ours changes nothing', async () => {
    const event = JSON.stringify({ metadata: { idempotencyKey: randomUUID(), paymentId: randomUUID() } });
    expect((await tell(app, event)).json()).toEqual({ received: true });
  });

  it('200: the provider’s check of the address', async () => {
    expect((await tell(app, '{}')).statusCode).toBe(200);
  });

  it('401: unsigned, wrongly signed, altered or stale', async () => {
    const stale = String(Math.floor(Date.now() / 1000) - 3600);
    expect((await app.call({ method: 'POST', url: receiveProviderEvent.path, payload: {} })).statusCode).toBe(
      401,
    );
    expect((await tell(app, '{}', { signature: 'f'.repeat(64) })).statusCode).toBe(401);
    expect((await tell(app, '{}', { id: stale })).statusCode).toBe(401);
    const signature = signatureOf('{}', '1');
    expect((await tell(app, '{"a":1}', { id: '1', signature })).statusCode).toBe(401);
  });
});
