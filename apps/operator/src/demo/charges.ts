// What may stand on a bill, net of IVA.

import { splitTax, taxPercent } from '@portal/market/tax';
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { BilledUse } from './billed-use.ts';
import type { Package } from './packages.ts';
import type { Plan } from './plans.ts';

export interface Charge {
  kind: BillItemKind;
  code: string;
  description: string;
  quantity: number;
  unitPriceCents: number;
  taxRatePercent: 0 | typeof taxPercent;
  /** Days since the period began; not given: of the period as a whole. */
  daysIntoPeriod?: number;
  /** Not given: of the service that the account is known by. */
  serviceNumber?: string;
  /** What was used for it: the line's records say so, too. */
  use?: BilledUse;
}

const netOf = (priceCents: number): number => splitTax(priceCents).netCents;

export const charge = (
  kind: BillItemKind,
  code: string,
  description: string,
  unitPriceCents: number,
  quantity = 1,
): Charge => ({ kind, code, description, quantity, unitPriceCents, taxRatePercent: taxPercent });

export const planCharge = (plan: Plan): Charge =>
  charge('plan', plan.code, `Plan ${plan.name}`, netOf(plan.priceCents));
export const deviceInsurance = (): Charge => charge('device', 'SEGEQ', 'Seguro de equipo', 209);
export const dataPackage = (): Charge => charge('package', 'PQ3GB', 'Paquete 3 GB por 7 días', netOf(300));
export const soldPackage = (offered: Package, daysIntoPeriod: number): Charge => ({
  ...charge('package', offered.id, `Paquete ${offered.name}`, netOf(offered.priceCents)),
  daysIntoPeriod,
});
export const callAbroad = (country: string, cents: number, daysIntoPeriod: number): Charge => ({
  ...charge('internationalCall', 'LLINT', `Llamada internacional a ${country}`, cents),
  daysIntoPeriod,
  use: { usageType: 'voz', to: 'overseas', quantity: 1, records: 1 },
});
export const longDistance = (minutes: number): Charge => ({
  ...charge('use', 'LDI', 'Minutos de larga distancia internacional', 10, minutes),
  use: { usageType: 'voz', to: 'theAmericas', quantity: minutes, records: Math.ceil(minutes / 8) },
});
export const messagesAbroad = (count: number): Charge => ({
  ...charge('use', 'SMSIN', 'Mensajes internacionales', 11, count),
  use: { usageType: 'sms', to: 'theAmericas', quantity: count, records: count },
});
export const filmRental = (): Charge => charge('other', 'ALQPE', 'Alquiler de película', netOf(300));
/** Interest carries no IVA. */
export const lateInterest = (cents: number): Charge => ({
  ...charge('other', 'INTMO', 'Interés por pago tardío', cents),
  taxRatePercent: 0,
});

/** What each home service costs when the three come together, with IVA; they add up to the triple play's price. */
export const triplePlayFees = { internet: 2_123, television: 1_697, telephony: 679 } as const;

export const homeCharge = (plan: Plan, serviceNumber: string, monthlyFeeCents: number): Charge => ({
  ...charge('plan', plan.code, plan.name, netOf(monthlyFeeCents)),
  serviceNumber,
});
