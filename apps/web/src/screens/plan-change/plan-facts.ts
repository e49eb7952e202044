// What a plan's card says (BUY-5), and the rows of two plans face to face.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { featureValue, type PlanFeature } from '../../shared/plan-change/plan-features.ts';
import { compareCopy, factsCopy as copy } from './plan-change.copy.ts';

/** Shown on the card when it weighs at least this. */
const SHOWN_FROM = 2;

export interface PlanFact {
  key: string;
  text: string;
  /** False: the card says that the plan has none. */
  isGiven: boolean;
}

export function priceCentsOf({ precio }: Plan): number {
  return centsFromDollars(precio);
}

/** What every card says first, in this order. */
const FIRST: readonly string[] = ['GIGAS', 'LLAMADAS', 'LDI', 'ROAMING'];

export function planFacts({ caracteristicas }: Plan): PlanFact[] {
  const rank = ({ clave }: PlanFeature) => (FIRST.includes(clave) ? FIRST.indexOf(clave) : FIRST.length);
  return caracteristicas
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((feature) => {
      const text = factOf(feature);
      const isGiven = !(feature.clave === 'ROAMING' && feature.valor !== 'SI');
      return text === null ? [] : [{ key: feature.clave, text, isGiven }];
    });
}

function factOf(feature: PlanFeature): string | null {
  const { clave, nombre, valor, formato, principal } = feature;
  switch (clave) {
    case 'GIGAS':
      return formato === 'gigas' ? copy.gigas(valor) : copy.unlimitedData;
    case 'LLAMADAS':
      return valor === 'SI' ? copy.calls : null;
    case 'LDI':
      return Number(valor) > 0 ? copy.longDistance(valor) : null;
    case 'ROAMING':
      return valor === 'SI' ? copy.roaming : copy.noRoaming;
    default:
      return principal >= SHOWN_FROM ? otherFact(nombre, featureValue(feature)) : null;
  }
}

/** `100 SMS` needs no name before it. */
function otherFact(name: string, value: string): string {
  return value.toLowerCase().endsWith(name.toLowerCase()) ? value : copy.other(name, value);
}

export interface ComparedFeature {
  key: string;
  name: string;
  /** Null: the plan has no such feature. */
  current: string | null;
  /** Undefined: no plan has been chosen. */
  desired: string | null | undefined;
}

/** The price first, then what the current plan has, then what only the other one has. */
export function comparedFeatures(current: Plan, desired: Plan | undefined): ComparedFeature[] {
  const features = [...current.caracteristicas, ...(desired?.caracteristicas ?? [])];
  const keys = [...new Set(features.map(({ clave }) => clave))];
  const price = {
    key: 'PRECIO',
    name: compareCopy.monthly,
    current: formatMoney(priceCentsOf(current)),
    desired: desired && formatMoney(priceCentsOf(desired)),
  };
  return [
    price,
    ...keys.map((key) => ({
      key,
      name: features.find(({ clave }) => clave === key)?.nombre ?? key,
      current: valueIn(current, key),
      desired: desired && valueIn(desired, key),
    })),
  ];
}

function valueIn({ caracteristicas }: Plan, key: string): string | null {
  const feature = caracteristicas.find(({ clave }) => clave === key);
  return feature ? featureValue(feature) : null;
}
