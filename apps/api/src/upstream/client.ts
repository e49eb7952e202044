// Asks an operator's system for one family: within a time limit, once more where that helps, and not while it is down.
import { InvalidField, Problem, type ProblemCode } from '@portal/contract/errors';
import {
  type AnyCall,
  type Asked,
  askedAbout,
  type LeftOut,
  NotUnderstood,
  type Reply,
} from '@portal/operator-tmf/call';
import type { FamilyName } from '@portal/operator-tmf/families';
import { inSpan, tracingHeaders } from '@portal/trace/trace';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { createCredentials, type UpstreamSettings } from './settings.ts';

// A family of the operator's that did not answer: it fails alone, and under its own name.

/** Beside the families, where events come from. */
type UpstreamName = FamilyName | 'events';

/**
 * `slow`, `lost`, `broken` (its own error) and `busy` (429) are outages, which open the breaker; `open` is the breaker's
 * word. `off`: a setting says so. `refused`: our credential or question; `garbled`: not what was agreed; `foreign`: about somebody else.
 */
type FailureReason = 'slow' | 'lost' | 'broken' | 'busy' | 'open' | 'refused' | 'garbled' | 'foreign' | 'off';

const codes = {
  customers: 'CUSTOMERS_UNAVAILABLE',
  inventory: 'INVENTORY_UNAVAILABLE',
  usage: 'USAGE_UNAVAILABLE',
  balance: 'BALANCE_UNAVAILABLE',
  billing: 'BILLING_UNAVAILABLE',
  documents: 'DOCUMENTS_UNAVAILABLE',
  catalogue: 'CATALOGUE_UNAVAILABLE',
  ordering: 'ORDERING_UNAVAILABLE',
  network: 'NETWORK_UNAVAILABLE',
  tickets: 'TICKETS_UNAVAILABLE',
  events: 'UNAVAILABLE',
} as const satisfies Record<UpstreamName, ProblemCode>;

const outages: readonly FailureReason[] = ['slow', 'lost', 'broken', 'busy', 'open'];

export class UpstreamFailure extends Problem {
  readonly family: UpstreamName;
  readonly reason: FailureReason;

  constructor(family: UpstreamName, reason: FailureReason, detail?: string) {
    super(codes[family], detail === undefined ? reason : `${reason}: ${detail}`);
    this.family = family;
    this.reason = reason;
  }
}

/** The system is gone, and may come back: it has neither refused nor told something else. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamFailure && outages.includes(error.reason);

export interface ClientNeeds {
  family: UpstreamName;
  settings: UpstreamSettings;
  log: Pick<Logger, 'warn'>;
  metrics: UpstreamMetrics;
  breakerMs?: number;
}

/** What was asked, in the portal's words, and what the answer must be about. */
export interface Question {
  name: string;
  call: AnyCall;
  args: readonly unknown[];
}

export type Ask = (question: Question) => Promise<unknown>;

/** By an answer, how many rows were left out of it: whoever is handed it again hears so again. */
const missing = new WeakMap<object, number>();

export const missingIn = (answer: unknown): number =>
  answer instanceof Object ? (missing.get(answer) ?? 0) : 0;

const failuresToOpen = 5;
const retryAfterMs = 100;
/** What measures is waited for so many times as long. */
const measuredTimes = 4;

/** What was slow or busy is not asked again: that would make it slower. */
const isWorthAnotherTry = (error: unknown) =>
  error instanceof UpstreamFailure && (error.reason === 'lost' || error.reason === 'broken');

