// Who asks about a line that is another customer's leaves a trace of it, by what the call's policy says it exposes.
import { type DataCategory, exposedBy, lineAtOf } from '@portal/contract/policy';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../caller.ts';
import { valuesAt } from './collection.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of `askedLines` those that the answer is about: as the handler says, or where the policy says that it names them. */
    shown: ManagedLine[] | null;
  }
}

/** Of others' data: those lines that the caller holds are their own. */
const ofOthers = (lines: readonly ManagedLine[]) => lines.filter(({ role }) => role !== 'holder');

export function registerDataAccesses(
  app: FastifyInstance,
  auditAccess: (looker: Caller, kind: DataCategory, lines: readonly ManagedLine[]) => Promise<void>,
): void {
  app.decorateRequest('shown', null);

  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { call } = request.routeOptions.config;
    if (call && kindOf(request) && request.askedLines.length > 1)
      request.shown ??= namedIn(payload, request.askedLines, lineAtOf(call));
    return payload;
  });

  // Before the answer leaves: what cannot be recorded is not shown.
  app.addHook('onSend', async (request, reply, payload) => {
    const kind = kindOf(request);
    if (!kind || !request.caller || reply.statusCode >= 400) return payload;
    const lines = ofOthers(request.shown ?? request.askedLines);
    if (lines.length > 0) await auditAccess(request.caller, kind, lines);
    return payload;
  });
}

function kindOf({ caller, routeOptions, query }: FastifyRequest) {
  const { call } = routeOptions.config;
  return caller && call ? exposedBy(call, query as Record<string, unknown>) : null;
}

/** Of these lines those that each item of an answer names; all where an item names none. */
function namedIn(payload: unknown, lines: ManagedLine[], paths: readonly string[]): ManagedLine[] {
  const items = Array.isArray(payload) ? payload : [payload];
  const byItem = items.map((item) => firstNamed(item, lines, paths));
  return byItem.every((named) => named.length > 0) ? [...new Set(byItem.flat())] : lines;
}

function firstNamed(item: unknown, lines: ManagedLine[], [path, ...rest]: readonly string[]): ManagedLine[] {
  if (path === undefined) return [];
  const values = new Set(valuesAt(item, path.split('.')));
  const named = lines.filter(({ serviceNumber, accountId }) =>
    [serviceNumber, nationalNumber(serviceNumber), accountId].some((name) => values.has(name)),
  );
  return named.length > 0 ? named : firstNamed(item, lines, rest);
}
