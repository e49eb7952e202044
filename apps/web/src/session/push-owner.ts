// Whose this browser's Web Push is: it outlives a session that ran out, for the same customer alone.
import { deviceStorage } from './browser-storage.ts';
import { storedProfile } from './session.ts';

const OWNER = 'portal.pushOwner';

export function keepPushOwner(): void {
  const owner = storedProfile()?.sub;
  if (owner !== undefined) deviceStorage.write(OWNER, owner);
}

export function isPushOwner(): boolean {
  const owner = storedProfile()?.sub;
  return owner !== undefined && deviceStorage.read(OWNER) === owner;
}

export function forgetPushOwner(): void {
  deviceStorage.remove(OWNER);
}
