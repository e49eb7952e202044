// What plans give to use, read off their features.
import type { Allowance, Plan } from './catalogue.ts';

const mbPerGb = 1_024;

/** The kinds of use that a plan counts, by the keys of its features. */
const counted = {
  GIGAS: { name: 'Internet', usageType: 'internet', unit: 'MB', size: mbPerGb },
  LLAMADAS: { name: 'Minutos', usageType: 'voz', unit: 'MIN', size: 1 },
  SMS: { name: 'SMS', usageType: 'sms', unit: 'SMS', size: 1 },
} as const;

/**
 * `15` with the format «gigas» is 15,360 MB; `SI` and `Ilimitado` have no end;
 * what says `NO`, or is no feature of the plan, is not given.
 */
export function allowancesOf({ features }: Pick<Plan, 'features'>): Allowance[] {
  return Object.entries(counted).flatMap(([key, { size, ...kind }]) => {
    const valor = features.find(({ clave }) => clave === key)?.valor;
    if (valor === undefined || valor === 'NO') return [];
    const number = /^\d+(?:[.,]\d+)?$/.test(valor) ? Number(valor.replace(',', '.')) : null;
    return [{ ...kind, included: number === null ? null : Math.round(number * size) }];
  });
}
