// A phone that was lost in autumn, and lay in a taxi.
import { addDays, instantAt } from '@portal/market/civil-dates';
import type { Theft } from '@portal/operator-ports/thefts';
import { thefts } from '../db/schema.ts';
import type { Line } from './lines.ts';
import { simOf } from './sims.ts';
import type { World } from './world.ts';

/** Before the oldest use that is shown: while it was gone nothing was used. */
const lostDaysAgo = 75;
const daysGone = 2;

/** Lost and found again. */
export function emitLoss(world: World, { customerId, lineId, serviceNumber }: Line): Theft {
  const lostOn = addDays(world.today, -lostDaysAgo);
  const at = instantAt(lostOn, 19);
  const theft: Theft = {
    customerId,
    lineId,
    serviceNumber,
    cause: 'loss',
    imei: simOf(serviceNumber).imei,
    theftId: `ROB-${lostOn.slice(2).replaceAll('-', '')}-7K3M9QXW`,
    reportedAt: at,
    suspendedAt: at,
    equipmentBlockedAt: at,
    undoneAt: instantAt(addDays(lostOn, daysGone), 10),
  };
  world.emit(thefts, { ...theft, statusBefore: 'A' });
  return theft;
}
