// An operator behind a real socket that answers what it is told to, and remembers what it was asked.
import { buildOperatorApp } from '@portal/operator/http/app';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type FamilyName, families, familyNames } from '@portal/operator-tmf/families';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';

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
