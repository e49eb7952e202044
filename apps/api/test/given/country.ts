// The demo operator's numbers and amounts as the market of this run writes them: the core of the tests runs in several.
import { wallTime } from '@portal/market/civil-dates';
import { demo, demoMobile } from '@portal/market/demo';
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import type { MarketName } from '@portal/market/market';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';

const { first } = market.numbers.mobile;

/** @param eight digits after the first one of mobile numbers: of 91000001 it is `0991000001` in Ecuador */
export const local = (eight: number | string): string => nationalNumber(demoMobile(String(eight)));
/** `593991000001` */
export const e164 = (eight: number | string): string => demoMobile(String(eight));
/** `991000001` */
export const withoutTrunk = (eight: number | string): string => `${first}${eight}`;
/** `593991000001` of `0991000001` */
export const international = (number: string): string =>
  `${market.numbers.prefix}${number.slice(market.numbers.trunk.length)}`;
/** As many digits as a mobile number has, and none. */
export const noMobile: string = `2${'1'.repeat(local('00000000').length - 1)}`;
/** Of the smallest unit, as the wire has them: 1839 is 18.39 in Ecuador. */
export const units = unitsOf;
/** `-05:00` at that moment. */
export const offsetAt = (instant: Date): string => wallTime(instant).slice(-6);
/** Of ten digits. */
export const personDocument = (digits: string): string => demo.writtenDocument(digits);
export const personType: string = documentOf('person').type;
/** What is not the same in two markets, because it comes of the tax. */
export const here = <Value>(values: Record<MarketName, Value>): Value => values[market.id];
