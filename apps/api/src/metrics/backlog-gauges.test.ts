import { expect, it, vi } from 'vitest';
import { createBacklogGauges } from './backlog-gauges.ts';

it('tells how many wait for a connection though what stands and waits cannot be asked for now', async () => {
  const never = () => new Promise<never>(() => {});
  const store = {
    openPayments: never,
    waitingMessages: never,
    unsettledEvents: never,
    queues: never,
    replicas: never,
  };
  const pool = { totalCount: 8, idleCount: 0, waitingCount: 3 };
  const gauges = createBacklogGauges({
    store: store as never,
    operatorEvents: never,
    pools: { portal: pool as never },
    log: { warn: vi.fn() },
  });
  await gauges.ask();
  expect(await gauges.registry.metrics()).toContain('portal_pool_waiting{pool="portal"} 3');
});
