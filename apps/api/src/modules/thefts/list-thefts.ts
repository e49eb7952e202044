// Stolen phones of somebody's lines, as they are told.
import type { Theft } from '@portal/contract/help/thefts';
import type { ManagedLine } from '../../caller.ts';
import type { Thefts } from './thefts.ts';
import { toTheft } from './thefts.wire.ts';

/** Newest first. */
export type ListThefts = (lines: readonly ManagedLine[]) => Promise<Theft[]>;

export function createListThefts({ thefts }: { thefts: Pick<Thefts, 'list'> }): ListThefts {
  return async (lines) => (await thefts.list(lines)).map(toTheft);
}
