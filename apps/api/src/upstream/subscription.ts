// Asks an operator's systems to tell what happens, at the start and from time to time: whoever forgot us is reminded.

import { tellOperatorEvent } from '@portal/contract/events';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import type { Logger } from 'pino';
import { createClient } from './client.ts';
import type { UpstreamMetrics } from './metrics.ts';
import type { EventSource } from './settings.ts';

export interface Subscription {
  start(): void;
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

const againMs = 10 * 60_000;
const afterFailureMs = 30_000;

export interface SubscriptionNeeds {
  source: EventSource;
  portalOrigin: string;
  metrics: UpstreamMetrics;
  log: Pick<Logger, 'warn'>;
}

export function createSubscription({ source, portalOrigin, metrics, log }: SubscriptionNeeds): Subscription {
  const ask = createClient({ family: 'events', settings: source, metrics, log });
  const registration: Parameters<Hub['register']> = [
    { callback: `${portalOrigin}${tellOperatorEvent.path}`, secret: source.secret },
  ];
  const { register } = hubFamily.calls;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function subscribe(): Promise<void> {
    let pause = againMs;
    try {
      if (register) await ask({ name: 'register', call: register, args: registration });
    } catch {
      // The client has said why.
      pause = afterFailureMs;
    }
    if (isRunning) schedule(pause);
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      turn = subscribe();
    }, afterMs);
  }

  return {
    start() {
      isRunning = true;
      schedule(0);
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
