// Ecuador's cities and documents, for the demo operator.
import type { Demo } from '../market.ts';

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
  places: [
    {
      city: 'Quito',
      province: 'Pichincha',
      latitude: -0.1807,
      longitude: -78.4678,
      office: 'Av. Amazonas y Naciones Unidas',
      shop: 'Av. 10 de Agosto y Colón',
    },
    {
      city: 'Guayaquil',
      province: 'Guayas',
      latitude: -2.1894,
      longitude: -79.8891,
      office: 'Av. 9 de Octubre y Boyacá',
      shop: 'Av. de las Américas, local 12',
    },
    {
      city: 'Cuenca',
      province: 'Azuay',
      latitude: -2.9001,
      longitude: -79.0059,
      office: 'Gran Colombia y Benigno Malo',
      shop: 'Av. Solano y Remigio Crespo',
    },
    {
      city: 'Santo Domingo',
      province: 'Santo Domingo de los Tsáchilas',
      latitude: -0.253,
      longitude: -79.1754,
      office: 'Av. Quito y Río Toachi',
      shop: 'Av. Tsáchila, local 3',
    },
    {
      city: 'Machala',
      province: 'El Oro',
      latitude: -3.2581,
      longitude: -79.9554,
      office: 'Rocafuerte y Junín',
      shop: 'Av. 25 de Junio, local 8',
    },
    {
      city: 'Manta',
      province: 'Manabí',
      latitude: -0.9677,
      longitude: -80.7089,
      office: 'Av. 4 de Noviembre y calle 12',
      shop: 'Malecón y calle 15',
    },
    {
      city: 'Portoviejo',
      province: 'Manabí',
      latitude: -1.0546,
      longitude: -80.4545,
      office: 'Av. Manabí y América',
      shop: 'Calle Sucre, local 5',
    },
    {
      city: 'Ambato',
      province: 'Tungurahua',
      latitude: -1.2491,
      longitude: -78.6168,
      office: 'Av. Cevallos y Montalvo',
      shop: 'Av. Atahualpa, local 2',
    },
    {
      city: 'Riobamba',
      province: 'Chimborazo',
      latitude: -1.6636,
      longitude: -78.6546,
      office: 'Primera Constituyente y Larrea',
      shop: 'Av. Daniel León Borja, local 7',
    },
    {
      city: 'Loja',
      province: 'Loja',
      latitude: -3.9931,
      longitude: -79.2042,
      office: 'Bolívar y 10 de Agosto',
      shop: 'Av. Universitaria, local 1',
    },
    {
      city: 'Esmeraldas',
      province: 'Esmeraldas',
      latitude: 0.9682,
      longitude: -79.6517,
      office: 'Olmedo y 9 de Octubre',
      shop: 'Malecón, local 4',
    },
    {
      city: 'Ibarra',
      province: 'Imbabura',
      latitude: 0.3517,
      longitude: -78.1223,
      office: 'Sucre y Flores',
      shop: 'Av. Mariano Acosta, local 6',
    },
  ],
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
