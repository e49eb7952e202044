// The Alborada's towns and documents, for the demo operator.
import type { Demo } from '../market.ts';

const space = 500_000_000;
/** Shares no factor with the space: neighbours get documents far apart and none comes twice. */
const stride = 31_415_927;

export const alboradaDemo: Demo = {
  places: [
    {
      city: 'Puerto Alba',
      province: 'Alba',
      latitude: 28.12,
      longitude: -15.43,
      office: 'Paseo del Puerto 4',
      shop: 'Calle Mayor 18',
    },
    {
      city: 'San Telmo',
      province: 'Alba',
      latitude: 28.35,
      longitude: -14.02,
      office: 'Plaza de San Telmo 1',
      shop: 'Calle del Mar 9',
    },
  ],
  cities: [
    ['Puerto Alba', '2'],
    ['San Telmo', '3'],
    ['La Rambla', '4'],
    ['Villa del Faro', '5'],
  ],
  personDocument: (ordinal) => String((ordinal * stride) % space).padStart(9, '0'),
  companyDocument: (ordinal) => `J${String(5_000_000_000 + ordinal)}`,
  writtenDocument: (digits) => (digits.length === 13 ? `J${digits.slice(0, 10)}` : digits.slice(-9)),
  rules: {
    'a document is a carné, a Nit or a passport': `
    select document_number as subject from operator.customers
    where document_number !~ case document_type
      when 'CIP' then '^[0-9]{9}$' when 'NIT' then '^J[0-9]{10}$' when 'PAS' then '^[A-Z0-9]{5,20}$' end`,
  },
};
