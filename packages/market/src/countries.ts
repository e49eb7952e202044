// What countries are called here.
import { market } from '@portal/market/here';

const countries = new Intl.DisplayNames(market.locale, { type: 'region' });
/** `Colombia`. @param country ISO 3166-1 alpha-2, as an operator tells it: what is none stays as it is */
export const countryName = (country: string): string =>
  /^[A-Z]{2}$/i.test(country) ? (countries.of(country) ?? country) : country;
