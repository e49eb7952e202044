// What stands and waits, asked when /metrics is read: seldom, one question after another, once a minute while calls wait.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import type { createBacklogStore } from './backlog-gauges.store.ts';
import { messageChannels } from './counts.ts';

export interface BacklogNeeds {
  store: ReturnType<typeof createBacklogStore>;
  /** Of the embedded operator's events, those that nobody has taken yet. */
  operatorEvents: () => Promise<{ count: number; seconds: number }>;
  /** By name; their connections are counted. */
  pools: Record<string, Pool>;
  log: Pick<Logger, 'warn'>;
  keptMs?: number;
}

/** However often it is scraped. */
const mostOftenMs = 10_000;
/** A scrape that waits longer is given up, with all that it would have told. */
const longestWaitMs = 1_000;
/** While calls wait: what waits may be why, and an old figure would look like a good one. */
const whileCallsWaitMs = 60_000;
const ages = ['under_1m', 'under_10m', 'under_1h', 'over_1h'];

export function createBacklogGauges({
  store,
  operatorEvents,
  pools,
  log,
  keptMs = mostOftenMs,
}: BacklogNeeds) {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const known = gauge('portal_standing_known', '1 when the figures of what waits could be read lately');
  const payments = gauge(
    'portal_open_payments',
    'Payments without a result, or whose effect is due, by age',
    ['age'],
  );
  const messages = gauge('portal_messages_waiting', 'Messages that have not left', ['channel']);
  const messageAge = gauge('portal_messages_waiting_seconds', 'Age of the oldest of them', ['channel']);
  const events = gauge('portal_events_unsettled', 'Events that nobody has told of', ['source']);
  const eventAge = gauge('portal_events_unsettled_seconds', 'Age of the oldest of them', ['source']);
  const jobs = gauge('portal_queue_ready', 'Jobs that should have begun', ['queue']);
  const jobAge = gauge('portal_queue_ready_seconds', 'How long the oldest of them has been late', ['queue']);
  const failed = gauge('portal_queue_failed', 'Jobs that were given up, while their queue remembers them', [
    'queue',
  ]);
  const replicas = gauge('portal_replicas', 'Databases that follow this one');
  const behind = gauge('portal_replica_lag_bytes', 'What each of them has not written yet', ['replica']);
  const connections = gauge('portal_pool_connections', 'Connections to the database', ['pool', 'state']);
  const waiting = gauge('portal_pool_waiting', 'Calls that wait for a connection', ['pool']);

  async function read(): Promise<void> {
    const [open, sent] = [await store.openPayments(), await store.waitingMessages()];
    const [told, ours] = [await operatorEvents(), await store.unsettledEvents()];
    const [queues, followers] = [await store.queues(), await store.replicas()];
    replicas.set(followers.length);
    behind.reset();
    for (const { replica, bytes } of followers)
      if (replica !== null && bytes !== null) behind.set({ replica }, bytes);
    for (const age of ages) payments.set({ age }, open.get(age) ?? 0);
    for (const channel of messageChannels) {
      const row = sent.find((one) => one.channel === channel);
      messages.set({ channel }, row?.count ?? 0);
      messageAge.set({ channel }, row?.seconds ?? 0);
    }
    for (const [source, { count, seconds }] of Object.entries({ operator: told, portal: ours })) {
      events.set({ source }, count);
      eventAge.set({ source }, seconds);
    }
    for (const row of queues) {
      jobs.set({ queue: row.queue }, row.count);
      jobAge.set({ queue: row.queue }, row.seconds);
      failed.set({ queue: row.queue }, row.failed);
    }
  }

  let readAt = performance.now() - keptMs;
  let reading: Promise<void> | null = null;

  /** What is not known any more is not told: an old figure would look like a good one. */
  async function refresh(): Promise<void> {
    readAt = performance.now();
    try {
      await read();
      known.set(1);
    } catch (err) {
      registry.resetMetrics();
      known.set(0);
      log.warn({ err }, 'what waits could not be counted');
    }
  }

  return {
    registry,
    async ask(): Promise<void> {
      const areCallsWaiting = Object.values(pools).some(({ waitingCount }) => waitingCount > 0);
      if (performance.now() - readAt >= (areCallsWaiting ? whileCallsWaitMs : keptMs))
        reading ??= refresh().finally(() => {
          reading = null;
        });
      await Promise.race([reading, sleep(longestWaitMs, undefined, { ref: false })]);
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'in_use' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        waiting.set({ pool }, waitingCount);
      }
    },
  };
}
