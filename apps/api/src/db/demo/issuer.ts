// The fictional company that issues the bills, and what makes a bill an electronic invoice: number and access key.
import { buildAccessKey } from '@portal/contract/access-key';
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
const testEnvironment = 1;

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

/** Clave de acceso of a bill of ours. */
export function accessKey(issuedOn: CivilDate, billNo: string): string {
  const [establishment = '', emissionPoint = '', sequence = ''] = billNo.split('-');
  const numericCode = String((Number(sequence) * 7_919) % 100_000_000).padStart(8, '0');
  return buildAccessKey({
    issuedOn,
    ruc: demoIssuer.ruc,
    environment: testEnvironment,
    establishment,
    emissionPoint,
    sequence,
    numericCode,
  });
}
