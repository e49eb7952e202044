// Stolen phones as the portal knows them: what was reported, how far the operator is, and their certificates.
import type { TheftStatus } from '@portal/contract/help/thefts';
import type { Db } from '@portal/database/connection';
import { isStopped } from '@portal/operator-ports/thefts';
import { createTheftStore, type TheftRow } from './thefts.store.ts';

export type { TheftRow } from './thefts.store.ts';

export type TheftKey = Pick<TheftRow, 'serviceNumber' | 'theftId'>;
export type Thefts = ReturnType<typeof createTheftStore>;

export const createThefts = (db: Db): Thefts => createTheftStore(db);

export function statusOf(row: TheftRow): TheftStatus {
  if (row.undoneAt) return 'cancelled';
  if (isStopped(row)) return 'resolved';
  return row.escalatedAt ? 'escalated' : 'acknowledged';
}
