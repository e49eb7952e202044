// What is said of who pays less: how much and for what, as the operator says, and its own terms.
import { market } from '@portal/market/here';

const groups = {
  seniors: 'Adultos mayores',
  disability: 'Personas con discapacidad',
} as const;

const services = {
  mobile: 'celular',
  telephony: 'teléfono fijo',
  internet: 'internet',
  television: 'televisión',
} as const;

export interface OfferedDiscount {
  group: keyof typeof groups;
  /** Null: it depends on whose it is. */
  percent: number | null;
  services: readonly (keyof typeof services)[];
  terms: readonly { description: string }[];
}

export interface DiscountWords {
  /** A sentence a group: how much, and for what. Without any nothing is known. */
  sums: readonly string[];
  /** The same with its terms. */
  wholes: readonly string[];
}

export const discountWords = (offered: readonly OfferedDiscount[]): DiscountWords => ({
  sums: offered.map(sumWords),
  wholes: offered.map((one) => [sumWords(one), ...one.terms.map(({ description }) => description)].join(' ')),
});

function sumWords({ group, percent, services: of }: OfferedDiscount): string {
  const sum = percent === null ? 'un descuento que depende de tu caso' : `${percent} % menos`;
  return `${groups[group]}: ${sum} en ${listed.format(of.map((service) => services[service]))}.`;
}

const listed = new Intl.ListFormat(market.locale);
