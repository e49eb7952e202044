// Ecuador.
import type { Market } from '../market.ts';
import { documentWords, regulator, words } from './ecuador.copy.ts';

export const ecuador: Market = {
  id: 'ecuador',
  path: 'ec',
  countryCode: 'EC',
  country: 'Ecuador',
  locale: 'es-EC',
  zone: 'America/Guayaquil',
  currency: { code: 'USD', symbol: '$', decimals: 2 },
  tax: { name: 'IVA', percent: 15 },
  numbers: {
    prefix: '593',
    trunk: '0',
    mobile: { first: '9', digits: 9, mask: '(###) ###-####' },
    fixed: { first: '[2-7]', digits: 8, mask: '#### - ####' },
  },
  documents: [
    {
      type: 'CED',
      of: 'person',
      least: 10,
      most: 10,
      hasLetters: false,
      date: 'issued',
      yearsBack: 69,
      ...documentWords.CED,
    },
    {
      type: 'RUC',
      of: 'company',
      least: 13,
      most: 13,
      hasLetters: false,
      // Ten digits of the person or company, and the number of one of its places.
      cardLike: '^\\d{10}00\\d$',
      date: 'born',
      yearsBack: 110,
      ...documentWords.RUC,
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
  // Those that are on the same date every year.
  holidays: ['01-01', '05-01', '05-24', '08-10', '10-09', '11-02', '11-03', '12-25'],
  topUps: [3, 5, 6, 10, 30],
  caps: { usual: 10, most: 1_000 },
  receiptCheckUrl: 'https://srienlinea.sri.gob.ec/sri-en-linea/inicio/NAT',
  regulator,
  emergencyPhone: '911',
  helpPhone: '*611 / 5004040',
  deviceBalance: '*123# opción 5-4',
  words,
};
