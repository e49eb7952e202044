// On whose behalf something is done, and the spans of it, where somebody collects them: without, it costs a look.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { OpenSpan, Place, SpanStart, Tracer, TraceSettings } from './span.ts';

/** What comes with a request, and goes with a job. */
export interface Cause {
  requestId?: string | undefined;
  traceparent?: unknown;
}

interface Here {
  requestId: string | undefined;
  traceId: string;
  span: OpenSpan | null;
}

const here = new AsyncLocalStorage<Here>();
let tracer: Tracer | null = null;

/** The library is loaded now, and not when there is no endpoint. Resolves to what ends it. */
export async function startTracing(settings: TraceSettings | null): Promise<() => Promise<void>> {
  if (settings === null) return async () => {};
  const { createTracer } = await import('./open-telemetry.ts');
  const started = createTracer(settings);
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** W3C's; null for anything else, and for the zeros that mean nobody. */
function placeOf(traceparent: unknown): Place | null {
  const [, traceId = '', spanId = '', flags = ''] =
    (typeof traceparent === 'string' && shape.exec(traceparent)) || [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const newTraceId = () => randomBytes(16).toString('hex');

/** A request: its id and its trace are known in whatever follows. Its span is ended by whoever sends the answer. */
export function withinCall<T>(cause: Cause, start: SpanStart | null, work: (span: OpenSpan | null) => T): T {
  const from = placeOf(cause.traceparent);
  const span = start && tracer ? tracer.start(start, from, []) : null;
  const traceId = span?.traceId ?? from?.traceId ?? newTraceId();
  return here.run({ requestId: cause.requestId, traceId, span }, () => work(span));
}

/** A job: a trace of its own, linked to what sent it; its lines carry the id of the request that did. */
export function withinJob<T>(cause: Cause, name: string, work: () => Promise<T>): Promise<T> {
  const from = placeOf(cause.traceparent);
  const span = tracer?.start({ name, kind: 'consumer' }, null, from ? [from] : []) ?? null;
  const traceId = span?.traceId ?? newTraceId();
  return here.run({ requestId: cause.requestId, traceId, span }, () => ended(span, work));
}

/** A part of what is being done; of nothing when nothing is. */
export function inSpan<T>(start: SpanStart, work: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const now = here.getStore();
  if (!tracer || !now?.span) return work(null);
  const span = tracer.start(start, now.span, []);
  return here.run({ ...now, span }, () => ended(span, () => work(span)));
}

async function ended<T>(span: OpenSpan | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span?.fail(error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span?.end();
  }
}

/** For the data of a job. */
export function causeHere(): Cause {
  const now = here.getStore();
  return now ? { requestId: now.requestId, traceparent: traceparentOf(now) } : {};
}

function traceparentOf({ traceId, span }: Here): string {
  const spanId = span?.spanId ?? randomBytes(8).toString('hex');
  return `00-${traceId}-${spanId}-${span?.isSampled === false ? '00' : '01'}`;
}

/** For a question to another system; of one that nobody asked for, a trace of its own. */
export function tracingHeaders(): Record<string, string> {
  const now = here.getStore() ?? { requestId: undefined, traceId: newTraceId(), span: null };
  return {
    traceparent: traceparentOf(now),
    ...(now.requestId === undefined ? {} : { 'x-request-id': now.requestId }),
  };
}

/** For the log. */
export function requestIdHere(): string | undefined {
  return here.getStore()?.requestId;
}

/** What a statement does and to which table; never its text. */
export function aroundStatement<T>(said: unknown, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const { name, text } = typeof said === 'object' && said !== null ? (said as Said) : { text: said };
  const what = typeof name === 'string' ? name : summaryOf(String(text ?? ''));
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': what };
  return inSpan({ name: what, kind: 'client', attributes }, work);
}

interface Said {
  name?: unknown;
  text?: unknown;
}

function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+((?:"?\w+"?\.)?"?\w+"?)/i.exec(text) ?? [];
  return `${verb.toLowerCase()}${table ? ` ${table.replaceAll('"', '')}` : ''}`;
}
