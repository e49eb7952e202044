// How the frame's own server shows who it is: hex HMAC-SHA256 over the time of sending, a dot, and the raw body.
import { createHmac, timingSafeEqual } from 'node:crypto';

const freshForMs = 5 * 60_000;

/** What is repeated within the time changes nothing: a token is spent once, a confirmation pays once. */
export function isSignedByFrame(
  secret: string,
  body: string,
  headers: Record<string, string | string[] | undefined>,
  receivedAt = new Date(),
): boolean {
  const { 'x-frame-time': time, 'x-frame-signature': signature } = headers;
  if (typeof time !== 'string' || !/^\d{10}$/.test(time)) return false;
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(receivedAt.getTime() - Number(time) * 1000) > freshForMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
