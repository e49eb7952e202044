// What screens may know of the route table, which is above them: which addresses lead somewhere.
import { createContext, use } from 'react';

export interface PortalMap {
  /** Ask before showing a link: an address that leads nowhere yet is not offered. */
  isAvailable: (path: string) => boolean;
  /** Begins loading the code and the data of an address. */
  warm: (path: string) => unknown;
  pages: readonly { path: string; title: string }[];
}

export const PortalMapContext = createContext<PortalMap>({
  isAvailable: () => false,
  warm: () => undefined,
  pages: [],
});

export function usePortalMap(): PortalMap {
  return use(PortalMapContext);
}

/** `const isAvailable = useAvailability()`, then `isAvailable(paths.recharge())`. */
export function useAvailability(): PortalMap['isAvailable'] {
  return usePortalMap().isAvailable;
}
