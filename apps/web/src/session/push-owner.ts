// Whose this browser's Web Push is: it outlives a session that ran out, for the same customer alone.
import { deviceShelf } from './browser-storage.ts';
import { storedProfile } from './session.ts';

const OWNER = 'portal.pushOwner';

export function keepPushOwner(): void {
  const owner = storedProfile()?.sub;
  if (owner !== undefined) deviceShelf.write(OWNER, owner);
}

export function isPushOwner(): boolean {
  const owner = storedProfile()?.sub;
  return owner !== undefined && deviceShelf.read(OWNER) === owner;
}

export function forgetPushOwner(): void {
  deviceShelf.remove(OWNER);
}
