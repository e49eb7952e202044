// Cards of lines: shown, locked, and changed only while the lock is off. Every one of these is told.
import type { Db, Tx } from '@portal/database/connection';
import type { Sim, Sims as SimsPort } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { readSealOnce } from '../db/seal.ts';
import { recordEvents } from '../events/events.ts';
import { openThefts } from '../thefts/thefts.store.ts';
import { createSimsStore, type SimRow } from './inventory.store.ts';

export interface Sims extends SimsPort {
  /**
   * What a shop asks of the network for whoever stands there. False: the card is locked, the phone is stolen, or there
   * is none.
   */
  changeSim(place: LinePlace, card: Pick<Sim, 'iccid' | 'puk'>): Promise<boolean>;
}

const isLocked = ({ lockOffAt }: Pick<SimRow, 'lockOffAt'>, now: Date): boolean =>
  lockOffAt === null || lockOffAt > now;

export function createSims({ db, clock }: { db: Db; clock: Clock }): Sims {
  const store = createSimsStore(db);
  const seal = readSealOnce();
  const toSim = async ({ sealedPuk, ...row }: SimRow): Promise<Sim> => ({
    ...row,
    puk: (await seal(db)).open(sealedPuk, row.lineId),
  });

  return {
    async sim(place) {
      const row = await store.find(place);
      return row && toSim(row);
    },

    async lockSim(place, offAt) {
      await db.transaction(async (tx) => {
        const row = await store.lock(tx, place);
        const isOff = row !== null && row.lockOffAt !== null;
        if (!row || isOff === (offAt !== null)) return;
        await store.set(tx, place, { lockOffAt: offAt });
        await tell(tx, row, 'SimLockChangeEvent', { lockOffAt: offAt?.toISOString() ?? null });
      });
      const row = await store.find(place);
      return row && toSim(row);
    },

    async changeSim(place, { iccid, puk }) {
      const sealedPuk = (await seal(db)).close(puk, place.lineId);
      return db.transaction(async (tx) => {
        const row = await store.lock(tx, place);
        if (!row) return false;
        if (isLocked(row, clock.now()) || (await openThefts(tx, place)).length > 0) {
          await tell(tx, row, 'SimChangeRefusedEvent');
          return false;
        }
        // The new one is locked again.
        await store.set(tx, place, { iccid, sealedPuk, lockOffAt: null });
        await tell(tx, row, 'SimChangeEvent');
        return true;
      });
    },
  };
}

const tell = (
  tx: Tx,
  { customerId, serviceNumber }: { customerId: string; serviceNumber: string },
  eventType: string,
  what: Record<string, unknown> = {},
) =>
  recordEvents(tx, [{ eventType, customerId, commandId: null, event: { sim: { serviceNumber, ...what } } }]);
