// What the operator tells of a stolen phone, wherever it was reported or found.

import { Problem } from '@portal/contract/errors';
import type { Theft } from '@portal/contract/help/thefts';
import type { Db, Tx } from '@portal/database/connection';
import { told } from '@portal/operator-ports/shown';
import { isStopped, theftSchema } from '@portal/operator-ports/thefts';
import type { Tickets } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import type { ManagedLine } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { TheftRow, Thefts } from './thefts.ts';
import { toTheft } from './thefts.wire.ts';

const event = z.object({
  theft: told(
    theftSchema,
    'theftId',
    'lineId',
    'serviceNumber',
    'imei',
    'cause',
    'reportedAt',
    'suspendedAt',
    'equipmentBlockedAt',
    'undoneAt',
  ),
});

export const createFollowTheft =
  ({ thefts }: { thefts: Pick<Thefts, 'follow'> }) =>
  async (tx: Tx, { customerId, ...row }: EventRow): Promise<void> => {
    const { data } = event.safeParse(row.event);
    if (data && customerId !== null) await thefts.follow(tx, { ...data.theft, customerId });
  };

/** Newest first. */
type ListThefts = (lines: readonly ManagedLine[]) => Promise<Theft[]>;

/** Stolen phones of somebody's lines, as they are told. */
export function createListThefts({ thefts }: { thefts: Pick<Thefts, 'list'> }): ListThefts {
  return async (lines) => (await thefts.list(lines)).map(toTheft);
}

export interface UndoTheftNeeds {
  db: Db;
  thefts: Thefts;
  tickets: Pick<Tickets, 'undoTheft'>;
}

/** @throws Problem THEFT_NOT_CONFIRMED */
export type UndoTheft = (row: TheftRow) => Promise<TheftRow>;

/** The phone was found again: its holder has line, chip and equipment as they were. */
export function createUndoTheft({ db, thefts, tickets }: UndoTheftNeeds): UndoTheft {
  return async (row) => {
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
