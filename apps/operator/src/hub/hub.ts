// Tells whoever has registered of every committed event: signed, in order, again and again until it is taken.
import { BlockList, isIP } from 'node:net';
import type { Db } from '@portal/database/connection';
import type { Seal } from '@portal/database/sealed-text';
import { isUuid } from '@portal/database/uuid';
import { isTaken, signedHeaders } from '@portal/http-server/signed';
import type { EventListener } from '@portal/operator-ports/events';
import { type Hub, operatorEvent } from '@portal/operator-tmf/events';
import type { Logger } from 'pino';
import { z } from 'zod';
import { createHubStore, type Message, type Subscriber } from './hub.store.ts';

export interface TellingHub extends Hub {
  /** What is to be told: it waits for everybody who is registered. */
  listener: EventListener;
  /** Tells one of those for whom something waits, as far as they take it; answers whether there was anybody. */
  tell(): Promise<boolean>;
}

const answerWithinMs = 5_000;
const atOnce = 50;
/** No other process tells the same one meanwhile; one that was killed keeps it from being told no longer than this. */
const turnMs = 2 * answerWithinMs;
const shortestPauseMs = 1_000;
const longestPauseMs = 60_000;
const givenUpAfterMs = 7 * 24 * 3_600_000;

export interface HubNeeds {
  db: Db;
  seal: Seal;
  log: Pick<Logger, 'warn'>;
  /** Whether the operator lets itself be sent there. */
  mayBeCalled(callback: string): boolean;
}

export function createHub({ db, seal, log, mayBeCalled }: HubNeeds): TellingHub {
  const store = createHubStore(db, seal);

  /** How many of these were taken; the first that is not ends it, since none overtakes another. */
  async function tellAll(subscriber: Subscriber, messages: readonly Message[]): Promise<number> {
    for (const [taken, message] of messages.entries()) {
      if (!(await post(subscriber, message))) return taken;
      await store.told(message, turnFrom(new Date()));
    }
    return messages.length;
  }

  return {
    async register({ callback, secret }) {
      if (!mayBeCalled(callback)) throw new CallbackRefused('a callback that the settings do not name');
      return { id: await store.register(callback, secret), callback };
    },
    unregister: async (id) => isUuid(id) && store.unregister(id),
    listener: (events) => store.keep(events),
    async tell() {
      const now = new Date();
      const subscriber = await store.claim(now, turnFrom(now));
      if (!subscriber) return false;
      const { hubId, failingSince } = subscriber;
      // Registered when the settings named it.
      if (!mayBeCalled(subscriber.callback)) {
        log.warn({ hubId }, 'a callback that the settings do not name is not told any more');
        return store.unregister(hubId);
      }
      const messages = await store.waiting(hubId, atOnce);
      const taken = await tellAll(subscriber, messages);
      if (taken === messages.length) {
        await store.rest(hubId, null);
        return true;
      }
      // Who takes some answers.
      const since = taken > 0 ? now : (failingSince ?? now);
      const failingForMs = Date.now() - since.getTime();
      log.warn({ hubId, failingForMs }, 'an event was not taken');
      if (failingForMs > givenUpAfterMs) await store.unregister(hubId);
      else await store.rest(hubId, { since, nextTryAt: new Date(Date.now() + pauseAfter(failingForMs)) });
      return true;
    },
  };
}

const turnFrom = (now: Date) => new Date(now.getTime() + turnMs);

/** As long as it has failed already, within limits. */
const pauseAfter = (failingForMs: number) =>
  Math.min(longestPauseMs, Math.max(shortestPauseMs, failingForMs));

function post({ callback, secret }: Subscriber, { event }: Message): Promise<boolean> {
  const body = JSON.stringify(z.encode(operatorEvent, { ...event, eventTime: new Date(event.eventTime) }));
  const headers = signedHeaders('hub', secret, body);
  return isTaken(callback, { headers, body, withinMs: answerWithinMs });
}

interface CallbackSettings {
  portalOrigin: string;
  /** Of whoever else is told. */
  origins: readonly string[];
  /** Where this operator itself is served. */
  host: string;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Where the operator lets itself be sent with its events: to the portal, to what its settings name, and on its own machine when it is served there alone. Whoever may register could otherwise knock on every door of its network. */
export function mayBeCalled({ portalOrigin, origins, host }: CallbackSettings, callback: string): boolean {
  if (!URL.canParse(callback)) return false;
  const { origin, hostname, username, password } = new URL(callback);
  if (username !== '' || password !== '') return false;
  if ([portalOrigin, ...origins].some((known) => new URL(known).origin === origin)) return true;
  return isLoopback(host) && isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) > 0 && loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4'));

/** Answered as 400. */
class CallbackRefused extends Error {
  override name = 'CallbackRefused';
  readonly statusCode = 400;
}
