// An operator's system that misbehaves as it is told to, on a real socket.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';

export interface FaultyUpstream {
  url: string;
  asked: IncomingMessage[];
  /** From now on. */
  answer(as: RequestListener): void;
  close(): Promise<void>;
}

export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  let listener: RequestListener = (_request, response) => response.destroy();
  const asked: IncomingMessage[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/tmf-api`,
    asked,
    answer(as) {
      asked.length = 0;
      listener = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** What an operator's system does when it does not work, and what the portal calls it. */
export const faults: readonly [fault: string, listener: RequestListener, reason: string][] = [
  ['slow', () => {}, 'slow'],
  [
    'slow in the middle',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('[');
    },
    'slow',
  ],
  ['error of its own', json({ code: 'INTERNAL' }, 500), 'broken'],
  ['page of a proxy', (_request, response) => response.writeHead(502).end('<html>'), 'broken'],
  [
    'cut off',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"@type":');
      setImmediate(() => response.destroy());
    },
    'lost',
  ],
  ['gone', (request) => request.destroy(), 'lost'],
  ['asked too often', json({}, 429, { 'retry-after': '7' }), 'busy'],
  ['no JSON', (_request, response) => response.end('<html>'), 'garbled'],
  ['other JSON', json([{ id: 1 }], 200, { 'x-total-count': '1' }), 'garbled'],
  ['a word alone', json('yes'), 'garbled'],
  ['elsewhere', (_request, response) => response.writeHead(302, { location: '/' }).end(), 'garbled'],
  ['no such address', (_request, response) => response.writeHead(404).end('<html>'), 'garbled'],
  ['our credential refused', json({ code: 'UNAUTHENTICATED' }, 401), 'refused'],
  ['our question refused', json({ code: 'INVALID' }, 400), 'refused'],
];

// Stands between an operator's ports and the wire.

type Answers = (family: FamilyName, operation: string, answer: () => Promise<unknown>) => Promise<unknown>;

const answering = (ports: OperatorPorts, answers: Answers): OperatorPorts => {
  type Operations = Record<string, (...args: unknown[]) => Promise<unknown>>;
  const standing = (family: FamilyName) =>
    Object.fromEntries(
      Object.entries(ports[family] as unknown as Operations).map(([operation, ask]) => [
        operation,
        (...args: unknown[]) => answers(family, operation, () => ask(...args)),
      ]),
    );
  return Object.fromEntries(
    familyNames.map((family) => [family, standing(family)]),
  ) as unknown as OperatorPorts;
};

/** @param out families that answer nothing of use at this moment */
export const withOutages = (ports: OperatorPorts, out: ReadonlySet<FamilyName>): OperatorPorts =>
  answering(ports, async (family, _operation, answer) => {
    if (out.has(family)) throw new Error(`${family} is out`);
    return answer();
  });

/** @param twice operations that tell each row of their list twice, by `family.name` */
export const sayingTwice = (ports: OperatorPorts, twice: ReadonlySet<string>): OperatorPorts =>
  answering(ports, async (family, operation, answer) => {
    const told = await answer();
    if (!twice.has(`${family}.${operation}`)) return told;
    const doubled = (rows: unknown) => (Array.isArray(rows) ? rows.flatMap((row) => [row, row]) : rows);
    if (Array.isArray(told)) return doubled(told);
    return Object.fromEntries(Object.entries(told as object).map(([name, rows]) => [name, doubled(rows)]));
  });
