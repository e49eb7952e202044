// The operator's own systems together: a port for each family that has an address, and what they tell.

import { tellOperatorEvent } from '@portal/contract/events';
import { keepDoing } from '@portal/keep-doing/keep-doing';
import type { EventListener } from '@portal/operator-ports/events';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { type ClientNeeds, createClient } from './client.ts';
import { UpstreamFailure } from './failure.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createUpstreamMetrics, type UpstreamMetrics } from './metrics.ts';
import { createRemote } from './remote.ts';
import type { EventSource, Upstreams } from './settings.ts';

export interface Upstream {
  ports: Partial<OperatorPorts>;
  /** What happened makes what was known of its customer doubtful. */
  forget: EventListener;
  /** Null: nobody tells us over HTTP. */
  events: { secret: string; subscribe: () => () => Promise<void> } | null;
  metrics: Registry;
}

export interface UpstreamNeeds {
  upstreams: Upstreams;
  portalOrigin: string;
  log: ClientNeeds['log'];
}

export function createUpstream({ upstreams, portalOrigin, log }: UpstreamNeeds): Upstream {
  const { families, off, events: source, lastKnownMs } = upstreams;
  const kept = createKeptAnswers(lastKnownMs);
  const metrics = createUpstreamMetrics();
  const ports = familyNames.flatMap((family) => {
    if (off.includes(family)) return [[family, switchedOff(family)]];
    const settings = families[family];
    return settings ? [[family, createRemote({ family, settings, kept, metrics, log })]] : [];
  });
  return {
    ports: Object.fromEntries(ports),
    forget: async (events) => kept.drop(events.flatMap(({ customerId }) => customerId ?? [])),
    events: source && {
      secret: source.secret,
      subscribe: () => keepSubscribed({ source, portalOrigin, metrics, log }),
    },
    metrics: metrics.registry,
  };
}

/** Whatever is asked of it fails at once, by its name, as if its system were gone. */
const switchedOff = (family: FamilyName) =>
  new Proxy(
    {},
    {
      get: (_port, name) =>
        name === 'then' ? undefined : () => Promise.reject(new UpstreamFailure(family, 'off')),
    },
  );

interface SubscriptionNeeds {
  source: EventSource;
  portalOrigin: string;
  metrics: UpstreamMetrics;
  log: Pick<Logger, 'warn'>;
}

/** @returns ends it, and resolves when what is under way has ended */
function keepSubscribed(needs: SubscriptionNeeds): () => Promise<void> {
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
  ).stop;
}
