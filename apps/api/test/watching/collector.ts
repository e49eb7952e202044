// Whoever collects spans: OTLP over HTTP, in JSON.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
  links?: { traceId: string; spanId: string }[];
}

export interface Collector {
  endpoint: string;
  spans: Span[];
  /** As they were written on the wire. */
  text(): string;
  close(): Promise<void>;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

export async function startCollector(): Promise<Collector> {
  const sent: Sent[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, reply) => {
    const body = (await json(request)) as Sent;
    sent.push(body);
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    reply
      .writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(sent),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
