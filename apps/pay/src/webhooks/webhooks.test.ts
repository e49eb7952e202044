import { createHmac, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask, charge, newToken, openSandbox, type Sandbox, webhookSecret } from '../../test/sandbox.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { buildPayApp } from '../app.ts';
import { webhookHeaders } from './webhooks.ts';

let receiver: WebhookReceiver;
let sandbox: Sandbox;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  sandbox = await openSandbox(inject('testServer'), { webhookUrl: receiver.url, holdReplyMs: 50 });
});
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

async function undelivered(): Promise<number> {
  const { rows } = await sandbox.pool.query(
    'select count(*)::int as n from pay_sandbox.webhooks where delivered_at is null',
  );
  return rows[0].n;
}

/** Waits until the sandbox itself has noted that many refused deliveries. */
async function untilRefused(count: number): Promise<void> {
  const noted = () => sandbox.logged().split('webhook not accepted').length - 1;
  await expect.poll(noted).toBe(count);
}

// Computed apart with: printf '%s' '<text>' | openssl dgst -sha256 -hmac secreto-1
test('signature vector', () => {
  const body = '{"ticket_number":"1","metadata":{"nota":"año"}}';
  const headers = webhookHeaders('sandbox', 'secreto-1', body, new Date('2026-01-02T03:04:05.678Z'));
  expect(headers).toMatchObject({
    'x-kushki-key': 'sandbox',
    'x-kushki-id': '1767323045',
    'x-kushki-signature': '75fc0019ad22453e689e8d0697b38b7568f7f1dacdae7f5d45e48ad8441c62fd',
    'x-kushki-simplesignature': 'ff7aec73ffe1d896fb92505516775b8488c49a4e225d3d42f417d4262c793059',
  });
});

describe('what is sent', () => {
  test('an approval, signed over its raw bytes', async () => {
    const { body } = await charge(sandbox, await newToken(sandbox), randomUUID());
    const [webhook] = await receiver.untilReceived(1);
    const id = String(webhook?.headers['x-kushki-id']);
    const signature = createHmac('sha256', webhookSecret).update(`${webhook?.body}.${id}`).digest('hex');
    expect(webhook?.headers['x-kushki-signature']).toBe(signature);
    expect(Math.abs(Number(id) - Date.now() / 1000)).toBeLessThan(5);
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      ticket_number: body.ticketNumber,
      transaction_reference: body.transactionReference,
      transaction_type: 'SALE',
      transaction_status: 'APPROVAL',
      approval_code: body.approvalCode,
      approved_transaction_amount: 18.39,
      response_code: '000',
      metadata: { paymentId: 'pay-1' },
    });
    await expect.poll(undelivered).toBe(0);
  });

  test('a refusal and a refund', async () => {
    await charge(sandbox, await newToken(sandbox, '4349001210846432'), randomUUID());
    const [refusal] = await receiver.untilReceived(1);
    expect(JSON.parse(refusal?.body ?? '')).toMatchObject({
      transaction_status: 'DECLINED',
      response_code: '021',
      response_text: 'Tarjeta sin fondos',
      approved_transaction_amount: 0,
    });
    const { body } = await charge(sandbox, await newToken(sandbox), randomUUID());
    await receiver.untilReceived(2);
    const merchant = { 'private-merchant-id': 'sandbox-private' };
    await ask(sandbox, 'DELETE', `/v1/charges/${body.ticketNumber}`, merchant);
    const refund = (await receiver.untilReceived(3))[2];
    expect(JSON.parse(refund?.body ?? '')).toMatchObject({
      transaction_type: 'REFUND',
      sale_ticket_number: body.ticketNumber,
      approved_transaction_amount: 18.39,
    });
  });

  test('nothing for a token that was never charged', async () => {
    await charge(sandbox, 'f'.repeat(32), randomUUID());
    await charge(sandbox, await newToken(sandbox), randomUUID());
    const [only] = await receiver.untilReceived(1);
    expect(JSON.parse(only?.body ?? '').transaction_status).toBe('APPROVAL');
    const { rows } = await sandbox.pool.query('select count(*)::int as n from pay_sandbox.webhooks');
    expect(rows[0].n).toBe(1);
  });

  test('the duplicate card: the same webhook four times, seconds apart', async () => {
    await charge(sandbox, await newToken(sandbox, '4349009900000004'), randomUUID());
    await receiver.untilReceived(1);
    expect(await undelivered()).toBeGreaterThanOrEqual(3);
    for (const [index, stepMs] of [3000, 3000, 4000].entries()) {
      sandbox.advanceMs(stepMs);
      await receiver.untilReceived(index + 2);
    }
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    await expect.poll(undelivered).toBe(0);
  });

  test('the late card: after its answer, not before', async () => {
    await charge(sandbox, await newToken(sandbox, '4349004800000006'), randomUUID());
    expect(receiver.received).toHaveLength(0);
    sandbox.advanceMs(1050);
    await receiver.untilReceived(1);
  });
});

