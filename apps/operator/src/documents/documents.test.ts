import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accessKeyCheckDigit, accessKeyOf } from '@portal/market/ecuador/receipts';
import type { TaxInvoice, TaxInvoiceLine } from '@portal/market/market';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { exampleInvoice } from '../../test/example-invoice.ts';
import { createInvoicePrinter, electronicInvoice, type InvoicePrinter } from './documents.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'invoice-printer-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let printer: InvoicePrinter;
afterEach(() => printer.close());

function workerThat(does: string): URL {
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `export const drawInvoice = (invoice) => { ${does} };`);
  return pathToFileURL(file);
}

test('gives the same bytes as drawing here, for several at once', async () => {
  printer = createInvoicePrinter();
  const invoices = ['000000001', '000000002', '000000003'].map((sequence) => ({
    ...exampleInvoice,
    sequence,
  }));
  const pdfs = await Promise.all(invoices.map(printer.draw));
  const here = await Promise.all(invoices.map((invoice) => renderInvoicePdf(invoice)));
  expect(pdfs.map(sha256)).toEqual(here.map(sha256));
  expect(new Set(pdfs.map(sha256)).size).toBe(3);
});

test('one that cannot be drawn, or handed over, fails alone', async () => {
  printer = createInvoicePrinter();
  await expect(printer.draw({ ...exampleInvoice, accessKey: '28' })).rejects.toThrow('no key of a receipt');
  await expect(printer.draw({ ...exampleInvoice, used: [() => 1] } as never)).rejects.toThrow(/clone/);
  await expect(printer.draw(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
});

test('a worker that ends takes its invoice with it, and the next one gets a fresh worker', async () => {
  const dies = workerThat("if (invoice.sequence === '000000001') process.exit(3); return new Uint8Array(1);");
  printer = createInvoicePrinter(dies);
  await expect(printer.draw({ ...exampleInvoice, sequence: '000000001' })).rejects.toThrow();
  await expect(printer.draw(exampleInvoice)).resolves.toBeInstanceOf(Uint8Array);
});

test('a worker that never answers is ended', async () => {
  printer = createInvoicePrinter(workerThat('for (;;);'), 50);
  await expect(printer.draw(exampleInvoice)).rejects.toThrow();
});

test('closing finishes what was accepted', async () => {
  printer = createInvoicePrinter();
  const accepted = [printer.draw(exampleInvoice), printer.draw(exampleInvoice)];
  await printer.close();
  await expect(Promise.all(accepted)).resolves.toHaveLength(2);
});

const taxId = '1799999990001';
const billNo = '001-002-004518273';

function invoiceOf(lines: TaxInvoiceLine[], name = 'Ana Lucía Muñoz'): TaxInvoice {
  const net = (rate: number) =>
    lines.reduce((all, line) => all + (line.taxRatePercent === rate ? line.totalCents : 0), 0);
  return {
    issuer: {
      legalName: 'COMPAÑÍA «X» & CÍA.',
      tradeName: 'Mi <Operadora>',
      taxId,
      headquartersAddress: 'Quito',
      establishmentAddress: 'Guayaquil',
      keepsAccounting: true,
    },
    environment: 1,
    establishment: '001',
    emissionPoint: '002',
    sequence: '004518273',
    accessKey: accessKeyOf(taxId, '2026-02-28', billNo, 71_358_246),
    issuedOn: '2026-02-28',
    buyer: { name, documentType: 'CED', documentNumber: '1710034065', address: null, email: null },
    lines,
    totals: { totalCents: net(0) + net(15) + Math.floor((net(15) * 15 + 50) / 100) },
  };
}

const line = (totalCents: number, taxRatePercent = 15, quantity = 1): TaxInvoiceLine => ({
  code: 'PLAN',
  description: 'Plan',
  quantity,
  discountCents: 0,
  unitPriceCents: totalCents,
  totalCents,
  taxRatePercent,
});

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ['detalle', 'totalImpuesto'].includes(name),
});
const cents = (text: string) => Math.round(Number(text) * 100);

interface Read {
  infoTributaria: Record<string, string>;
  infoFactura: Record<string, string> & {
    totalConImpuestos: { totalImpuesto: { baseImponible: string; valor: string }[] };
  };
  detalles: {
    detalle: (Record<string, string> & { impuestos: { impuesto: Record<string, string> } })[];
  };
}
function read(invoice: TaxInvoice): Read {
  const xml = electronicInvoice(invoice);
  expect(XMLValidator.validate(xml ?? '')).toBe(true);
  return parser.parse(xml ?? '').factura;
}

describe('an electronic invoice', () => {
  it('adds up to its bill, whatever its lines are, and each line to itself', () => {
    const charge = fc.tuple(fc.nat(500_000), fc.constantFrom(0, 15), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(fc.array(charge, { minLength: 1, maxLength: 30 }), fc.nat(3_000), (charges, off) => {
        const lines = charges.map((given) => line(...given));
        const first = lines[0]?.totalCents ?? 0;
        if (off > 0 && off <= first) lines.push(line(-off, lines[0]?.taxRatePercent));
        const invoice = invoiceOf(lines);
        const { infoFactura, detalles } = read(invoice);
        const rates = infoFactura.totalConImpuestos.totalImpuesto;
        const all = (figures: string[]) => figures.reduce((sum, figure) => sum + cents(figure), 0);
        const net = cents(infoFactura.totalSinImpuestos ?? '');
        expect(net).toBe(all(rates.map(({ baseImponible }) => baseImponible)));
        expect(net).toBe(all(detalles.detalle.map((one) => one.precioTotalSinImpuesto ?? '')));
        expect(net + all(rates.map(({ valor }) => valor))).toBe(invoice.totals.totalCents);
        const ofLines = detalles.detalle.map(({ impuestos }) => impuestos.impuesto.valor ?? '');
        expect(all(ofLines)).toBe(all(rates.map(({ valor }) => valor)));
        expect(cents(infoFactura.importeTotal ?? '')).toBe(invoice.totals.totalCents);
        for (const one of detalles.detalle) {
          const price = Number(one.cantidad) * Number(one.precioUnitario);
          const paid = Number(one.descuento) + Number(one.precioTotalSinImpuesto);
          expect(Math.abs(price - paid)).toBeLessThan(0.005);
          expect(cents(one.precioTotalSinImpuesto ?? '')).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('says who, whom, when and which, with a key whose last digit is right', () => {
    const { infoTributaria, infoFactura } = read(invoiceOf([line(1_000)]));
    const key = infoTributaria.claveAcceso ?? '';
    expect(key).toHaveLength(49);
    expect(Number(key[48])).toBe(accessKeyCheckDigit(key.slice(0, 48)));
    expect(infoTributaria).toMatchObject({ codDoc: '01', estab: '001', secuencial: '004518273', ruc: taxId });
    expect(infoFactura).toMatchObject({
      fechaEmision: '28/02/2026',
      tipoIdentificacionComprador: '05',
      identificacionComprador: '1710034065',
      obligadoContabilidad: 'SI',
    });
  });

  it('is well formed whatever a name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        read(invoiceOf([line(1_000)], `A${name}`));
      }),
      { numRuns: 100 },
    );
    expect(read(invoiceOf([line(1)], 'A & <B>')).infoFactura.razonSocialComprador).toBe('A & <B>');
  });

  it('is none for a rate without a code, or where nothing is charged', () => {
    expect(electronicInvoice(invoiceOf([line(100, 17)]))).toBeNull();
    expect(electronicInvoice(invoiceOf([line(100), line(-200)]))).toBeNull();
  });
});
