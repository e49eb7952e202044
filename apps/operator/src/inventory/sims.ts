// Cards of lines: shown, locked, and changed only while the lock is off. Every one of these is told.
import type { Db } from '@portal/database/connection';
import { isLocked, type Sim, type Sims as SimsPort } from '@portal/operator-ports/inventory';
import type { LinePlace } from '@portal/operator-ports/wire';
import type { Clock } from '../clock/clock.ts';
import { readSealOnce } from '../db/seal.ts';
import { openThefts } from '../thefts/thefts.store.ts';
import { createSimsStore, type SimRow, setSim } from './inventory.store.ts';
import { replaceCard, stopSimOrder, tellOfSim } from './sim-orders.ts';

export interface Sims extends SimsPort {
  /**
   * What a shop asks of the network for whoever stands there. False: the card is locked, the phone is stolen, or there
   * is none.
   */
  changeSim(place: LinePlace, card: Pick<Sim, 'iccid' | 'puk'>): Promise<boolean>;
}

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
        await setSim(tx, place, { lockOffAt: offAt });
        await tellOfSim(tx, row, 'SimLockChangeEvent', { lockOffAt: offAt?.toISOString() ?? null });
        if (offAt === null) await stopSimOrder(tx, place, 'lock', clock.now());
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
          await tellOfSim(tx, row, 'SimChangeRefusedEvent');
          return false;
        }
        await stopSimOrder(tx, place, 'line', clock.now());
        await replaceCard(tx, row, { iccid, sealedPuk });
        return true;
      });
    },
  };
}
