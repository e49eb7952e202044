// What the steps of association hand on to each other in the history, so that a reload keeps it and another tab
// does not.

import type { SentLineCode } from '../../session/line-code.ts';
import { isFromHome } from '../../shared/association/use-associate-entry.tsx';

export type MobileKind = SentLineCode['kind'];

export interface Origin {
  /** Cancelling leads back there; to the choice of services otherwise. */
  from?: 'home';
}

export function originOf(state: unknown): Origin {
  return isFromHome(state) ? { from: 'home' } : {};
}

export interface Associated {
  type: 'Móvil' | 'Fijo';
  /** Of a mobile line: what it can do from now on. */
  kind?: MobileKind;
}

export function associatedOf(state: unknown): Associated | null {
  const { type } = (state ?? {}) as Partial<Associated>;
  return type === 'Móvil' || type === 'Fijo' ? (state as Associated) : null;
}
