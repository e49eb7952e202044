// Somebody else's server, which answers as the journey tells it to: the public site, a bot check's verification.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface AnsweringServer {
  /** `http://127.0.0.1:…` */
  origin: string;
  /** The bodies that came in, oldest first. */
  received: string[];
  answerWith: (answer: Answer) => void;
  close: () => Promise<void>;
}

export async function openAnsweringServer(first: Answer): Promise<AnsweringServer> {
  const received: string[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(body);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(body: unknown, status = 200): Answer {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
