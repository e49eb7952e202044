// The door to the browser's two storages. Blocked or full, it keeps the visit in memory and says so once.

export interface BrowserStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

let troubled = false;
const troubleListeners = new Set<() => void>();

/** Called at once when the trouble came before the listener. */
export function onStorageTrouble(listener: () => void): () => void {
  if (troubled) listener();
  troubleListeners.add(listener);
  return () => troubleListeners.delete(listener);
}

function reportTrouble(): void {
  if (troubled) return;
  troubled = true;
  for (const listener of troubleListeners) listener();
}

// Naming the storage can throw by itself when cookies are blocked, so it is asked for each time.
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    reportTrouble();
    return otherwise;
  }
}

export function wrapStorage(storage: () => Kept): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => storage().getItem(key), null),
    write: (key, value) => {
      memory.set(key, value);
      const kept = attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => storage().removeItem(key), undefined);
    },
  };
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storages = { device: (): Kept => window.localStorage, visit: (): Kept => window.sessionStorage };

/** On the server, where each page that is drawn has its own. */
export function provideStorages(given: typeof storages): void {
  storages = given;
}

/** Survives the visit and is shared by all tabs. */
export const deviceStorage = wrapStorage(() => storages.device());
/** One tab, one visit. */
export const visitStorage = wrapStorage(() => storages.visit());

export function isStored(key: string): boolean {
  return deviceStorage.read(key) !== null || visitStorage.read(key) !== null;
}
