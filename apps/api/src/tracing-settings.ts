// Where spans are sent, by the names that OpenTelemetry has for it.
import type { TraceSettings } from '@portal/trace/span';
import { z } from 'zod';

export const tracingSettings = {
  /** A collector's address for OTLP over HTTP, up to where `/v1/traces` begins. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `name=value` pairs with commas between them. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, 'must be name=value, name=value')
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('portal'),
  /** Of the traces that begin here: 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

type Given = z.infer<z.ZodObject<typeof tracingSettings>>;

export function tracingFrom(env: Given): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: given = '' } = env;
  if (!endpoint) return null;
  const headers = Object.fromEntries(
    given
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
      }),
  );
  return { endpoint, headers, service: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG };
}
