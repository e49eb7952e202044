// Spans as OpenTelemetry's own library makes and sends them: loaded only where somebody collects them.
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Place, SpanStart, Tracer, TraceSettings } from './span.ts';

/** Beyond it spans are dropped: a collector that is gone costs this much memory, and nobody waits for it. */
const mostWaiting = 4_096;
const everyMs = 2_000;
const sendWithinMs = 5_000;
const stopWithinMs = 3_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
} as const satisfies Record<SpanStart['kind'], SpanKind>;

export function createTracer({ endpoint, headers, service, share }: TraceSettings): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url, headers, timeoutMillis: sendWithinMs }),
    maxQueueSize: mostWaiting,
    scheduledDelayMillis: everyMs,
    exportTimeoutMillis: sendWithinMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('portal');

  return {
    start({ name, kind, attributes = {} }, parent, links) {
      const options = {
        kind: kinds[kind],
        attributes,
        links: links.map((place) => ({ context: contextOf(place) })),
      };
      const span = tracer.startSpan(name, options, parent ? under(parent) : ROOT_CONTEXT);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        spanId,
        isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
        set: (more) => void span.setAttributes(more),
        fail(type) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', type);
        },
        end: () => span.end(),
      };
    },
    async stop() {
      const late = new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

const contextOf = ({ traceId, spanId, isSampled }: Place) => ({
  traceId,
  spanId,
  isRemote: true,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
});

const under = (place: Place): Context => trace.setSpanContext(ROOT_CONTEXT, contextOf(place));
