// Ecuador’s electronic invoices: their access key, their shape, and what stands on paper (RIDE).
import type { Receipts, TaxInvoice, TaxInvoiceLine, XmlTree } from '../market.ts';
import { demoIssuer, paperNames } from './ecuador.copy.ts';

// The 49-digit access key of Ecuador's electronic documents, and its modulo-11 check digit.

const documentTypeInvoice = '01';
const emissionNormal = '1';

interface AccessKeyParts {
  /** Civil date, `YYYY-MM-DD`. */
  issuedOn: string;
  /** 13 digits. */
  ruc: string;
  /** 1 test, 2 production. */
  environment: 1 | 2;
  /** Three digits each. */
  establishment: string;
  emissionPoint: string;
  /** Nine digits. */
  sequence: string;
  /** Eight digits of the issuer's choice, so that a key cannot be guessed from the number alone. */
  numericCode: string;
}

/** @throws RangeError when a part has not exactly its digits. */
export function buildAccessKey(parts: AccessKeyParts): string {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(parts.issuedOn);
  if (!date) throw new RangeError(`issuedOn is not a civil date: ${parts.issuedOn}`);
  const [, year, month, day] = date;

  const body = [
    `${day}${month}${year}`,
    documentTypeInvoice,
    digits(parts.ruc, 13, 'ruc'),
    digits(String(parts.environment), 1, 'environment'),
    digits(parts.establishment, 3, 'establishment'),
    digits(parts.emissionPoint, 3, 'emissionPoint'),
    digits(parts.sequence, 9, 'sequence'),
    digits(parts.numericCode, 8, 'numericCode'),
    emissionNormal,
  ].join('');
  return `${body}${accessKeyCheckDigit(body)}`;
}

/**
 * From the right, each digit times 2, 3, 4, 5, 6, 7, 2, 3 …; eleven minus the sum modulo eleven,
 * where 11 is written 0 and 10 is written 1.
 * @throws RangeError unless given the 48 digits before the check digit.
 */
export function accessKeyCheckDigit(body: string): number {
  const reversed = [...digits(body, 48, 'access key')].reverse();
  const sum = reversed.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  if (rest === 11) return 0;
  return rest === 10 ? 1 : rest;
}

/** Tests, in the tax authority's words: nothing issued here has tax validity. */
const testEnvironment = 1;

/** Clave de acceso of a bill. @param numericCode the issuer's choice, below 100,000,000 */
export function accessKeyOf(ruc: string, issuedOn: string, billNo: string, numericCode: number): string {
  const [establishment = '', emissionPoint = '', sequence = ''] = billNo.split('-');
  return buildAccessKey({
    issuedOn,
    ruc,
    environment: testEnvironment,
    establishment,
    emissionPoint,
    sequence,
    numericCode: String(numericCode).padStart(8, '0'),
  });
}

function digits(value: string, length: number, name: string): string {
  if (value.length !== length || !/^\d+$/.test(value)) {
    throw new RangeError(`${name} must be ${length} digits: ${value}`);
  }
  return value;
}

// Ecuador's electronic invoice, version 2.1.0 of the tax authority's own shape, as a customer keeps it beside the
// paper. It is not signed here: the certificate is the operator's, as is the sending to the authority.

/** The authority's codes: of the tax (IVA), of its rates, of documents, and of how it is paid (through a bank). */
const taxCode = 2;
const rateCodes: Record<number, number> = { 0: 0, 5: 5, 12: 2, 14: 3, 15: 4 };
const documentCodes: Record<string, string> = { RUC: '04', CED: '05', PAS: '06' };
const throughABank = '20';
const longestText = 300;

