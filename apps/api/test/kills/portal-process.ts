// The servers as they are run: each a process of its own on a folder or database of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@portal/http-server/free-port';

/** What `buildServer` writes. */
export const bundleFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const buildScript = fileURLToPath(new URL('../../../../scripts/build-server.mjs', import.meta.url));

/** Before all tests, once. As `npm start` does: the bundle starts in a third of the sources' time. */
export function buildServer(): void {
  execFileSync(process.execPath, [buildScript], { stdio: 'inherit' });
}

export interface ServerProcess {
  origin: string;
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export interface PortalProcess extends ServerProcess {
  payOrigin: string;
}

/** Starts the server and waits until it can serve; fails with its output when it ends before that. */
export async function startPortal(
  environment: Record<string, string>,
  folder = bundleFolder,
): Promise<PortalProcess> {
  const [freeOne, payPort, assistantPort] = [await freePort(), await freePort(), await freePort()];
  const port = environment.PORT ?? freeOne;
  const ports = { PORT: String(port), PAY_PORT: String(payPort), ASSISTANT_PORT: String(assistantPort) };
  const server = await started(spawnServer('server', { ...ports, ...environment }, { folder }), {
    origin: `http://127.0.0.1:${port}`,
    readyAt: '/readyz',
  });
  return { ...server, payOrigin: `http://127.0.0.1:${payPort}` };
}

/** The operator alone, as a system that a portal connects to; its port is in the environment. */
export const startOperator = (environment: Record<string, string>): Promise<ServerProcess> =>
  started(spawnServer('operator', environment), {
    origin: `http://127.0.0.1:${environment.OPERATOR_PORT}`,
    readyAt: '/healthz',
  });

async function started(
  child: ReturnType<typeof spawnServer>,
  { origin, readyAt }: { origin: string; readyAt: string },
): Promise<ServerProcess> {
  const ended = once(child.process, 'exit');
  const ready = (async () => {
    for (;;) {
      const isReady = await fetch(`${origin}${readyAt}`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return 'ready' as const;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const first = await Promise.race([ready, ended.then(() => 'ended' as const)]);
  if (first === 'ended') throw new Error(`the server did not start:\n${child.output()}`);
  return {
    origin,
    pid: child.process.pid ?? 0,
    output: child.output,
    async kill(signal) {
      child.process.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
  };
}

/** For starts that are meant to fail. */
export async function runPortal(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer('server', environment);
  const [code] = await once(child.process, 'exit');
  return { code, output: child.output() };
}

/** A command of `npm run db`, to its end. */
export async function runDb(
  command: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer('db', environment, { args: command });
  const [code] = await once(child.process, 'exit');
  return { code, output: child.output() };
}

function spawnServer(
  name: 'server' | 'operator' | 'db',
  environment: Record<string, string>,
  { args = [], folder = bundleFolder }: { args?: string[]; folder?: string } = {},
): { process: ChildProcess; output: () => string } {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(folder, `${name}.mjs`), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk));
  return { process: child, output: () => written };
}

/** Its PostgreSQL ends a moment after a server that was killed, and writes until then. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Signs in over HTTP; answers a fetch that carries the token. */
export async function signedIn(
  portal: Pick<PortalProcess, 'origin'>,
  username: string,
  password = 'Portal2026',
) {
  const answer = await fetch(`${portal.origin}/SSOManagement/api/ec/ssoManagement/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const token = answer.headers.get('token');
  if (!token) throw new Error(`no token: ${answer.status}`);
  return (path: string, init: RequestInit = {}) =>
    fetch(`${portal.origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    });
}
