// A world: the real server with its own database and its own card provider, on free ports.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/http-server/free-port';
import { putBack } from './pristine.ts';
import { isRemote, runRemoteOperator } from './remote-operator.ts';
import { node, root, runServer } from './server-process.ts';

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
