// What the demo operator needs to know of the market: numbers, documents and places that could be real there.
import { market } from '@portal/market/here';
import { alboradaDemo } from './alborada/demo.ts';
import type { Demo } from './demo-facts.ts';
import { ecuadorDemo } from './ecuador/demo.ts';
import type { MarketName } from './market.ts';

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
