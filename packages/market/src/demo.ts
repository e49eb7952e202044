// What the demo operator needs to know of the market: numbers, documents and places that could be real there.
import { market } from '@portal/market/here';
import { alboradaDemo } from './alborada/demo.ts';
import { ecuadorDemo } from './ecuador/demo.ts';
import type { Demo, MarketName } from './market.ts';
import { nationalNumber } from './service-number.ts';

const all: Record<MarketName, Demo> = { ecuador: ecuadorDemo, alborada: alboradaDemo };
export const demo = all[market.id];

const { prefix, mobile } = market.numbers;

/** @param eight digits, after the first one of mobile numbers; E.164 */
export const demoMobile = (eight: string): string => `${prefix}${mobile.first}${eight}`;
/** @param area the first digit; E.164 */
export const demoFixed = (area: string, seven: number | string): string => `${prefix}${area}${seven}`;

/** @param index of the market's cities, which begin anew after the last */
export function addressIn(index: number, street: string): string {
  const [city] = demo.cities[index % demo.cities.length] ?? [];
  return `${street}, ${city}`;
}

// Values that the descriptions of our interfaces show: a number, a document and a place that could be real in the market.

const [{ city, office }] = demo.places as readonly [(typeof demo.places)[number]];

/** E.164 */
export const exampleNumber: string = demoMobile('91000001');
/** As it is dialled within the country. */
export const exampleNumberHere: string = nationalNumber(exampleNumber);
export const exampleDocument: string = demo.writtenDocument('1710034065');
export const exampleCity: string = city;
export const exampleAddress: string = `${office}, ${city}`;
