// The phone was found again: its holder has line, chip and equipment as they were.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { isStopped } from '@portal/operator-ports/thefts';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { ManagedLine } from '../../caller.ts';
import type { TheftRow, Thefts } from './thefts.ts';

export interface UndoTheftNeeds {
  db: Db;
  thefts: Thefts;
  tickets: Pick<Tickets, 'undoTheft'>;
}

/** @throws Problem HOLDER_REQUIRED, THEFT_NOT_CONFIRMED */
export type UndoTheft = (line: ManagedLine, row: TheftRow) => Promise<TheftRow>;

export function createUndoTheft({ db, thefts, tickets }: UndoTheftNeeds): UndoTheft {
  return async (line, row) => {
    if (line.role !== 'holder') throw new Problem('HOLDER_REQUIRED');
    if (row.undoneAt) return row;
    // What the operator has not taken yet cannot be taken back: the report would come after it.
    if (!isStopped(row)) throw new Problem('THEFT_NOT_CONFIRMED');
    const { customerId, theftId, serviceNumber } = row;
    const theft = await tickets.undoTheft({ customerId, theftId });
    if (!theft) throw new Problem('THEFT_NOT_CONFIRMED');
    await db.transaction((tx) => thefts.follow(tx, { ...theft, serviceNumber }));
    return (await thefts.find(row)) ?? row;
  };
}
