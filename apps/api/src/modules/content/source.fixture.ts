// A public site that answers as a test tells it to, over a real socket.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PublicSiteFixture {
  url: string;
  requests: IncomingMessage[];
  answerWith(listener: RequestListener): void;
  close(): Promise<void>;
}

export async function startPublicSite(): Promise<PublicSiteFixture> {
  const requests: IncomingMessage[] = [];
  let answer: RequestListener = answerJson([]);
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/menu.json`,
    requests,
    answerWith: (listener) => {
      answer = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function answerJson(body: unknown, status = 200): RequestListener {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}
