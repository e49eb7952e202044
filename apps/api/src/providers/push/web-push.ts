// Web Push by the web-push library: it signs and encrypts; the request is ours, to addresses that we may be sent to.
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { PushResult, PushSender } from './port.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';

const timeLimitMs = 10_000;
/** News that waits longer for its browser is read in the portal. */
const keptSeconds = 24 * 60 * 60;

export interface WebPushOptions {
  /** Whom a push service may write to: the portal's address, or an e-mail's. */
  contact: string;
  /** For trying things out: a push service on this very machine. */
  allowsLoopback: boolean;
  log: Logger;
}

export function createWebPush({ contact, allowsLoopback, log }: WebPushOptions): PushSender {
  return {
    freshKeys: () => webPush.generateVAPIDKeys(),
    mayBe: (endpoint) => isPublicAddress(endpoint, { allowsLoopback }),

    async send(keys, { endpoint, p256dh, auth }, payload) {
      if (!isPublicAddress(endpoint, { allowsLoopback })) return 'refused';
      const { hostname } = new URL(endpoint);
      try {
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: contact, ...keys },
          TTL: keptSeconds,
          contentEncoding: 'aes128gcm',
        });
        const status = await post(endpoint, details.headers, details.body, allowsLoopback);
        if (status >= 400) log.warn({ hostname, status }, 'push not taken');
        return resultOf(status);
      } catch (error) {
        // A word, never the address: it opens the way to one browser.
        log.warn({ hostname, reason: error instanceof Error ? error.name : 'unknown' }, 'push not delivered');
        return 'unavailable';
      }
    },
  };
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unavailable' : 'refused';
}

/** The status alone is read; nowhere else is followed. */
function post(
  endpoint: string,
  headers: object,
  body: Buffer | null,
  allowsLoopback: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('http:') ? requestPlain : requestTls;
    const request: ClientRequest = send(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers },
        signal: AbortSignal.timeout(timeLimitMs),
        ...(allowsLoopback ? {} : { lookup: lookupPublic }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
