// A world: the real server with its own database and its own card provider, on free ports.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putBack } from './pristine.ts';
import { worldsFolder } from './worlds-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const start: { server: string; nodeArguments: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'apps', 'api', 'start.json'), 'utf8'),
);
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;
const FIRST_PORT = 20_000;
const PORTS = 12_000;

export interface PortalSettings {
  /** How long the portal waits for the card provider's answer. */
  PAYMENT_TIMEOUT_MS?: string;
  /** How long the provider holds the answer of its card that never answers in time. */
  PAYMENT_SANDBOX_HOLD_MS?: string;
  /** The real card provider instead of the sandbox. */
  KUSHKI_BASE_URL?: string;
  /** Whether packages may be paid with the balance of a prepaid line. */
  PAYMENT_BALANCE?: string;
  /** How often time passes for the embedded operator. */
  OPERATOR_CLOCK_SECONDS?: string;
  LOG_LEVEL?: string;
  /** What Soporte names: phones, a code to dial, and the operator's other addresses. */
  BRAND_HELP_PHONE?: string;
  BRAND_DEVICE_BALANCE?: string;
  SITE_URL?: string;
  SITE_OFFICES_URL?: string;
  SITE_HELP_DEBT_URL?: string;
  SITE_RECEIPT_CHECK_URL?: string;
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
  const folder = mkdtempSync(join(worldsFolder(), 'journey-'));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // The files keep their owner: the database refuses a folder that is not its account's.
    execFileSync('cp', ['-a', template, dataDir]);
    const portal = await runPortal(dataDir, settings);
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

export async function runPortal(dataDir: string, settings: PortalSettings): Promise<Portal> {
  const [port, payPort, assistantPort] = await freePorts();
  const server = spawn(node, [...start.nodeArguments, start.server], {
    cwd: root,
    env: {
      ...baseEnvironment(),
      ...start.environment,
      ...settings,
      PORT: port,
      PAY_PORT: payPort,
      ASSISTANT_PORT: assistantPort,
      DATA_DIR: dataDir,
    },
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
  const origin = `http://127.0.0.1:${port}`;
  const log = () => written;
  const stop = () => end(server).finally(() => process.off('exit', endWithUs));
  try {
    await ready(origin, server);
  } catch (error) {
    await stop();
    throw new Error(`The portal did not start:\n${written}`, { cause: error });
  }
  const at = (own: string) => `http://127.0.0.1:${own}`;
  return { origin, payOrigin: at(payPort), assistantOrigin: at(assistantPort), log, stop };
}

function baseEnvironment(): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
  };
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
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

/** All are held until all are known, so that they differ. */
async function freePorts(): Promise<[string, string, string]> {
  const holders = await Promise.all([holdPort(), holdPort(), holdPort()]);
  await Promise.all(holders.map(({ release }) => release()));
  const [first, second, third] = holders;
  return [String(first.port), String(second.port), String(third.port)];
}

/** Below the ports that the system gives to outgoing connections, which might take one again meanwhile. */
async function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return { port, release: () => new Promise((done) => server.close(() => done())) };
  }
}
