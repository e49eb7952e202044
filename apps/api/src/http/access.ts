// Who may call: every route says `public`, `signedIn` or `ownsLine`, and what is not public has its row in the table of
// roles; none starts without either.
import type { Call } from '@portal/contract/common';
import { InvalidField, Problem, type ProblemCode } from '@portal/contract/errors';
import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../caller.ts';
import { hasRoles, linesFor, namesUse } from '../roles.ts';
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
  /** @throws Problem for a call that their bearer does not open */
  mayCall(caller: Caller, call: Call | undefined): Promise<void>;
  /** Of the caller's lines those whose records they may read, of what their role lets them. */
  openRecords(caller: Caller, ofRole: readonly ManagedLine[]): Promise<ManagedLine[]>;
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
    const { access, call } = route.config;
    const isForAnyone = access.kind === 'public' && !access.recognises;
    if (!isForAnyone && !(call && hasRoles(call)))
      throw new Error(`Route ${route.method} ${route.url} has no row in the table of roles`);
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const wanted = request.routeOptions.config.access;
    if (!wanted) throw new Problem('INTERNAL', 'a route without access');
    if (wanted.kind === 'public') {
      const known = wanted.recognises ? await callerOfBearer(request, gate) : null;
      request.caller = known && (await asFarAsRolesGo(request, known, gate));
      return;
    }
    const whole = await authenticated(request, gate);
    checkIdentity(request, whole, gate);
    const caller = await asFarAsRolesGo(request, whole, gate);
    request.caller = caller;
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
  const caller = token ? await gate.findCaller(token) : null;
  if (caller) await gate.mayCall(caller, request.routeOptions.config.call);
  return caller;
}

/** Lines of a caller about which they may not ask this, and why, so that it can be said of one that is named. */
const closedLines = new WeakMap<Caller, ReadonlyMap<ManagedLine, ProblemCode>>();

/** The caller with the lines alone about which they may ask: what a handler does not see it cannot give away. */
async function asFarAsRolesGo(
  request: FastifyRequest,
  caller: Caller,
  { openRecords }: Pick<Gate, 'openRecords'>,
): Promise<Caller> {
  const { call } = request.routeOptions.config;
  const query = request.query as Record<string, unknown>;
  const ofRole = call ? linesFor(call, caller.lines, query) : [];
  const lines = call && namesUse(call, query) ? await openRecords(caller, ofRole) : ofRole;
  if (lines.length === caller.lines.length) return caller;
  const within = { ...caller, lines };
  const closed = caller.lines.filter((line) => !lines.includes(line));
  const why = (line: ManagedLine) => (ofRole.includes(line) ? 'USER_CONSENT_REQUIRED' : 'ROLE_NOT_ENOUGH');
  closedLines.set(within, new Map(closed.map((line) => [line, why(line)])));
  return within;
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

/**
 * @throws Problem NOT_FOUND, the same for a line of somebody else as for one that does not exist; ROLE_NOT_ENOUGH for one
 * that is theirs in a role that this is not for, USER_CONSENT_REQUIRED for one whose user has not agreed to it
 */
export function ownLine(caller: Caller, value: string): ManagedLine {
  const number = canonicalServiceNumber(value);
  return lineWhere(caller, (line) => line.serviceNumber === number || line.accountId === value);
}

/** By the id that its products, reports and permissions have. @throws Problem as `ownLine` */
export function lineById(caller: Caller, id: string): ManagedLine {
  return lineWhere(caller, ({ serviceNumber }) => nationalNumber(serviceNumber) === id);
}

function lineWhere(caller: Caller, isMeant: (line: ManagedLine) => boolean): ManagedLine {
  const line = caller.lines.find(isMeant);
  if (line) return line;
  const [, why] = [...(closedLines.get(caller) ?? [])].find(([closed]) => isMeant(closed)) ?? [];
  throw new Problem(why ?? 'NOT_FOUND');
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
