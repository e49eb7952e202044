// A server as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const node = join(root, 'node_modules', 'node', 'bin', 'node');
const start: Record<Program, string> & { nodeArguments: string[]; environment: Record<string, string> } =
  JSON.parse(readFileSync(join(root, 'apps', 'api', 'start.json'), 'utf8'));
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

export type Program = 'server' | 'operator';

export interface ServerProcess {
  /** What it has written so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Resolves when it answers at this address. */
export async function runServer(
  program: Program,
  environment: NodeJS.ProcessEnv,
  readyAt: string,
): Promise<ServerProcess> {
  const server = spawn(node, [...start.nodeArguments, start[program]], {
    cwd: root,
    env: { ...baseEnvironment(), ...start.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const keep = (chunk: Buffer) => {
    written += chunk.toString();
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = () => end(server).finally(() => process.off('exit', endWithUs));
  try {
    await ready(readyAt, server);
  } catch (error) {
    await stop();
    throw new Error(`The ${program} did not start:\n${written}`, { cause: error });
  }
  return { log: () => written, stop };
}

function baseEnvironment(): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    // As in operation: what must be in no log is looked for there.
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  };
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not ready within ${READY_WITHIN_MS} ms`);
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    const force = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
    server.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