export function createClient({ family, settings, log, metrics, breakerMs = 30_000 }: ClientNeeds): Ask {
  const credentials = createCredentials(settings.credential);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: breakerMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });
  breaker.onStateChange((state) => {
    // While it is tried once it is as it was.
    metrics.breaker(family, state !== CircuitState.Closed);
    log.warn({ family, breaker: CircuitState[state] }, 'upstream breaker');
  });
  // Every command may be repeated, by its key.
  const again = retry(handleWhen(isWorthAnotherTry), {
    maxAttempts: 1,
    backoff: new ConstantBackoff(retryAfterMs),
  });
  const policy = wrap(again, breaker);

  function once(question: Question): Promise<unknown> {
    const { name, call } = question;
    const attributes = {
      'http.request.method': call.method,
      'http.route': call.path,
      'portal.family': family,
    };
    return inSpan({ name: `${family} ${name}`, kind: 'client', attributes }, () => ask(question));
  }

  async function ask(question: Question): Promise<unknown> {
    const { name, call, args } = question;
    const sent = askedOf(call, args);
    const timeoutMs = settings.timeoutMs * (call.measures ? measuredTimes : 1);
    const sending = { ...requestOf(settings.url, call, sent), timeoutMs };
    let reply = await send(sending);
    // A bearer that was given for credentials may have ended before its time.
    if (reply.status === 401 && credentials.forget(reply.bearer)) reply = await send(sending);
    if (reply.status === 401 || reply.status === 403)
      throw new UpstreamFailure(family, 'refused', String(reply.status));
    if (reply.status === 429) throw new UpstreamFailure(family, 'busy');
    if (reply.status >= 500) throw new UpstreamFailure(family, 'broken', String(reply.status));
    if (reply.status === 400) throw new UpstreamFailure(family, 'refused', name);
    const asked = askedAbout(call, args, sent.query?.limit);
    const said = readAnswer(call, reply, asked);
    if (said.of.some((thing) => asked.indexOf(thing) === -1))
      throw new UpstreamFailure(family, 'foreign', name);
    const lost = tellLeftOut(name, said.leftOut ?? []);
    if (lost > 0) missing.set(said.result as object, lost);
    return said.result;
  }

  /** Once a reason, however many rows there are. @returns how many are missing */
  function tellLeftOut(name: string, leftOut: readonly LeftOut[]): number {
    const told = new Map<string, object & { rows: number }>();
    let lost = 0;
    for (const { reason, rows, from, error } of leftOut) {
      metrics.leftOut(family, name, reason, rows);
      if (reason !== 'beyond') lost += rows;
      const why = { reason, ...(error && { detail: describe(error) }) };
      const key = JSON.stringify(why);
      const before = told.get(key) ?? { family, call: name, ...why, rows: 0, from };
      told.set(key, { ...before, rows: before.rows + rows });
    }
    for (const fields of told.values()) log.warn(fields, 'upstream');
    return lost;
  }

  function readAnswer(call: AnyCall, reply: Reply, asked: Asked) {
    try {
      return call.answer.read(reply, asked);
    } catch (error) {
      const isTheirs = error instanceof NotUnderstood || error instanceof z.ZodError;
      throw isTheirs ? new UpstreamFailure(family, 'garbled', describe(error)) : error;
    }
  }

  async function send({ url, init, timeoutMs }: Sending): Promise<Reply & { bearer: string | null }> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const bearer = await credentials.bearer(signal);
      const headers = {
        ...(init.headers as Record<string, string>),
        ...tracingHeaders(),
        accept: 'application/json, application/pdf, application/xml',
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      };
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      const body = await bodyOf(response);
      return { status: response.status, headers: Object.fromEntries(response.headers), body, bearer };
    } catch (error) {
      if (error instanceof NotUnderstood) throw new UpstreamFailure(family, 'garbled', error.message);
      throw new UpstreamFailure(family, signal.aborted ? 'slow' : 'lost', describe(error));
    }
  }

  return async (question) => {
    const from = performance.now();
    let outcome: FailureReason | 'answered' = 'answered';
    try {
      // Whoever measures again and again takes the family from nobody.
      return await (question.call.measures ? again : policy).execute(() => once(question));
    } catch (error) {
      const failure = error instanceof BrokenCircuitError ? new UpstreamFailure(family, 'open') : error;
      if (failure instanceof UpstreamFailure) {
        outcome = failure.reason;
        log.warn({ family, call: question.name, reason: failure.reason, detail: failure.detail }, 'upstream');
      }
      throw failure;
    } finally {
      metrics.asked(family, question.name, outcome, (performance.now() - from) / 1_000);
    }
  };
}

interface Sending {
  url: string;
  init: RequestInit;
  timeoutMs: number;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | string[]>;
  body?: unknown;
}

function requestOf(base: string, call: AnyCall, { params = {}, query = {}, body }: Sent) {
  const path = call.path.replaceAll(/:(\w+)/g, (_, word) => encodeURIComponent(params[word] ?? ''));
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([word, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [word, one]),
    ),
  ).toString();
  const init = {
    method: call.method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  };
  return { url: `${base.replace(/\/$/, '')}${path}${words && `?${words}`}`, init };
}

/** An identifier that cannot stand in an address, such as `..`, is nobody's. */
function askedOf(call: AnyCall, args: readonly unknown[]): Sent {
  const { data, error } = z.safeEncode(call.asked, call.ask(...args));
  if (error) throw new InvalidField(String(error.issues[0]?.path.at(-1)));
  return data as Sent;
}

/** Never what was sent: it may be a person's. */
function describe(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues
      .slice(0, 3)
      .map(({ path, code, message }) => `${path.join('.')} ${code === 'custom' ? message : code}`.trim())
      .join(', ');
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

const files = /^application\/(pdf|xml|octet-stream)\b/;
const atMostBytes = 16 * 1024 * 1024;

/** Reads the body of an answer: JSON, or a file; and no more of it than anybody needs. */
async function bodyOf(response: Response): Promise<unknown> {
  const bytes = await bytesOf(response);
  const type = response.headers.get('content-type') ?? '';
  if (files.test(type)) return bytes;
  try {
    if (bytes.length === 0) return undefined;
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Of an answer that failed anyway, such as a proxy's page, the status says enough.
    if (!response.ok) return undefined;
    throw new NotUnderstood('no JSON');
  }
}

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > atMostBytes) throw new NotUnderstood('too long');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

// How an operator's systems answer, for /metrics.

export interface UpstreamMetrics {
  registry: Registry;
  asked(family: UpstreamName, call: string, outcome: FailureReason | 'answered', seconds: number): void;
  breaker(family: UpstreamName, isOpen: boolean): void;
  /** Rows of a list that are not shown. */
  leftOut(family: UpstreamName, call: string, reason: LeftOut['reason'], rows: number): void;
}

export function createUpstreamMetrics(): UpstreamMetrics {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: "Time that an operator's system took, by family, call and outcome",
    labelNames: ['family', 'call', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  const open = new Gauge({
    name: 'upstream_breaker_open',
    help: '1 from when a family is not asked, because it did not answer, until it has answered',
    labelNames: ['family'],
    registers: [registry],
  });
  const rows = new Counter({
    name: 'upstream_rows_left_out_total',
    help: 'Rows of lists that are not shown: unread, twice, about somebody else or more than was asked for',
    labelNames: ['family', 'call', 'reason'],
    registers: [registry],
  });
  return {
    registry,
    leftOut: (family, call, reason, count) => rows.inc({ family, call, reason }, count),
    asked: (family, call, outcome, took) => seconds.observe({ family, call, outcome }, took),
    breaker: (family, isOpen) => open.set({ family }, isOpen ? 1 : 0),
  };
}
