// A free port for a server that a test or a benchmark starts.
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

const [FIRST_PORT, PORTS] = [20_000, 12_000];
const ADDRESS = '127.0.0.1';

/**
 * A TCP port of this machine for a server that a test or a benchmark starts: below those that the system gives to
 * outgoing connections, and given to nobody else as long as this process lives. Its UDP port of the same number is the
 * claim: no two processes can hold it, and the system lets go of it when the process ends, however it ends.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const claim = await claimed(port);
    if (!claim) continue;
    if (await isListenable(port)) return port;
    claim.close();
  }
}

async function claimed(port: number): Promise<Socket | null> {
  const socket = createSocket('udp4').bind({ port, address: ADDRESS, exclusive: true });
  const isBound = await once(socket, 'listening').then(
    () => true,
    () => false,
  );
  return isBound ? socket.unref() : null;
}

async function isListenable(port: number): Promise<boolean> {
  const server = createServer().listen(port, ADDRESS);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isFree) await once(server.close(), 'close');
  return isFree;
}
