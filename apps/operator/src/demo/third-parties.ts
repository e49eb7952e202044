// A service of another company that nobody remembers having ordered.
import { dayMs } from '@portal/market/civil-dates';
import { splitTax } from '@portal/market/tax';
import { thirdPartyServices } from '../db/schema.ts';
import type { Charge } from './charges.ts';
import { charge } from './charges.ts';
import type { Line } from './lines.ts';
import type { World } from './world.ts';

const horoscope = { code: 'TP-HOROS', name: 'Horóscopo diario', provider: 'Astros Móvil', priceCents: 299 };

export const horoscopeCharge = (): Charge =>
  charge('thirdParty', horoscope.code, horoscope.name, splitTax(horoscope.priceCents).netCents);

/** What the company shows when it is asked: a message that the line has never sent. */
export function emitHoroscope(world: World, { customerId, lineId }: Line, startedDaysAgo: number): void {
  world.emit(thirdPartyServices, {
    customerId,
    lineId,
    productId: world.newId(),
    ...horoscope,
    startedAt: new Date(world.now.getTime() - startedDaysAgo * dayMs),
    consentChannel: 'sms',
    consentProof: 'SMS «ALTA» al número corto 7788, según la empresa. No hay registro en la red.',
  });
}
