// Web Push by the web-push library: it signs and encrypts; the request is ours, to addresses that we may be sent to.

import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { PushResult, PushSender } from './port.ts';

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

const own = new BlockList();
for (const [net, prefix] of [
  ...([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
  ] as const),
  ...(['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'] as const),
].map((range) => range.split('/') as [string, string]))
  own.addSubnet(net, Number(prefix), 'ipv4');
for (const [net, prefix] of ['::/127', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'].map(
  (range) => range.split('/') as [string, string],
))
  own.addSubnet(net, Number(prefix), 'ipv6');

const isOwn = ({ address, family }: LookupAddress): boolean =>
  own.check(address, family === 6 ? 'ipv6' : 'ipv4');

const loopback = /^(localhost|127\.0\.0\.1)$/;

/** By its spelling: https at its own port, a name and no number. */
export function isPublicAddress(text: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && loopback.test(hostname)) return protocol === 'http:' || protocol === 'https:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname);
  return (
    protocol === 'https:' &&
    port === '' &&
    isName &&
    !/\.(local|internal|localhost|home\.arpa)$/i.test(hostname)
  );
}

/** A name that leads to one of our own networks is not found; asked at the connection itself, so that it cannot change. */
const lookupPublic = publicOnly(lookup);

type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

export function publicOnly(ask: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    ask(hostname, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter((address) => !isOwn(address));
      const [first] = allowed;
      if (error || !first) {
        callback(error ?? Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), '', 4);
      } else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
