// Kushki's webhook headers: HMAC-SHA256, in hex, over the raw body and the time of sending.
import { createHmac } from 'node:crypto';

export function webhookHeaders(
  merchantId: string,
  secret: string,
  body: string,
  sentAt: Date,
): Record<string, string> {
  const id = Math.floor(sentAt.getTime() / 1000).toString();
  return {
    'content-type': 'application/json',
    'x-kushki-key': merchantId,
    'x-kushki-id': id,
    'x-kushki-signature': sign(secret, `${body}.${id}`),
    'x-kushki-simplesignature': sign(secret, id),
  };
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
