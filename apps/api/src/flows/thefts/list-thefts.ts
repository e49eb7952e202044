// Stolen phones of somebody's lines, as they are told.
import type { Theft } from '@portal/contract/help/thefts';
import type { ManagedLine } from '../../caller.ts';
import type { Thefts } from '../../modules/thefts/thefts.ts';
import { toTheft } from '../../modules/thefts/thefts.wire.ts';

/** Newest first. */
export type ListThefts = (lines: readonly ManagedLine[]) => Promise<Theft[]>;

export function createListThefts({ thefts }: { thefts: Pick<Thefts, 'list'> }): ListThefts {
  return async (lines) => {
    const found = await thefts.list(lines.map(({ serviceNumber }) => serviceNumber));
    // Whoever had a number before does not see what its next owner reports.
    const isOwn = (row: (typeof found)[number]) =>
      lines.some((line) => line.serviceNumber === row.serviceNumber && line.customerId === row.customerId);
    return found.filter(isOwn).map(toTheft);
  };
}