/** Null for what cannot be said in this shape: a rate that the authority has no code for, a credit above all charges. */
function electronicInvoice(invoice: TaxInvoice): XmlTree | null {
  const { issuer, buyer, totals } = invoice;
  const lines = withoutNegatives(invoice.lines);
  if (!lines || lines.some(({ taxRatePercent }) => rateCodes[taxRatePercent] === undefined)) return null;
  const taxes = taxesOf(lines);
  const net = sum(lines.map(({ totalCents }) => totalCents));
  if (net + sum(taxes) !== totals.totalCents) return null;
  const [year, month, day] = invoice.issuedOn.split('-');
  return {
    factura: {
      '@id': 'comprobante',
      '@version': '2.1.0',
      infoTributaria: {
        ambiente: invoice.environment,
        tipoEmision: 1,
        razonSocial: text(issuer.legalName),
        nombreComercial: text(issuer.tradeName),
        ruc: issuer.taxId,
        claveAcceso: invoice.accessKey,
        codDoc: '01',
        estab: invoice.establishment,
        ptoEmi: invoice.emissionPoint,
        secuencial: invoice.sequence,
        dirMatriz: text(issuer.headquartersAddress),
      },
      infoFactura: {
        fechaEmision: `${day}/${month}/${year}`,
        dirEstablecimiento: text(issuer.establishmentAddress),
        ...(issuer.specialTaxpayer ? { contribuyenteEspecial: issuer.specialTaxpayer } : {}),
        obligadoContabilidad: issuer.keepsAccounting ? 'SI' : 'NO',
        tipoIdentificacionComprador: documentCodes[buyer.documentType],
        razonSocialComprador: text(buyer.name),
        identificacionComprador: buyer.documentNumber,
        ...(buyer.address ? { direccionComprador: text(buyer.address) } : {}),
        totalSinImpuestos: amount(net),
        totalDescuento: amount(sum(lines.map(({ discountCents }) => discountCents))),
        totalConImpuestos: { totalImpuesto: byRate(lines, taxes) },
        propina: amount(0),
        importeTotal: amount(totals.totalCents),
        moneda: 'DOLAR',
        pagos: { pago: { formaPago: throughABank, total: amount(totals.totalCents) } },
      },
      detalles: { detalle: lines.map((line, index) => detail(line, taxes[index] ?? 0)) },
      ...(buyer.email
        ? { infoAdicional: { campoAdicional: { '@nombre': 'email', '#text': buyer.email } } }
        : {}),
    },
  };
}

function detail(line: TaxInvoiceLine, taxCents: number) {
  const quantity = line.quantity || 1;
  return {
    codigoPrincipal: line.code.slice(0, 25),
    descripcion: text(line.description),
    cantidad: quantity.toFixed(6),
    precioUnitario: ((line.totalCents + line.discountCents) / 100 / quantity).toFixed(6),
    descuento: amount(line.discountCents),
    precioTotalSinImpuesto: amount(line.totalCents),
    impuestos: {
      impuesto: {
        codigo: taxCode,
        codigoPorcentaje: rateCodes[line.taxRatePercent],
        tarifa: amount(line.taxRatePercent * 100),
        baseImponible: amount(line.totalCents),
        valor: amount(taxCents),
      },
    },
  };
}

function byRate(lines: readonly TaxInvoiceLine[], taxes: readonly number[]) {
  const rates = [...new Set(lines.map(({ taxRatePercent }) => taxRatePercent))].toSorted((a, b) => b - a);
  return rates.map((rate) => {
    const of = (cents: (line: TaxInvoiceLine, index: number) => number) =>
      amount(sum(lines.map((line, index) => (line.taxRatePercent === rate ? cents(line, index) : 0))));
    return {
      codigo: taxCode,
      codigoPorcentaje: rateCodes[rate],
      baseImponible: of(({ totalCents }) => totalCents),
      valor: of((_line, index) => taxes[index] ?? 0),
    };
  });
}

/** The tax of each line: what the sum bears, half a cent rounded up, in parts that add up to it. */
function taxesOf(lines: readonly TaxInvoiceLine[]): number[] {
  const bases = new Map<number, number>();
  return lines.map(({ taxRatePercent: rate, totalCents }) => {
    const before = bases.get(rate) ?? 0;
    bases.set(rate, before + totalCents);
    return taxAt(rate, before + totalCents) - taxAt(rate, before);
  });
}

const taxAt = (rate: number, cents: number) => Math.floor((cents * rate + 50) / 100);

/** The shape knows no negative line: what is taken off stands as a discount of the lines of its rate. */
function withoutNegatives(all: readonly TaxInvoiceLine[]): TaxInvoiceLine[] | null {
  const lines = all.filter(({ totalCents }) => totalCents >= 0).map((line) => ({ ...line }));
  for (const { taxRatePercent, totalCents } of all.filter((line) => line.totalCents < 0)) {
    let left = -totalCents;
    for (const line of lines.filter((one) => one.taxRatePercent === taxRatePercent)) {
      const taken = Math.min(left, line.totalCents);
      line.totalCents -= taken;
      line.discountCents += taken;
      left -= taken;
    }
    if (left > 0) return null;
  }
  return lines.length > 0 ? lines : null;
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const amount = (cents: number) => (cents / 100).toFixed(2);

/** On one line, and no longer than the shape allows. What XML has no sign for is left out. */
const text = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .trim()
    .slice(0, longestText);

export const ecuadorReceipts: Receipts = {
  keyOf: accessKeyOf,
  keyShape: /^\d{49}$/,
  taxId: { shape: /^\d{2}[0-69]\d{7}\d{3}$/, error: 'must be the 13 digits of a RUC' },
  demoIssuer,
  names: paperNames,
  xmlOf: electronicInvoice,
};
