// One worker's worlds: each journey gets one that is as new, and a server that runs already where the settings allow it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rememberDay } from './inspection.ts';
import { buildServer, isRemote, openWorld, type PortalSettings, runPortal, type World } from './portal.ts';
import { keepPristine } from './pristine.ts';

export interface Worlds {
  /** Nothing of an earlier journey is in it. */
  lend: (settings: PortalSettings) => Promise<World>;
  /** No other journey is lent it. Its end is not waited for: the next one may begin meanwhile. */
  close: (world: World) => void;
  closeAll: () => Promise<void>;
}

const USUAL = keyOf({});

export function createWorlds(template: string): Worlds {
  const open = new Map<string, World>();
  const closing: Promise<void>[] = [];
  const close = (world: World) => {
    for (const [key, each] of open) if (each === world) open.delete(key);
    closing.push(world.stop());
  };
  return {
    lend: async (settings) => {
      const key = keyOf(settings);
      const running = open.get(key);
      // A portal keeps facts of an operator that is remote, and would not see that they are put back.
      if (running && !isRemote) {
        await running.putBack();
        return running;
      }
      // The one before with settings of its own: journeys with the same ones follow each other. The usual one goes only
      // for another usual one: who stands on it, such as a portal with its card provider, is lent beside it.
      for (const [other, world] of open) if (other !== USUAL || key === USUAL) close(world);
      const world = await openWorld(template, settings);
      open.set(key, world);
      return world;
    },
    close,
    closeAll: async () => {
      for (const world of open.values()) close(world);
      await Promise.all(closing);
    },
  };
}

function keyOf(settings: PortalSettings): string {
  return JSON.stringify(settings);
}

// Before all journeys: the server is built, and a portal is started and stopped once,
// so that every world begins as a copy of its database.

export const TEMPLATE = 'JOURNEY_TEMPLATE';

async function makeTemplate(): Promise<() => void> {
  buildServer();
  rememberDay();
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  // The database runs as an account of its own, which must be able to enter.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const dataDir = join(folder, 'data');
    const portal = await runPortal(dataDir, {});
    await keepPristine(dataDir).finally(portal.stop);
  } catch (error) {
    remove();
    throw error;
  }
  process.env[TEMPLATE] = join(folder, 'data');
  return remove;
}

// biome-ignore lint/style/noDefaultExport: the runner calls what a set-up file exports by default.
export default makeTemplate;
