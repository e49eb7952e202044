// A world: the real server with its own database and its own card provider, on free ports.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@portal/http-server/free-port';
import { placeOf, putBack } from './pristine.ts';

// A server as a process of its own.

export const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const start: Record<Program, string> & { nodeArguments: string[]; environment: Record<string, string> } =
  JSON.parse(readFileSync(join(root, 'apps', 'api', 'start.json'), 'utf8'));
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

type Program = 'server' | 'operator';

interface ServerProcess {
  /** What it has written so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Resolves when it answers at this address. */
async function runServer(
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

// With TESTS_OVER_HTTP=on a world has two servers: a portal, and an operator that it asks over HTTP, family by family.

export const isRemote = process.env.TESTS_OVER_HTTP === 'on';

const parts = ['CUSTOMERS', 'INVENTORY', 'USAGE', 'BALANCE', 'BILLING', 'DOCUMENTS', 'CATALOGUE'].concat([
  'ORDERING',
  'NETWORK',
  'TICKETS',
  'EVENTS',
]);

interface RemoteOperator extends ServerProcess {
  /** Of its portal: the same database, of which each has a schema, and the address of every family. */
  environment: Record<string, string>;
}

async function runRemoteOperator(dataDir: string): Promise<RemoteOperator> {
  const [ownPort, apiKey] = [String(await freePort()), randomUUID()];
  const url = `http://127.0.0.1:${ownPort}`;
  const settings = {
    OPERATOR_PORT: ownPort,
    OPERATOR_DATA_DIR: dataDir,
    OPERATOR_API_KEY: apiKey,
    DEMO_USE: 'off',
  };
  const server = await runServer('operator', settings, `${url}/healthz`);
  const { host, port } = placeOf(dataDir);
  return {
    ...server,
    environment: {
      DATABASE_URL: `postgres://portal@localhost/portal?${new URLSearchParams({ host, port })}`,
      DEMO: 'on',
      OPERATOR_CLOCK: 'off',
      UPSTREAM_EVENTS_SECRET: randomUUID(),
      ...Object.fromEntries(
        parts.flatMap((part) => [
          [`UPSTREAM_${part}_URL`, url],
          [`UPSTREAM_${part}_TOKEN`, apiKey],
        ]),
      ),
    },
  };
}

export interface PortalSettings {
  /** Another country: it fills a database of its own. */
  MARKET?: string;
  BRAND_NAME?: string;
  BRAND_COLOR?: string;
  BRAND_LOGO?: string;
  /** How long the portal waits for the card provider's answer. */
  PAYMENT_TIMEOUT_MS?: string;
  /** How long the provider holds the answer of its card that never answers in time. */
  PAYMENT_SANDBOX_HOLD_MS?: string;
  /** The real card provider instead of the sandbox. */
  KUSHKI_BASE_URL?: string;
  /** The public site's own menu and footer. */
  CONTENT_MENU_URL?: string;
  CONTENT_FOOTER_URL?: string;
  /** An outside bot check with its keys, and where the server asks it. */
  BOT_CHECK?: string;
  BOT_CHECK_SITE_KEY?: string;
  BOT_CHECK_SECRET?: string;
  BOT_CHECK_VERIFY_URL?: string;
  /** Another assistant than the built-in one, and where people answer in writing. */
  ASSISTANT?: string;
  ASSISTANT_SECRET?: string;
  LIVE_CHAT_URL?: string;
  CHATWOOT_BASE_URL?: string;
  CHATWOOT_WEBSITE_TOKEN?: string;
  CHATWOOT_HMAC_KEY?: string;
}

export interface Portal {
  /** `http://127.0.0.1:…` */
  origin: string;
  payOrigin: string;
  /** Of the assistant's page. */
  assistantOrigin: string;
  /** What the server has written so far, in a world since it was lent. */
  log: () => string;
  stop: () => Promise<void>;
}

export interface World extends Portal {
  putBack: () => Promise<void>;
}

/** The code as it is now: it takes less than a second. */
export function buildServer(): void {
  execFileSync(node, [join('scripts', 'build-server.mjs')], { cwd: root, stdio: 'inherit' });
}

/** A copy of the template: to copy its files is cheaper than to fill a database. */
export async function openWorld(template: string, settings: PortalSettings): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // The files keep their owner: the database refuses a folder that is not its account's.
    if (settings.MARKET === undefined) execFileSync('cp', ['-a', template, dataDir]);
    const portal = await (isRemote ? runRemotely : runPortal)(dataDir, settings);
    let past = 0;
    return {
      ...portal,
      log: () => portal.log().slice(past),
      putBack: async () => {
        past = portal.log().length;
        await putBack(dataDir);
      },
      stop: () => portal.stop().finally(remove),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

export async function runPortal(
  dataDir: string,
  settings: PortalSettings,
  environment: NodeJS.ProcessEnv = { DATA_DIR: dataDir },
): Promise<Portal> {
  const [port, payPort, assistantPort] = [await freePort(), await freePort(), await freePort()];
  const at = (chosen: number) => `http://127.0.0.1:${chosen}`;
  const origin = at(port);
  // Journeys read the figures of a filling as it was made.
  const ports = { PORT: `${port}`, PAY_PORT: `${payPort}`, ASSISTANT_PORT: `${assistantPort}` };
  const own = { DEMO_USE: 'off', PORTAL_ORIGIN: origin, ...ports, ...settings };
  const server = await runServer('server', { ...own, ...environment }, `${origin}/readyz`);
  return { ...server, origin, payOrigin: at(payPort), assistantOrigin: at(assistantPort) };
}

/** The operator has the database first, and goes last. */
async function runRemotely(dataDir: string, settings: PortalSettings): Promise<Portal> {
  const operator = await runRemoteOperator(dataDir);
  try {
    const portal = await runPortal(dataDir, settings, operator.environment);
    const log = () => `${portal.log()}\nThe operator:\n${operator.log()}`;
    return { ...portal, log, stop: () => portal.stop().finally(operator.stop) };
  } catch (error) {
    await operator.stop();
    throw error;
  }
}
