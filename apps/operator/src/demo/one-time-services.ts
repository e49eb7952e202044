// What the operator does once, what that costs and how long it takes.
import type { Emit } from '@portal/database/copy-sink';
import {
  oneTimeServices as known,
  type LeadTime,
  type OneTimeService,
} from '@portal/operator-ports/catalogue';
import { oneTimeServices } from '../db/schema.ts';

const atOnce: LeadTime = { amount: 0, units: 'minute' };
const within = (amount: number, units: LeadTime['units']): LeadTime => ({ amount, units });

type Terms = readonly [priceCents: number, leadTime: LeadTime | null];
const terms: Readonly<Record<OneTimeService, Terms>> = {
  newChip: [500, atOnce],
  esim: [0, null],
  numberChange: [300, within(24, 'hour')],
  holderChange: [0, atOnce],
  homeMove: [2_000, within(5, 'workday')],
  installation: [0, within(5, 'workday')],
  portIn: [0, within(24, 'hour')],
  visit: [0, within(2, 'hour')],
  reconnection: [150, null],
  latePayment: [0, null],
  billCopy: [100, atOnce],
  missingEquipment: [4_500, null],
};

export function emitOneTimeServices(emit: Emit): void {
  for (const service of known) {
    const [priceCents, leadTime] = terms[service];
    emit(oneTimeServices, { service, priceCents, leadTime });
  }
}
