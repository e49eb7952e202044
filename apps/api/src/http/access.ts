// Who may call: every route says `public`, `signedIn` or `ownsLine`, and none starts without saying it.
import { InvalidField, Problem } from '@portal/contract/errors';
import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../caller.ts';
import { identifierIn } from './identifiers.ts';

export type Access =
  /** `recognises`: whoever is signed in is known there, too; a bearer that is none changes nothing. */
  | { kind: 'public'; recognises?: true }
  /** `namesNewLine`: the line headers may name a line that is about to become the caller's. */
  | { kind: 'signedIn'; namesNewLine?: true }
  /** Signed in, and every line named by one of these query words or by `body` must be the caller's. */
  | { kind: 'ownsLine'; named: readonly string[] };

export const access = {
  public: { kind: 'public' } as Access,
  publicOrSignedIn: { kind: 'public', recognises: true } as Access,
  signedIn: { kind: 'signedIn' } as Access,
  signedInForNewLine: { kind: 'signedIn', namesNewLine: true } as Access,
  ownsLine: (...named: string[]): Access => ({ kind: 'ownsLine', named }),
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Set on every route that is not public; where the signed-in are recognised, for them. */
    caller: Caller | null;
    /** The lines that the request names, or all of the caller's when it names none. */
    lines: ManagedLine[];
  }
}

export interface Gate {
  findCaller(token: string): Promise<Caller | null>;
  isCaller(caller: Caller, name: string): boolean;
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;
const identityHeaders = ['userprofileid', 'userid', 'user-id'] as const;
const lineHeaders = ['claroid', 'serviceid'] as const;

/** Refuses before the body is read, so that a stranger cannot make us parse it. */
export function registerAccess(app: FastifyInstance, gate: Gate): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('lines');

  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`Route ${route.method} ${route.url} does not say who may call it`);
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const wanted = request.routeOptions.config.access;
    if (!wanted) throw new Problem('INTERNAL', 'a route without access');
    if (wanted.kind === 'public') {
      if (wanted.recognises) request.caller = await callerOfBearer(request, gate);
      return;
    }
    const caller = await authenticated(request, gate);
    request.caller = caller;
    checkIdentity(request, caller, gate);
    if (!(wanted.kind === 'signedIn' && wanted.namesNewLine)) checkLineHeaders(request, caller);
    const named = wanted.kind === 'ownsLine' ? namedLines(request, caller, wanted.named) : [];
    request.lines = named.length > 0 ? named : caller.lines;
  });
}

export function bearerOf(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function callerOfBearer(request: FastifyRequest, gate: Gate): Promise<Caller | null> {
  const token = bearerOf(request);
  return token ? gate.findCaller(token) : null;
}

async function authenticated(request: FastifyRequest, gate: Gate): Promise<Caller> {
  const caller = await callerOfBearer(request, gate);
  if (!caller) throw new Problem('UNAUTHENTICATED');
  return caller;
}

/** A line or account in a header must be the caller's, whatever else names a line. */
function checkLineHeaders(request: FastifyRequest, caller: Caller): void {
  for (const header of lineHeaders) {
    const value = request.headers[header];
    if (value !== undefined && value !== '') ownLine(caller, String(value));
  }
}

/** Identity headers are accepted and never trusted: one that names somebody else ends the request. */
function checkIdentity(request: FastifyRequest, caller: Caller, gate: Pick<Gate, 'isCaller'>): void {
  for (const header of identityHeaders) {
    const value = request.headers[header];
    if (value === undefined || value === '') continue;
    const [typed, decoded] = [String(value), identifierIn(String(value))];
    if (!gate.isCaller(caller, typed) && !(decoded !== null && gate.isCaller(caller, decoded)))
      throw new Problem('FORBIDDEN');
  }
}

function namedLines(request: FastifyRequest, caller: Caller, words: readonly string[]): ManagedLine[] {
  const query = request.query as Record<string, string | string[] | undefined>;
  const values = words.flatMap((word) => query[word] ?? []);
  return values.map((value) => ownLine(caller, value));
}

/** @throws Problem NOT_FOUND, the same for a line of somebody else as for one that does not exist. */
export function ownLine(caller: Caller, value: string): ManagedLine {
  const number = canonicalServiceNumber(value);
  const line = caller.lines.find(
    (candidate) => candidate.serviceNumber === number || candidate.accountId === value,
  );
  if (!line) throw new Problem('NOT_FOUND');
  return line;
}

/** By the id that its products, reports and permissions have; the same 404 for all that is not the caller's. */
export function lineById(caller: Caller, id: string): ManagedLine {
  const line = caller.lines.find(({ serviceNumber }) => nationalNumber(serviceNumber) === id);
  if (!line) throw new Problem('NOT_FOUND');
  return line;
}

/** The line that `claroid`, or else `serviceid`, names; when both do, they must speak of one account. */
export function lineInHeaders(request: FastifyRequest): ManagedLine | null {
  const caller = callerOf(request);
  const [line, other] = lineHeaders
    .map((header) => String(request.headers[header] ?? ''))
    .filter((value) => value !== '')
    .map((value) => ownLine(caller, value));
  if (line && other && line.accountId !== other.accountId) throw new InvalidField('claroid');
  return line ?? null;
}

/** Of a route that is asked for one line: the one that its query names. @throws Problem NOT_FOUND where there is none */
export function namedLine({ lines: [line] }: FastifyRequest): ManagedLine {
  if (!line) throw new Problem('NOT_FOUND');
  return line;
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Problem('UNAUTHENTICATED');
  return request.caller;
}

/** Of a route that recognises the signed-in: only they may do this, and for themselves. */
export function recognisedCaller(request: FastifyRequest, gate: Pick<Gate, 'isCaller'>): Caller {
  const caller = callerOf(request);
  checkIdentity(request, caller, gate);
  return caller;
}
