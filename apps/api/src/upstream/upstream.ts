// The operator's own systems together: a port for each family that has an address, and what they tell.
import type { EventListener } from '@portal/operator-ports/events';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { familyNames } from '@portal/operator-tmf/families';
import type { Registry } from 'prom-client';
import type { ClientNeeds } from './client.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createUpstreamMetrics } from './metrics.ts';
import { createRemote } from './remote.ts';
import type { Upstreams } from './settings.ts';
import { keepSubscribed } from './subscription.ts';

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
  const { families, events: source, lastKnownMs } = upstreams;
  const kept = createKeptAnswers(lastKnownMs);
  const metrics = createUpstreamMetrics();
  const ports = familyNames.flatMap((family) => {
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
