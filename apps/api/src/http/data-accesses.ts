// Who asks about a line that is another customer's leaves a trace of it, by what the call's policy says it exposes.
import { type DataCategory, exposedBy } from '@portal/contract/policy';
import { nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of `lines` those that the answer is about: as the handler says, or else the answer itself. */
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
    if (kindOf(request) && request.askedLines.length > 1 && ofOthers(request.askedLines).length > 0)
      request.shown ??= namedIn(payload, request.askedLines);
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

/** By their numbers, else by their accounts; null where an answer names none, though it is about something. */
function namedIn(payload: unknown, lines: readonly ManagedLine[]): ManagedLine[] | null {
  if (Array.isArray(payload) && payload.length === 0) return [];
  const texts = new Set<string>();
  gather(payload, texts);
  const byNumber = lines.filter(
    ({ serviceNumber }) => texts.has(serviceNumber) || texts.has(nationalNumber(serviceNumber)),
  );
  if (byNumber.length > 0) return byNumber;
  const byAccount = lines.filter(({ accountId }) => texts.has(accountId));
  return byAccount.length > 0 ? byAccount : null;
}

function gather(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    texts.add(value);
    // Of `r-0991000001` the number.
    texts.add(value.slice(value.lastIndexOf('-') + 1));
  } else if (Array.isArray(value)) for (const each of value) gather(each, texts);
  else if (value !== null && typeof value === 'object')
    for (const each of Object.values(value)) gather(each, texts);
}
