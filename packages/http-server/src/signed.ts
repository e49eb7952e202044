// What servers send each other with a shared secret: hex HMAC-SHA256 over the time of sending, a dot, and the body.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** `frame`: a page's own server; `hub`: an operator's systems. Their headers are called so. */
export type SignedBy = 'frame' | 'hub';

export const signatureOf = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

export function signedHeaders(by: SignedBy, secret: string, body: string): Record<string, string> {
  const time = Math.floor(Date.now() / 1_000).toString();
  return {
    'content-type': 'application/json',
    [`x-${by}-time`]: time,
    [`x-${by}-signature`]: signatureOf(secret, time, body).toString('hex'),
  };
}

interface Telling {
  headers: Record<string, string>;
  body: string;
  withinMs: number;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** Tells another server once; whether it has taken it. */
export async function isTaken(url: string, { headers, body, withinMs, signal }: Telling): Promise<boolean> {
  const late = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Takes as long for a near guess as for a far one. */
export function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

export interface PortalRelay {
  /** Where the portal's API is reached, such as `http://127.0.0.1:3000`. */
  portalUrl: string;
  /** Shared with the portal: shows who asks. */
  secret: string;
}

export type PortalAnswer = { status: number; body: string };

/** What a page asks is carried to the portal by the page's own server. Null when the portal did not answer. */
export async function askPortal(
  { portalUrl, secret }: PortalRelay,
  path: string,
  { question, withinMs }: { question: unknown; withinMs: number },
): Promise<PortalAnswer | null> {
  const body = JSON.stringify(question);
  try {
    const response = await fetch(new URL(path, portalUrl), {
      method: 'POST',
      headers: signedHeaders('frame', secret, body),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return null;
  }
}

export const relay = (reply: FastifyReply, { status, body }: PortalAnswer): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);
