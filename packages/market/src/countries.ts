import { market } from '@portal/market/here';

const countries = new Intl.DisplayNames(market.locale, { type: 'region' });
/** `Colombia`. @param country ISO 3166-1 alpha-2 */
export const countryName = (country: string): string => countries.of(country) ?? country;
