// The line between the server and the card sandbox, with the faults that real ones have.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a charge on its way: it passes; it never arrives; it arrives and its answer is lost, or
 * becomes a 500; or it waits until it is let go. Questions and refunds always pass, unless the provider is down.
 */
export type LineFault = 'none' | 'cut before' | 'cut after' | '500 after' | 'held' | 'down';

export interface CardLine {
  /** For `cardsThrough`. */
  lead(payOrigin: string): Promise<string>;
  /** Of the charges that come from now on. */
  fault: LineFault;
  /** Lets the held charges go on. */
  release(): void;
  /** How many charges are held. */
  held(): number;
  close(): Promise<void>;
}

export function createCardLine(): CardLine {
  let target = '';
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void forward(request, response).catch(() => response.destroy());
  });

  const line: CardLine = {
    fault: 'none',
    async lead(payOrigin) {
      target = payOrigin;
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    release() {
      for (const go of waiting.splice(0)) go();
    },
    held: () => waiting.length,
    async close() {
      line.release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (line.fault === 'down') return void response.writeHead(503).end();
    const fault = request.method === 'POST' ? line.fault : 'none';
    if (fault === 'cut before') return void response.destroy();
    if (fault === 'held') await new Promise<void>((go) => waiting.push(go));

    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const body = await answer.text();
    if (fault === 'cut after') return void response.destroy();
    const status = fault === '500 after' ? 500 : answer.status;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  return line;
}
