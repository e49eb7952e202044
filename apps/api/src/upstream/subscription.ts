// Asks an operator's systems to tell what happens, at the start and from time to time: whoever forgot us is reminded.

import { tellOperatorEvent } from '@portal/contract/events';
import { keepDoing } from '@portal/keep-doing/keep-doing';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import type { Logger } from 'pino';
import { createClient } from './client.ts';
import type { UpstreamMetrics } from './metrics.ts';
import type { EventSource } from './settings.ts';

export interface SubscriptionNeeds {
  source: EventSource;
  portalOrigin: string;
  metrics: UpstreamMetrics;
  log: Pick<Logger, 'warn'>;
}

/** @returns ends it, and resolves when what is under way has ended */
export function keepSubscribed(needs: SubscriptionNeeds): () => Promise<void> {
  const { source, portalOrigin, metrics, log } = needs;
  const ask = createClient({ family: 'events', settings: source, metrics, log });
  const registration: Parameters<Hub['register']> = [
    { callback: `${portalOrigin}${tellOperatorEvent.path}`, secret: source.secret },
  ];
  const { register } = hubFamily.calls;
  return keepDoing(
    async () => {
      if (register) await ask({ name: 'register', call: register, args: registration });
      return false;
    },
    // The client has said why.
    { everyMs: 10 * 60_000, afterFailureMs: 30_000, onFailure: () => {} },
  );
}
