// With TESTS_OVER_HTTP=on a world has two servers: a portal, and an operator that it asks over HTTP, family by family.
import { randomUUID } from 'node:crypto';
import { freePort } from '@portal/http-server/free-port';
import { placeOf } from './pristine.ts';
import { runServer, type ServerProcess } from './server-process.ts';

export const isRemote = process.env.TESTS_OVER_HTTP === 'on';

const parts = ['CUSTOMERS', 'INVENTORY', 'USAGE', 'BALANCE', 'BILLING', 'DOCUMENTS', 'CATALOGUE'].concat([
  'ORDERING',
  'NETWORK',
  'TICKETS',
  'EVENTS',
]);

export interface RemoteOperator extends ServerProcess {
  /** Of its portal: the same database, of which each has a schema, and the address of every family. */
  environment: Record<string, string>;
}

export async function runRemoteOperator(dataDir: string): Promise<RemoteOperator> {
  const [ownPort, apiKey] = [String(await freePort()), randomUUID()];
  const url = `http://127.0.0.1:${ownPort}`;
  const settings = {
    OPERATOR_PORT: ownPort,
    OPERATOR_DATA_DIR: dataDir,
    OPERATOR_API_KEY: apiKey,
    DEMO_USE: 'off',
  };
  const server = await runServer('operator', settings, `${url}/healthz`);
  const { host, port } = placeOf(dataDir);
  return {
    ...server,
    environment: {
      DATABASE_URL: `postgres://portal@localhost/portal?${new URLSearchParams({ host, port })}`,
      DEMO: 'on',
      OPERATOR_CLOCK: 'off',
      UPSTREAM_EVENTS_SECRET: randomUUID(),
      ...Object.fromEntries(
        parts.flatMap((part) => [
          [`UPSTREAM_${part}_URL`, url],
          [`UPSTREAM_${part}_TOKEN`, apiKey],
        ]),
      ),
    },
  };
}
