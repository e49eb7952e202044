// The request on whose behalf an operator's system is asked: its id and its trace travel with the question.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export interface CallContext {
  requestId: string;
  /** W3C: 32 hexadecimal digits; of the caller's where they sent one. */
  traceId: string;
}

const contexts = new AsyncLocalStorage<CallContext>();

const traceparentShape = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export function withinCall<T>(
  { requestId, traceparent }: { requestId: string; traceparent: unknown },
  work: () => T,
): T {
  const [, given] = typeof traceparent === 'string' ? (traceparentShape.exec(traceparent) ?? []) : [];
  return contexts.run({ requestId, traceId: given ?? randomBytes(16).toString('hex') }, work);
}

/** Of a question that a job asks, a trace of its own. */
export function tracingHeaders(): Record<string, string> {
  const { requestId, traceId } = contexts.getStore() ?? { traceId: randomBytes(16).toString('hex') };
  return {
    traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-01`,
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
  };
}
