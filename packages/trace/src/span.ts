// What a span is here, whoever makes it.

export type Attributes = Record<string, string | number | boolean>;

/** A span as others know it. */
export interface Place {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

export interface OpenSpan extends Place {
  set(attributes: Attributes): void;
  /** Its kind alone: what an error says may be a person's. */
  fail(kind: string): void;
  end(): void;
}

/** Names and attributes have words of the code's: never an address, a number or what somebody has typed. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'internal' | 'consumer';
  attributes?: Attributes;
}

export interface Tracer {
  start(span: SpanStart, parent: Place | null, links: readonly Place[]): OpenSpan;
  /** Sends what waits; gives up after a while. */
  stop(): Promise<void>;
}

export interface TraceSettings {
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  /** Of the traces that begin here. */
  share: number;
}
