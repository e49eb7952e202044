// What the steps of association hand on to each other in the history, so that a reload keeps it and another tab
// does not.
import { oneOf, record } from '../../lib/shape.ts';
import type { SentLineCode } from '../../session/line-code.ts';
import { isFromHome } from '../../shared/association/may-associate.ts';

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

const isAssociated = record({ type: oneOf('Móvil', 'Fijo') });

export function associatedOf(state: unknown): Associated | null {
  return isAssociated(state) ? (state as Associated) : null;
}
