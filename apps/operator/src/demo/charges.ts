// What may stand on a bill, net of IVA.
import { splitTax, taxPercent } from '@portal/market/tax';
import type { Plan } from './plans.ts';

export interface Charge {
  code: string;
  description: string;
  quantity: number;
  unitPriceCents: number;
  taxRatePercent: 0 | typeof taxPercent;
}

const netOf = (priceCents: number): number => splitTax(priceCents).netCents;

const charge = (code: string, description: string, unitPriceCents: number, quantity = 1): Charge => ({
  code,
  description,
  quantity,
  unitPriceCents,
  taxRatePercent: taxPercent,
});

export const planCharge = (plan: Plan): Charge =>
  charge(plan.code, `Plan ${plan.name}`, netOf(plan.priceCents));
export const deviceInsurance = (): Charge => charge('SEGEQ', 'Seguro de equipo', 209);
export const dataPackage = (): Charge => charge('PQ3GB', 'Paquete 3 GB por 7 días', netOf(300));
export const longDistance = (minutes: number): Charge =>
  charge('LDI', 'Minutos de larga distancia internacional', 10, minutes);
export const messagesAbroad = (count: number): Charge =>
  charge('SMSIN', 'Mensajes internacionales', 11, count);
export const filmRental = (): Charge => charge('ALQPE', 'Alquiler de película', netOf(300));
/** Interest carries no IVA. */
export const lateInterest = (cents: number): Charge => ({
  ...charge('INTMO', 'Interés por pago tardío', cents),
  taxRatePercent: 0,
});

/** What each home service costs when the three come together, with IVA; they add up to the triple play's price. */
export const triplePlayFees = { internet: 2_123, television: 1_697, telephony: 679 } as const;

export const homeCharge = (plan: Plan, monthlyFeeCents: number): Charge =>
  charge(plan.code, plan.name, netOf(monthlyFeeCents));
