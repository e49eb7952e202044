// Stolen phones as the portal knows them: what was reported, how far the operator is, and their certificates.
import type { TheftStatus } from '@portal/contract/help/thefts';
import type { Db, Tx } from '@portal/database/connection';
import { isStopped, type Theft } from '@portal/operator-ports/thefts';
import type { Certificates } from '../certificates/certificates.ts';
import { createTheftStore, type TheftRow } from './thefts.store.ts';

export type { TheftRow } from './thefts.store.ts';

export type TheftKey = Pick<TheftRow, 'serviceNumber' | 'theftId'>;
export type Thefts = ReturnType<typeof createThefts>;

export function createThefts(db: Db, endCertificate: Certificates['end']) {
  const store = createTheftStore(db);
  return {
    ...store,

    /** What the operator says of it; also of one that somebody reported elsewhere. Once it is found its paper says so. */
    async follow(tx: Tx, theft: Theft): Promise<void> {
      const { certificateCode, undoneAt } = await store.follow(tx, theft);
      if (certificateCode && undoneAt) await endCertificate(tx, certificateCode, undoneAt);
    },
  };
}

export function statusOf(row: TheftRow): TheftStatus {
  if (row.undoneAt) return 'cancelled';
  if (isStopped(row)) return 'resolved';
  return row.escalatedAt ? 'escalated' : 'acknowledged';
}
