// Who may call: each call's policy says it, and a route without a call says that it is public; none starts without either.
import type { Call } from '@portal/contract/common';
import { InvalidField, Problem, type ProblemCode } from '@portal/contract/errors';
import {
  exposesUsageRecords,
  linesFor,
  type Proof,
  proofFor,
  roleRefusal,
  rolesFor,
  rolesForBody,
  waitsAfterReset,
} from '@portal/contract/policy';
import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, ManagedLine } from '../caller.ts';
import { identifierIn } from './identifiers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no call of the contract: a page, a picture, what an operator asks of the process. */
    access?: 'public';
  }
  interface FastifyRequest {
    /** Set on every route that is not public; where the signed-in are recognised, for them. */
    caller: Caller | null;
    /**
     * What a list answers for: the lines that the request names, or where it names none all of `callerOf(request).lines`,
     * which is every line about which their role lets them ask this.
     */
    askedLines: ManagedLine[];
  }
}

export interface Gate {
  findCaller(token: string): Promise<Caller | null>;
  isCaller(caller: Caller, name: string): boolean;
  /** @throws Problem for a call that their bearer does not open */
  mayCall(caller: Caller, call: Call): Promise<void>;
  /** Of the caller's lines those whose records they may read, of what their role lets them. */
  openRecords(caller: Caller, ofRole: readonly ManagedLine[]): Promise<ManagedLine[]>;
}

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;
const identityHeaders = ['userprofileid', 'userid', 'user-id'] as const;
const lineHeaders = ['claroid', 'serviceid'] as const;

/** Refuses before the body is read, so that a stranger cannot make us parse it. */
export function registerAccess(app: FastifyInstance, gate: Gate): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('askedLines');

  app.addHook('onRoute', (route) => {
    if (!route.config?.call && route.config?.access !== 'public')
      throw new Error(`Route ${route.method} ${route.url} does not say who may call it`);
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { call } = request.routeOptions.config;
    const access = call?.policy.access ?? 'public';
    if (!call || access === 'public') {
      request.caller = null;
      return;
    }
    if (access === 'publicOrSignedIn') {
      const known = await callerOfBearer(request, call, gate);
      request.caller = known && (await restrictToRole(request, call, known, gate));
      return;
    }
    const whole = await authenticated(request, call, gate);
    checkIdentity(request, whole, gate);
    const caller = await restrictToRole(request, call, whole, gate);
    if (access !== 'signedInForNewLine') checkLineHeaders(request, caller);
    showLines(request, call, caller);
  });

  // The body is read after that; and what its role does not open is refused before anybody says again who they are.
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const open = call && rolesForBody(call.policy, request.body);
    if (!call || !open) return;
    const caller = callerOf(request);
    const lines = caller.lines.filter(({ role }) => open.includes(role));
    showLines(
      request,
      call,
      within(caller, lines, () => roleRefusal(open)),
    );
  });
}

function showLines(request: FastifyRequest, { policy: { access } }: Call, caller: Caller): void {
  request.caller = caller;
  const named = typeof access === 'object' ? namedLines(request, caller, access.ownsLine) : [];
  request.askedLines = named.length > 0 ? named : caller.lines;
}

export function bearerOf(request: FastifyRequest): string | null {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function callerOfBearer(request: FastifyRequest, call: Call, gate: Gate): Promise<Caller | null> {
  const token = bearerOf(request);
  const caller = token ? await gate.findCaller(token) : null;
  if (caller) await gate.mayCall(caller, call);
  return caller;
}

/** Lines of a caller about which they may not ask this, and why, so that it can be said of one that is named. */
const closedLines = new WeakMap<Caller, ReadonlyMap<ManagedLine, ProblemCode>>();

/** The caller with the lines alone about which they may ask: what a handler does not see it cannot give away. */
async function restrictToRole(
  request: FastifyRequest,
  call: Call,
  caller: Caller,
  { openRecords }: Pick<Gate, 'openRecords'>,
): Promise<Caller> {
  const query = request.query as Record<string, unknown>;
  const ofRole = linesFor(call, caller.lines, query);
  const lines = exposesUsageRecords(call, query) ? await openRecords(caller, ofRole) : ofRole;
  const refusal = roleRefusal(rolesFor(call.policy, query));
  return within(caller, lines, (line) => (ofRole.includes(line) ? 'USER_CONSENT_REQUIRED' : refusal));
}

/** @param why of a line that is not among these: it is closed */
function within(caller: Caller, lines: ManagedLine[], why: (line: ManagedLine) => ProblemCode): Caller {
  if (lines.length === caller.lines.length) return caller;
  const left = { ...caller, lines };
  const closed = caller.lines
    .filter((line) => !lines.includes(line))
    .map((line) => [line, why(line)] as const);
  closedLines.set(left, new Map([...(closedLines.get(caller) ?? []), ...closed]));
  return left;
}

/** All lines of the caller of a call that is for some of them: for where the data alone tell which line is meant. */
export const everyLine = (caller: Caller): ManagedLine[] => [
  ...caller.lines,
  ...(closedLines.get(caller)?.keys() ?? []),
];

async function authenticated(request: FastifyRequest, call: Call, gate: Gate): Promise<Caller> {
  const caller = await callerOfBearer(request, call, gate);
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
 * @throws Problem NOT_FOUND, the same for a line of somebody else as for one that does not exist; ROLE_NOT_ENOUGH or
 * HOLDER_REQUIRED for one that is theirs in a role that this is not for, USER_CONSENT_REQUIRED for one whose user has not agreed to it
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

/** @throws Problem NOT_FOUND, or why their lines are closed to this: whoever has none that it could be about */
export function mustHaveLine(caller: Caller): void {
  const [why] = closedLines.get(caller)?.values() ?? [];
  if (caller.lines.length === 0) throw new Problem(why ?? 'NOT_FOUND');
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
export function namedLine({ askedLines: [line] }: FastifyRequest): ManagedLine {
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

/** Asked before anything is compared with the caller's lines: what is refused tells nothing of them. */
export function personalTokenGate(
  count: (caller: Caller) => Promise<void>,
): (caller: Caller, call: Pick<Call, 'policy'>) => Promise<void> {
  return async (caller, { policy }) => {
    if (!caller.scopes) return;
    const scope = policy.access === 'public' ? undefined : policy.tokenScope;
    if (!scope || !caller.scopes.includes(scope)) throw new Problem('TOKEN_SCOPE');
    await count(caller);
  };
}

type GiveBack = () => Promise<void>;

interface Proofs {
  /** What uses a proof up answers how to give it back. @throws StepUpRequired */
  mustHaveProved(caller: Caller, proof: Exclude<Proof, 'none'>): Promise<GiveBack | null>;
  /** @throws StepUpRequired RESET_WAIT */
  mustNotWait(caller: Caller): Promise<void>;
}

/** What asks again who somebody is is refused by the call's policy, before a handler sees it. */
export function registerStepUp(app: FastifyInstance, { mustHaveProved, mustNotWait }: Proofs): void {
  const used = new WeakMap<FastifyRequest, GiveBack>();

  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const proof = call ? proofFor(call, request) : 'none';
    if (!call || proof === 'none') return;
    // First: what is proved beyond the mailbox is a step-up, too.
    if (waitsAfterReset(call)) await mustNotWait(callerOf(request));
    const giveBack = await mustHaveProved(callerOf(request), proof);
    if (giveBack) used.set(request, giveBack);
  });

  // What was refused has not been done, and nobody says again who they are for it.
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500) await used.get(request)?.();
  });
}
