// Ecuador's cities and documents, for the demo operator.
import type { Demo } from '../demo-facts.ts';
import { cedulaNumber, companyRuc } from './identity-numbers.ts';

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
