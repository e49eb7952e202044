// What the operator does once, what that costs and how long it takes; and who pays less.
import type { Emit } from '@portal/database/copy-sink';
import { documentOf } from '@portal/market/documents';
import {
  type Discount,
  oneTimeServices as known,
  type LeadTime,
  type OneTimeService,
} from '@portal/operator-ports/catalogue';
import { discounts, oneTimeServices } from '../db/schema.ts';

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

const person = documentOf('person');
const told = (...descriptions: string[]) => descriptions.map((description) => ({ description }));
const fromWhen =
  'Se pide una sola vez, en un centro de atención, y sale desde la siguiente factura, no en las anteriores.';
const ofOne = 'Vale para un servicio de cada clase, a nombre de esa persona.';

const offered: readonly Discount[] = [
  {
    group: 'seniors',
    percent: 50,
    services: ['telephony', 'internet'],
    terms: told(
      'Es desde los 65 años, y no se pone solo.',
      fromWhen,
      `Lleva tu ${person.inSentence}; otra persona puede pedirlo con ella y una carta firmada.`,
      ofOne,
    ),
  },
  {
    group: 'disability',
    percent: 50,
    services: ['mobile', 'telephony', 'internet'],
    terms: told(
      'Es desde el 30 % de discapacidad, el mismo con un grado mayor, y no se pone solo.',
      fromWhen,
      `Lleva tu ${person.inSentence} y tu carné de discapacidad; quien te cuida puede pedirlo con ellos.`,
      ofOne,
    ),
  },
];

export function emitDiscounts(emit: Emit): void {
  for (const discount of offered) emit(discounts, discount);
}