describe('delivery', () => {
  test('is repeated, with a fresh signature, until it is accepted', async () => {
    receiver.answerWith(500);
    await charge(sandbox, await newToken(sandbox), randomUUID());
    await untilRefused(1);
    sandbox.advanceMs(1000);
    await untilRefused(2);
    receiver.answerWith(200);
    sandbox.advanceMs(2000);
    const attempts = await receiver.untilReceived(3);
    await expect.poll(undelivered).toBe(0);
    expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
    expect(new Set(attempts.map(({ headers }) => headers['x-kushki-id'])).size).toBeGreaterThan(1);
  });

  test('goes on after a restart when nobody was there to receive', async () => {
    await sandbox.restart({ webhookUrl: 'http://127.0.0.1:1/webhook' });
    await charge(sandbox, await newToken(sandbox), randomUUID());
    await expect
      .poll(
        async () =>
          (await sandbox.pool.query('select 1 from pay_sandbox.webhooks where attempts > 0')).rowCount,
      )
      .toBe(1);
    await sandbox.restart({ webhookUrl: receiver.url });
    sandbox.advanceMs(60_000);
    await receiver.untilReceived(1);
  });

  test('goes on when the sender was killed between claiming and sending', async () => {
    await sandbox.restart({ webhookUrl: 'http://127.0.0.1:1/webhook' });
    await charge(sandbox, await newToken(sandbox), randomUUID());
    await sandbox.app.close();
    const leaseEnd = new Date(Date.now() + 10_000);
    await sandbox.pool.query('update pay_sandbox.webhooks set due_at = $1, attempts = 1', [leaseEnd]);
    await sandbox.restart({ webhookUrl: receiver.url });
    sandbox.advanceMs(10_000);
    await receiver.untilReceived(1);
  });

  test('is given up after a day', async () => {
    receiver.answerWith(500);
    await charge(sandbox, await newToken(sandbox), randomUUID());
    await untilRefused(1);
    sandbox.advanceMs(25 * 3_600_000);
    await untilRefused(2);
    const abandoned = 'select 1 from pay_sandbox.webhooks where abandoned_at is not null';
    await expect.poll(async () => (await sandbox.pool.query(abandoned)).rowCount).toBe(1);
  });

  test('two servers on one database send each webhook once', async () => {
    const count = 30;
    const second = await openSecond();
    for (let index = 0; index < count; index++) {
      await charge(sandbox, await newToken(sandbox), randomUUID());
    }
    await expect.poll(undelivered).toBe(0);
    expect(receiver.received).toHaveLength(count);
    await second.close();
  });
});

async function openSecond() {
  const app = buildPayApp({
    pool: sandbox.pool,
    portalOrigins: [],
    publicMerchantId: 'sandbox',
    privateMerchantId: 'sandbox-private',
    webhook: { url: receiver.url, secret: webhookSecret },
    log: false,
  });
  await app.ready();
  return app;
}
