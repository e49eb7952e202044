// Stolen phones as the portal knows them: what was reported, how far the operator is, and their certificates.
import { randomBytes } from 'node:crypto';
import type { TheftStatus } from '@portal/contract/help/thefts';
import type { Db } from '@portal/database/connection';
import { civilDateOf } from '@portal/market/civil-dates';
import { isStopped } from '@portal/operator-ports/thefts';
import { createTheftStore, type TheftRow } from './thefts.store.ts';

export type { TheftRow } from './thefts.store.ts';

export type TheftKey = Pick<TheftRow, 'serviceNumber' | 'theftId'>;
export type Thefts = ReturnType<typeof createTheftStore>;

export const createThefts = (db: Db): Thefts => createTheftStore(db);

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `ROB-261123-7K3M9QXW`: the day, and letters that make it one of its own. */
export function newTheftId(now: Date): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `ROB-${civilDateOf(now).slice(2).replaceAll('-', '')}-${letters}`;
}

export function statusOf(row: TheftRow): TheftStatus {
  if (row.undoneAt) return 'cancelled';
  if (isStopped(row)) return 'resolved';
  return row.escalatedAt ? 'escalated' : 'acknowledged';
}
