// Two processes behind a proxy are restarted one after the other, under load: no call fails.
import { once } from 'node:events';
import { Agent, createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { freePort } from '@portal/http-server/free-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { type KillWorld, openKillWorld } from './kill-world.ts';
import { type PortalProcess, signedIn } from './portal-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** However slow the machine is. */
const leastCalls = 2_000;

let world: KillWorld;
beforeAll(async () => {
  world = await openKillWorld({ SHUTDOWN_DELAY_SECONDS: '2' });
});
afterAll(() => world.close());

const start = (port: number): Promise<PortalProcess> => world.start({ PORT: String(port) });

async function stop(portal: PortalProcess): Promise<void> {
  expect(await portal.kill('SIGTERM')).toBe(0);
}

/** As simple as they come: keeps connections, asks `/readyz` ten times a second, tries nothing twice. */
async function startProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  let ready: number[] = [...ports];
  let turn = 0;
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  /** Each process by itself: one that is slow to answer must not hide what another one says. */
  const looks = ports.map((port) =>
    setInterval(async () => {
      const others = (await isReady(port)) ? [port] : [];
      ready = [...ready.filter((one) => one !== port), ...others];
    }, 100),
  );
  const server = createServer((incoming, outgoing) => {
    const port = ready[turn++ % ready.length] ?? 0;
    const { method, url: path, headers } = incoming;
    const call = forward({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _its, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isServing: (port: number) => ready.includes(port),
    close() {
      for (const look of looks) clearInterval(look);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

it('a rolling restart fails no call, and no kept connection is cut', async () => {
  const ports = [await freePort(), await freePort()];
  const portals = await Promise.all(ports.map(start));
  const proxy = await startProxy(ports);
  const call = await signedIn(proxy, 'ana.paredes@correo.example');

  const statuses: Record<number, number> = {};
  let [asked, isOver] = [0, false];
  const customers = Array.from({ length: 4 }, async () => {
    while (!isOver || asked < leastCalls) {
      asked++;
      const answer = await call(listBillingAccounts.path);
      await answer.text();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  });
  for (const [index, port] of ports.entries()) {
    const portal = portals[index];
    if (!portal) throw new Error('no portal');
    const ended = stop(portal);
    await eventually(() => expect(proxy.isServing(port)).toBe(false));
    // Not ready, and still serving; but it keeps no connection.
    const late = await fetch(`${portal.origin}/healthz`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    await ended;
    if (index > 0) break;
    await start(port);
    await eventually(() => expect(proxy.isServing(port)).toBe(true));
  }
  isOver = true;
  await Promise.all(customers);
  proxy.close();
  expect(statuses).toEqual({ 200: asked });
});
