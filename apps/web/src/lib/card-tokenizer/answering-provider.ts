// A provider of this machine for tests of the adapters: it answers as it is told, and remembers what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const card = {
  name: 'ANA PAREDES',
  number: '5451951574925480',
  cvc: '123',
  expiryMonth: '12',
  expiryYear: '39',
};
export const purchase = { amountCents: 1839, currency: 'USD' as const, card };

export type Answer = (response: ServerResponse) => void;

export const json =
  (status: number, body: unknown): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export interface AnsweringProvider {
  origin: string;
  close(): Promise<void>;
}

/** @param answer gets each request with its body, whole */
export async function startProvider(
  answer: (request: IncomingMessage, body: string) => Answer,
): Promise<AnsweringProvider> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answer(request, Buffer.concat(chunks).toString())(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
