// With TESTS_OVER_HTTP=on every test's portal asks its operator over a real socket, family by family.
import { randomUUID } from 'node:crypto';
import type { Database } from '@portal/database/connection';
import type { Clock } from '@portal/operator/clock/clock';
import { buildOperatorApp } from '@portal/operator/http/app';
import { createOperator, type Operator } from '@portal/operator/operator';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type FamilyName, families, familyNames } from '@portal/operator-tmf/families';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { readConfig } from '../../src/config.ts';

export const isOverHttp = process.env.TESTS_OVER_HTTP === 'on';

interface ServedOperator {
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

// An operator behind a real socket that answers what it is told to, and remembers what it was asked.

type Operation = (...args: unknown[]) => Promise<unknown>;

export const apiKey = 'the key of this test, which nobody else has';

export interface ScriptedOperator {
  url: string;
  /** How operations answer, by `family.name`; the others fail. */
  script: Map<string, Operation>;
  app: FastifyInstance;
}

export async function startScriptedOperator(): Promise<ScriptedOperator> {
  const script: ScriptedOperator['script'] = new Map();
  const operation = (name: string): Operation => {
    return async (...args) => {
      const answer = script.get(name);
      if (!answer) throw new Error(`nobody said what ${name} answers`);
      return answer(...args);
    };
  };
  const portOf = (family: FamilyName) =>
    Object.fromEntries(
      [...Object.keys(families[family].calls), 'find'].map((name) => [name, operation(`${family}.${name}`)]),
    );
  const ports = Object.fromEntries(familyNames.map((family) => [family, portOf(family)]));
  const app = buildOperatorApp({
    ports: ports as unknown as OperatorPorts,
    hub: null,
    apiKey,
    log: pino({ level: 'silent' }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, script, app };
}

/** What an operator may call what no UUID is: whatever it does not know by the portal's own id. */
const renamed = new Set([
  'customerId',
  'lineId',
  'accountId',
  'billNo',
  'ticketId',
  'bucketId',
  'recordId',
  'offeringId',
  'planCode',
  'fromPlanCode',
  'toPlanCode',
  'appointmentId',
  'claimId',
  'contractId',
  'deviceId',
  'problemId',
  'productId',
  'slotId',
  'talkId',
  'visitId',
]);

export const otherId = (id: string): string => `CUST/${id}-ñ?x`;
const ownId = (text: string): string => /^CUST\/(.*)-ñ\?x$/i.exec(text)?.[1] ?? text;

function changed(value: unknown, change: (text: string, name: string) => string, name = ''): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((item) => changed(item, change, name));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]));
}

type Operations = Record<string, (...args: unknown[]) => Promise<unknown>>;

export function withOtherIds(ports: OperatorPorts): OperatorPorts {
  const speaking = (family: FamilyName) =>
    Object.fromEntries(
      Object.entries(ports[family] as unknown as Operations).map(([operation, ask]) => [
        operation,
        async (...args: unknown[]) => {
          const answer = await ask(...args.map((arg) => changed(arg, ownId)));
          const isIds = operation === 'withDocument';
          return changed(answer, (text, name) => (isIds || renamed.has(name) ? otherId(text) : text));
        },
      ]),
    );
  return Object.fromEntries(
    familyNames.map((family) => [family, speaking(family)]),
  ) as unknown as OperatorPorts;
}
