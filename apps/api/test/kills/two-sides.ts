// A portal and the operator behind it: two processes on two databases, of which either may be killed.
import { randomUUID } from 'node:crypto';
import type { Database } from '@portal/database/connection';
import { freePort } from '@portal/http-server/free-port';
import { familyNames } from '@portal/operator-tmf/families';
import { askingFor } from '../neighbours/operators.ts';
import { type KillWorld, openBooks, openKillWorld } from './kill-world.ts';
import { type ServerProcess, startOperator, startPortal } from './portal-process.ts';

export type Side = 'portal' | 'operator';

export interface TwoSides extends Omit<KillWorld, 'start' | 'kill'> {
  operatorDatabase: Database;
  /** Where the portal is, whenever it is. */
  origin: string;
  /** Whoever does not run is started. */
  raise(): Promise<void>;
  kill(side: Side): Promise<void>;
}

export async function openTwoSides(): Promise<TwoSides> {
  const world = await openKillWorld();
  const operatorBooks = await openBooks();
  const [port, operatorPort] = [String(await freePort()), String(await freePort())];
  const [apiKey, secret] = [randomUUID(), randomUUID()];
  const starts: Record<Side, () => Promise<ServerProcess>> = {
    portal: () =>
      startPortal({
        ...world.environment,
        ...askingFor([...familyNames, 'events'], `http://127.0.0.1:${operatorPort}`, apiKey),
        UPSTREAM_EVENTS_SECRET: secret,
        PAYMENT_BALANCE: 'on',
        // Whoever asks again waits so long for the first one's answer.
        PAYMENT_TIMEOUT_MS: '2000',
        PORT: port,
      }),
    operator: () =>
      startOperator({
        DATABASE_URL: operatorBooks.url,
        DEMO: 'on',
        OPERATOR_CLOCK: 'off',
        OPERATOR_PORT: operatorPort,
        OPERATOR_API_KEY: apiKey,
        LOG_LEVEL: 'error',
      }),
  };
  const running = new Map<Side, ServerProcess>();
  const raise = async (side: Side) => {
    if (!running.has(side)) running.set(side, await starts[side]());
  };
  const kill = async (side: Side) => {
    const process = running.get(side);
    running.delete(side);
    await process?.kill('SIGKILL');
  };
  // It has to be there when a portal first asks to be told of events.
  await raise('operator');
  return {
    ...world,
    operatorDatabase: operatorBooks.database,
    origin: `http://127.0.0.1:${port}`,
    raise: async () => void (await Promise.all([raise('operator'), raise('portal')])),
    kill,
    async close() {
      await Promise.all([kill('portal'), kill('operator')]);
      await operatorBooks.close();
      await world.close();
    },
  };
}
