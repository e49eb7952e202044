// One worker's worlds: each journey gets one that is as new, and a server that runs already where the settings allow it.
import { openWorld, type PortalSettings, type World } from './portal.ts';
import { isRemote } from './remote-operator.ts';

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
