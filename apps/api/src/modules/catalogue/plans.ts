// Plans: by their codes, those that a line may change to, and what they give to use.
import type { Db, Tx } from '@portal/database/connection';
import type { Allowance } from '@portal/operator-ports/catalogue';
import { createPlansStore, type PlanRow } from './plans.store.ts';

export type { PlanRow } from './plans.store.ts';

export interface Plans {
  /** In the order of the codes; unknown codes are left out. */
  plans(codes: readonly string[], tx?: Tx): Promise<PlanRow[]>;
  /** What a postpaid line may change to, the cheapest first. */
  offeredPlans(): Promise<PlanRow[]>;
  /** What a month of the plan gives to use. */
  allowancesOf(plan: PlanRow): Allowance[];
}

export function createPlans(db: Db): Plans {
  const store = createPlansStore(db);
  return {
    async plans(codes, tx) {
      const rows = await store.byCode([...new Set(codes)], tx);
      return codes.flatMap((code) => rows.find((row) => row.planCode === code) ?? []);
    },
    offeredPlans: () => store.offered('Postpaid'),
    allowancesOf,
  };
}

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
export function allowancesOf({ features }: Pick<PlanRow, 'features'>): Allowance[] {
  return Object.entries(counted).flatMap(([key, { size, ...kind }]) => {
    const valor = features.find(({ clave }) => clave === key)?.valor;
    if (valor === undefined || valor === 'NO') return [];
    const number = /^\d+(?:[.,]\d+)?$/.test(valor) ? Number(valor.replace(',', '.')) : null;
    return [{ ...kind, included: number === null ? null : Math.round(number * size) }];
  });
}
