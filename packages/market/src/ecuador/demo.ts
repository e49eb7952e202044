// Ecuador's cities and documents, for the demo operator.

import type { Demo } from '../demo-facts.ts';

function cedulaCheckDigit(nine: string): number {
  let sum = 0;
  for (let index = 0; index < 9; index++) {
    const doubled = Number(nine[index]) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

const provinces = 24;
const cedulaSpace = provinces * 6 * 4 * 100_000;
/** Shares no factor with the space: neighbours get documents far apart and none comes twice. */
const stride = 31_415_927;

/** The fourth digit is 6 to 9; written-down documents of the demo operator have 0 to 5 there. */
function cedulaNumber(ordinal: number): string {
  const place = (ordinal * stride) % cedulaSpace;
  const province = String(1 + (place % provinces)).padStart(2, '0');
  const third = Math.floor(place / provinces) % 6;
  const fourth = 6 + (Math.floor(place / (provinces * 6)) % 4);
  const rest = String(Math.floor(place / (provinces * 24))).padStart(5, '0');
  const nine = `${province}${third}${fourth}${rest}`;
  return `${nine}${cedulaCheckDigit(nine)}`;
}

const rucFactors = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/** RUC of a private company. Null where modulo 11 leaves no digit: that number was never issued. */
function companyRuc(ordinal: number): string | null {
  const province = String(1 + (ordinal % provinces)).padStart(2, '0');
  const nine = `${province}9${String(ordinal % 1_000_000).padStart(6, '0')}`;
  const sum = rucFactors.reduce((total, factor, index) => total + factor * Number(nine[index]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : `${nine}${check}001`;
}

export const ecuadorDemo: Demo = {
  cities: [
    ['Guayaquil', '4'],
    ['Quito', '2'],
    ['Cuenca', '7'],
    ['Santo Domingo', '2'],
    ['Machala', '7'],
    ['Manta', '5'],
    ['Portoviejo', '5'],
    ['Ambato', '3'],
    ['Riobamba', '3'],
    ['Loja', '7'],
    ['Esmeraldas', '6'],
    ['Ibarra', '6'],
    ['Quevedo', '5'],
    ['Milagro', '4'],
    ['Latacunga', '3'],
  ],
  personDocument: cedulaNumber,
  companyDocument: companyRuc,
  writtenDocument: (digits) => digits,
  rules: {
    'a cédula has ten digits, a province, and its check digit': `
    select document_number as subject from operator.customers
    where document_type = 'CED' and (document_number !~ '^(0[1-9]|1[0-9]|2[0-4])[0-5][0-9]{7}$'
      or (select (10 - sum(case when n * f > 9 then n * f - 9 else n * f end) % 10) % 10
          from generate_series(1, 9) i, lateral (
            select substr(document_number, i, 1)::int as n, 1 + i % 2 as f) d)
        <> right(document_number, 1)::int)`,

    'a RUC has thirteen digits, and every company has one': `
    select document_number as subject from operator.customers
    where kind = 'company' and document_type <> 'RUC'
      or document_type = 'RUC' and document_number !~
        case kind when 'company' then '^[0-9]{2}9[0-9]{7}001$' else '^[0-9]{2}[0-5][0-9]{7}001$' end`,

    'an access key holds the date, the issuer, the number and its check digit': `
    select bill_no as subject from operator.bills b
    where access_key is not null and (access_key !~ '^[0-9]{49}$'
      or left(access_key, 39) <> to_char(issued_on, 'DDMMYYYY') || '01' || '1799999990001' || '1'
        || replace(bill_no, '-', '')
      or substr(access_key, 48, 1) <> '1'
      or right(access_key, 1)::int <> (
        select case when rest = 0 then 0 when rest = 1 then 1 else 11 - rest end
        from (select sum(substr(access_key, 49 - i, 1)::int * (2 + (i - 1) % 6)) % 11 as rest
          from generate_series(1, 48) i) k))`,
  },
};
