// One worker's worlds: one that journeys share, and one for each journey that changes what others read.
import { openWorld, type Portal, type PortalSettings } from './portal.ts';

export interface Worlds {
  shared: () => Promise<Portal>;
  /** The caller closes it. */
  own: (settings: PortalSettings) => Promise<Portal>;
  /** Its end is not waited for: the next journey may begin meanwhile. */
  close: (world: Portal) => void;
  closeAll: () => Promise<void>;
}

export function createWorlds(template: string): Worlds {
  const closing: Promise<void>[] = [];
  let shared: Promise<Portal> | undefined;
  return {
    shared: () => {
      shared ??= openWorld(template, {});
      return shared;
    },
    own: (settings) => openWorld(template, settings),
    close: (world) => {
      closing.push(world.stop());
    },
    closeAll: async () => {
      const last = await shared?.catch(() => undefined);
      await Promise.all([...closing, last?.stop()]);
    },
  };
}
