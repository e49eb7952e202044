// With TESTS_OVER_HTTP=on every test's portal asks its operator over a real socket, family by family.
import { randomUUID } from 'node:crypto';
import type { Database } from '@portal/database/connection';
import type { Clock } from '@portal/operator/clock/clock';
import { buildOperatorApp } from '@portal/operator/http/app';
import { createOperator, type Operator } from '@portal/operator/operator';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { familyNames } from '@portal/operator-tmf/families';
import type { Logger } from 'pino';
import { readConfig } from '../../src/config.ts';

export const isOverHttp = process.env.TESTS_OVER_HTTP === 'on';

export interface ServedOperator {
  url: string;
  apiKey: string;
  /** Settings with which a portal asks it for everything that it serves. */
  environment: Record<string, string>;
  operator: Operator;
  tick(): Promise<void>;
  close(): Promise<unknown>;
}

/** Settings with which a portal asks one system for all of these. */
export const askingFor = (parts: readonly string[], url: string, apiKey: string): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) => [
      [`UPSTREAM_${part.toUpperCase()}_URL`, url],
      [`UPSTREAM_${part.toUpperCase()}_TOKEN`, apiKey],
    ]),
  );

export interface ServedAs {
  clock: Clock;
  log: Logger;
  /** What stands between its ports and the wire. */
  speaking?: ((ports: OperatorPorts) => OperatorPorts) | undefined;
}

/** An operator that stands alone, on a database that somebody else may see, too. */
export async function serveOperator(
  database: Database,
  { clock, log, speaking = (ports) => ports }: ServedAs,
): Promise<ServedOperator> {
  const { issuer, billSeries, brand, compensation, operatorClock, portalOrigin, retention, site } =
    readConfig({});
  const operator = createOperator({
    database,
    clock,
    log,
    billSeries,
    issuer,
    compensation,
    retention,
    tickMs: operatorClock.seconds * 1_000,
    help: { ...site, helpPhone: brand.helpPhone, portalOrigin },
  });
  const apiKey = randomUUID();
  const app = buildOperatorApp({ ports: speaking(operator), hub: null, apiKey, log });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    apiKey,
    // Whoever asks for the first invoice waits for the worker that draws it, on however busy a machine.
    environment: { ...askingFor(familyNames, url, apiKey), UPSTREAM_DOCUMENTS_TIMEOUT_MS: '20000' },
    operator,
    tick: operator.tick,
    close: () => Promise.all([app.close(), operator.close()]),
  };
}
