// The Alborada: a country that there is not, and unlike Ecuador in whatever a country may be. It proves that nobody but this
// package knows where the product is sold, and shows what a new market has to say.
import type { Market } from '../market.ts';
import { documentWords, regulator, words } from './alborada.copy.ts';

export const alborada: Market = {
  id: 'alborada',
  // ISO leaves XA to XZ to whoever needs a country of their own, and XTS for money in tests.
  path: 'xa',
  countryCode: 'XA',
  country: 'Alborada',
  locale: 'es-MX',
  // With summer time, and not behind UTC.
  zone: 'Atlantic/Canary',
  // Without parts: what code calls cents are whole ones.
  currency: { code: 'XTS', symbol: 'A/ ', decimals: 0 },
  tax: { name: 'ISV', percent: 8 },
  numbers: {
    prefix: '999',
    trunk: '',
    mobile: { first: '7', digits: 9, mask: '### ### ###' },
    fixed: { first: '[2-7]', digits: 8, mask: '## ## ## ##' },
  },
  documents: [
    {
      type: 'CIP',
      of: 'person',
      least: 9,
      most: 9,
      hasLetters: false,
      date: 'issued',
      yearsBack: 69,
      ...documentWords.CIP,
    },
    {
      type: 'NIT',
      of: 'company',
      least: 11,
      most: 11,
      hasLetters: true,
      date: 'born',
      yearsBack: 110,
      ...documentWords.NIT,
    },
    {
      type: 'PAS',
      of: 'foreigner',
      least: 5,
      most: 20,
      hasLetters: true,
      date: 'born',
      yearsBack: 110,
      ...documentWords.PAS,
    },
  ],
  holidays: ['01-01', '06-21', '12-21'],
  topUps: [300, 500, 600, 1_000, 3_000],
  caps: { usual: 1_000, most: 100_000 },
  receiptCheckUrl: 'https://recibos.art.example/',
  regulator,
  emergencyPhone: '112',
  helpPhone: '*100 / 2000 1000',
  deviceBalance: '*150#',
  words,
};
