// The fictional company that issues the bills, and what makes a bill an electronic invoice: number and access key.
import { type CivilDate, type CycleDay, cycleDays } from './calendar.ts';

export const demoIssuer = {
  legalName: 'OPERADORA DEMOSTRACIÓN ECUADOR S.A.',
  tradeName: 'Mi Claro',
  ruc: '1799999990001',
  headquartersAddress: 'Av. de la Demostración N34-100 y Calle Ficticia, Quito',
  establishmentAddress: 'Av. del Ejemplo 1500 y Calle Segunda, Guayaquil',
  keepsAccounting: true,
} as const;

const establishment = '001';
const emissionPoint = '002';
/** Tests, in the tax authority's words: nothing issued here has tax validity. */
const testEnvironment = '1';

/** Spreads the bills of a cut over its numbers; shares no factor with their count, so none comes twice. */
const stride = 78_317;
/** Room for this many bills of one cut; later cuts always get larger numbers. */
const billsPerCut = 400_000;
const firstYear = 2024;

/** `sequence` counts the bills issued on that date, from 0. */
export function invoiceNumber(issuedOn: CivilDate, sequence: number): string {
  const [year, month, day] = issuedOn.split('-').map(Number) as [number, number, number];
  const cut = ((year - firstYear) * 12 + month - 1) * cycleDays.length + cycleDays.indexOf(day as CycleDay);
  if (cut < 0 || sequence >= billsPerCut) throw new RangeError(`No invoice number left for ${issuedOn}`);
  const number = String(cut * billsPerCut + ((sequence * stride + 18_273) % billsPerCut)).padStart(9, '0');
  return `${establishment}-${emissionPoint}-${number}`;
}

const invoiceType = '01';
const normalEmission = '1';

/** Clave de acceso: 48 digits and their modulo-11 check digit. */
export function accessKey(issuedOn: CivilDate, billNo: string): string {
  const [year, month, day] = issuedOn.split('-');
  const sequence = billNo.slice(8);
  const numericCode = String((Number(sequence) * 48_271 + 60_481_239) % 100_000_000).padStart(8, '0');
  const head = `${day}${month}${year}${invoiceType}${demoIssuer.ruc}${testEnvironment}`;
  const digits = `${head}${establishment}${emissionPoint}${sequence}${numericCode}${normalEmission}`;
  return `${digits}${moduloElevenDigit(digits)}`;
}

/** From the right, factors 2 to 7 over and over. */
export function moduloElevenDigit(digits: string): number {
  let sum = 0;
  let factor = 2;
  for (let index = digits.length - 1; index >= 0; index--) {
    sum += (digits.charCodeAt(index) - 48) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  const check = 11 - (sum % 11);
  if (check === 11) return 0;
  return check === 10 ? 1 : check;
}
