// The operator's own systems together: a port for each family that has an address, and what they tell.
import { tellOperatorEvent } from '@portal/contract/events';
import { keepDoing } from '@portal/keep-doing/keep-doing';
import type { EventListener } from '@portal/operator-ports/events';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import type { AnyCall, Family } from '@portal/operator-tmf/call';
import { type Hub, hubFamily } from '@portal/operator-tmf/events';
import { type FamilyName, families, familyNames } from '@portal/operator-tmf/families';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import {
  type Ask,
  type ClientNeeds,
  createClient,
  createUpstreamMetrics,
  missingIn,
  type Question,
  UpstreamFailure,
  type UpstreamMetrics,
} from './client.ts';
import { createKeptAnswers, type KeptAnswers, noteLeftOut } from './kept-answers.ts';
import type { EventSource, Upstreams } from './settings.ts';

// The port of a family whose system is somewhere else.

/** As long as a browser keeps such a thing. */
const keptMs = { figure: 60_000, fact: 600_000 };

export function createRemote<Name extends FamilyName>(
  needs: ClientNeeds & { family: Name; kept: KeptAnswers },
): OperatorPorts[Name] {
  const { family, kept } = needs;
  const { calls, derived } = families[family] as unknown as Family<Record<string, unknown>>;
  const ask = createClient(needs);
  const now = portOf(calls, (question) => answerTo(ask, kept, question));
  const shown = portOf(calls, (question) => {
    const { call, name, args } = question;
    if (!call.keep) return answerTo(ask, kept, question);
    const key = JSON.stringify([family, name, args]);
    return kept.get(key, { customerIds: customersIn(question), ms: keptMs[call.keep] }, () =>
      answerTo(ask, kept, question),
    );
  });
  Object.assign(now, derived?.(shown, now));
  return Object.assign(shown, derived?.(shown, now)) as unknown as OperatorPorts[Name];
}

/** A command changes what is known of its customer, also when its answer was lost. */
async function answerTo(ask: Ask, kept: KeptAnswers, question: Question): Promise<unknown> {
  if (question.call.method === 'GET') return ask(question);
  try {
    return await ask(question);
  } finally {
    kept.drop(customersIn(question));
  }
}

function portOf(calls: Partial<Record<string, AnyCall>>, ask: Ask): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      call
        ? [
            [
              name,
              async (...args: unknown[]) => {
                const known = call.known?.(...args);
                if (known !== undefined) return known;
                const answer = await ask({ name, call, args });
                noteLeftOut(missingIn(answer));
                return answer;
              },
            ],
          ]
        : [],
    ),
  );
}

/** The customers that a question names, or that its answer must be about. */
function customersIn({ call, args }: Question): string[] {
  const named = [...args, ...(call.about?.(...args) ?? [])].flat() as (object | string)[];
  return named.flatMap((thing) => {
    const id: unknown = thing instanceof Object && Reflect.get(thing, 'customerId');
    return typeof id === 'string' ? [id] : [];
  });
}

export interface Upstream {
  ports: Partial<OperatorPorts>;
  /** What happened makes what was known of its customer doubtful. */
  forget: EventListener;
  /** Null: nobody tells us over HTTP. */
  events: { secret: string; subscribe: () => () => Promise<void> } | null;
  metrics: Registry;
}

interface UpstreamNeeds {
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
