// What a plan includes, in the words of people.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { planFeaturesCopy as copy } from './plan-features.copy.ts';

export type PlanFeature = Plan['caracteristicas'][number];

/** `15 GB`, `100 SMS`, `Sí`, `WhatsApp ilimitado`. */
export function featureValue({ valor, formato }: Pick<PlanFeature, 'valor' | 'formato'>): string {
  if (valor === 'SI') return copy.yes;
  if (valor === 'NO') return copy.no;
  const units: Partial<Record<string, (value: string) => string>> = copy.units;
  const write = units[formato];
  return write && /^\d/.test(valor) ? write(valor) : valor;
}
