// A card provider that approves at once and remembers the keys alone, in a process of its own: its time is nobody's.
// Started by `fork`.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endOf } from './portal.ts';
import type { AtEnd } from './run.ts';

const file = fileURLToPath(import.meta.url);
const countPath = '/counted';

/** Resolves to its origin. */
export async function startInstantProvider(atEnd: AtEnd): Promise<string> {
  const child = fork(file, ['--serve']);
  atEnd(() => endOf(child, 'SIGKILL'));
  const [origin] = (await once(child, 'message')) as [string];
  return origin;
}

/** How often it has charged, and under how many keys. */
export async function countedBy(origin: string): Promise<{ charges: number; keys: number }> {
  return (await (await fetch(`${origin}${countPath}`)).json()) as { charges: number; keys: number };
}

function approval(body: string): string {
  const { amount } = JSON.parse(body) as { amount: Record<string, number> };
  const { subtotalIva = 0, subtotalIva0 = 0, iva = 0 } = amount;
  return JSON.stringify({
    ticketNumber: randomUUID(),
    approvalCode: '123456',
    approvedTransactionAmount: Math.round((subtotalIva + subtotalIva0 + iva) * 100) / 100,
    details: { transactionStatus: 'APPROVAL' },
  });
}

function serve(): void {
  const keys = new Set<unknown>();
  let charges = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isCharge = request.method === 'POST';
      if (isCharge) {
        charges += 1;
        keys.add(request.headers['idempotency-key']);
      }
      response.writeHead(isCharge ? 201 : 200, { 'content-type': 'application/json' });
      if (isCharge) response.end(approval(Buffer.concat(chunks).toString()));
      else response.end(request.url === countPath ? JSON.stringify({ charges, keys: keys.size }) : '[]');
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

if (process.argv.includes('--serve')) {
  process.once('disconnect', () => process.exit(1));
  serve();
}
