// What may stand on a bill, net of IVA, and how IVA is counted.
import type { Plan } from './plans.ts';

export const ivaPercent = 15;

export interface Charge {
  code: string;
  description: string;
  quantity: number;
  unitPriceCents: number;
  taxRatePercent: 0 | typeof ivaPercent;
}

/** IVA of a sum of net amounts, half a cent rounded up. */
export const ivaOn = (taxableCents: number): number => Math.floor((taxableCents * ivaPercent + 50) / 100);

/** The net amount that comes nearest to a price with IVA. */
export const netOf = (priceCents: number): number => Math.round((priceCents * 100) / (100 + ivaPercent));

const charge = (code: string, description: string, unitPriceCents: number, quantity = 1): Charge => ({
  code,
  description,
  quantity,
  unitPriceCents,
  taxRatePercent: ivaPercent,
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
