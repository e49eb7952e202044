// Keeps a bound session with the SMS centre: binds again after every loss, ever more slowly, until stopped.
import { EventEmitter, once, setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openSmppSession, type SessionOptions, type SmppSession } from './smpp-session.ts';

export interface LinkOptions extends SessionOptions {
  /** The first wait; it doubles up to the longest. */
  reconnectMs: number;
  longestReconnectMs: number;
  log: Pick<Logger, 'info' | 'warn'>;
}

export interface SmppLink {
  start(): void;
  /** The bound session, or null when there is none within this time or the link has been stopped. */
  bound(withinMs: number): Promise<SmppSession | null>;
  stop(): Promise<void>;
}

export function createSmppLink(options: LinkOptions): SmppLink {
  const { log } = options;
  const changes = new EventEmitter().setMaxListeners(0);
  const stopped = new AbortController();
  setMaxListeners(0, stopped.signal);
  let current: SmppSession | null = null;
  let supervision: Promise<void> | undefined;

  async function supervise(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        current = await openSmppSession(options, stopped.signal);
        failures = 0;
        log.info('SMS centre: bound');
        changes.emit('bound');
        await current.closed;
        if (!stopped.signal.aborted) log.warn('SMS centre: connection ended');
      } catch (error) {
        failures++;
        if (!stopped.signal.aborted)
          log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'SMS centre: not bound');
      }
      current = null;
      // Half of it by chance, so that the processes of one portal do not knock together.
      const wait = Math.min(options.reconnectMs * 2 ** failures, options.longestReconnectMs);
      await sleep(wait * (0.5 + Math.random() / 2), null, { signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    start() {
      supervision ??= supervise();
    },
    async bound(withinMs) {
      if (current || stopped.signal.aborted) return current;
      const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(withinMs)]);
      await once(changes, 'bound', { signal }).catch(() => {});
      return current;
    },
    async stop() {
      stopped.abort();
      await current?.leave();
      await supervision;
    },
  };
}
