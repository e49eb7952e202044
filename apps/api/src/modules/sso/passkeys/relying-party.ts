// Who asks for passkeys: the portal's own host, and pages of its own origin alone.
import { isIP } from 'node:net';

export interface RelyingParty {
  id: string;
  origin: string;
}

/** A passkey belongs to a name: whoever tries the portal out at an address of this machine finds it at `localhost`. */
export function relyingPartyOf(portalOrigin: string): RelyingParty {
  const url = new URL(portalOrigin);
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
