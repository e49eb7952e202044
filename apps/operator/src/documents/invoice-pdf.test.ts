import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, test, vi } from 'vitest';
import { exampleInvoice } from '../../test/example-invoice.ts';
import { invoiceFonts } from '../asset-paths.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { drawWatermark, page } from './invoice-sheet.ts';

interface ReadPdf {
  /** One string a page: every piece of text in drawing order, wrapped lines joined by spaces. */
  pages: string[];
  source: string;
}

/** Reads an uncompressed PDF of ours back, through each typeface's own table of characters. */
async function read(invoice: InvoiceDocument): Promise<ReadPdf> {
  const bytes = await renderInvoicePdf(invoice, { compress: false });
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm))
    objects.set(id, body);
  const refer = (body: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';

  const pages = [...objects.values()].filter((body) => body.includes('/Type /Page\n'));
  return {
    source,
    pages: pages.map((page) => {
      const resources = refer(page, 'Resources');
      let characters: string[] = [];
      const texts: string[] = [];
      for (const [, font, run] of refer(page, 'Contents').matchAll(/\/(F\d+) [\d.]+ Tf|^\[(.*)\] TJ$/gm)) {
        if (font) characters = charactersOf(refer(refer(resources, font), 'ToUnicode'));
        else texts.push(decode(run ?? '', characters));
      }
      return texts.join(' ').replace(/\s+/g, ' ');
    }),
  };
}

function charactersOf(cmap: string): string[] {
  return [...cmap.matchAll(/\[(<.*>)\]/g)].flatMap(([, list = '']) =>
    list.split(' ').map((entry) => String.fromCharCode(Number.parseInt(entry.slice(1, 5), 16))),
  );
}

function decode(run: string, characters: string[]): string {
  const glyphs = [...run.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '\uFFFD').join('');
}

const line: InvoiceDocument['lines'][number] = {
  code: 'CDR',
  description: 'Consumo',
  quantity: 1,
  unitPriceCents: 100,
  discountCents: 0,
  totalCents: 100,
  taxRatePercent: 15,
};

describe('a short invoice', async () => {
  const { pages, source } = await read(exampleInvoice);
  const [text = ''] = pages;

  test('is one tagged page in Spanish with its title and the date of its authorization', () => {
    expect(pages).toHaveLength(1);
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (es-EC)');
    expect(source).toContain('Factura 001-002-004518273');
    expect(source).toContain('<xmp:CreateDate>2026-03-01T04:30:05Z</xmp:CreateDate>');
  });

  test.each([
    ['brand', 'Mi Operadora COMPAÑÍA DE EJEMPLO DEL ECUADOR S.A.'],
    ['issuer', 'R.U.C.: 1799999990001 FACTURA No. 001-002-004518273'],
    ['accounting', 'OBLIGADO A LLEVAR CONTABILIDAD: SÍ'],
    ['authorization', `NÚMERO DE AUTORIZACIÓN ${exampleInvoice.accessKey}`],
    ['time in Ecuador', 'FECHA Y HORA DE AUTORIZACIÓN 28/02/2026 23:30:05'],
    ['environment', 'AMBIENTE: PRUEBAS EMISIÓN: NORMAL'],
    ['key', `CLAVE DE ACCESO ${exampleInvoice.accessKey}`],
    ['buyer', 'Ana Lucía Muñoz Ibáñez IDENTIFICACIÓN (cédula) 1710034065'],
    ['date', 'FECHA DE EMISIÓN 28/02/2026'],
    ['a line', 'PLAN-MAX30 1,00 Plan Max 30 GB, cargo mensual 15% 1.234,50 0,00 1.234,50'],
    ['a line with discount', 'SMS-ADIC 12,00 Mensajes adicionales 15% 0,06 0,10 0,62'],
    ['a line without tax', 'DON-01 1,50 Donación «Niñez y educación» 0% 1,00 0,00 1,50'],
    [
      'subtotals',
      'SUBTOTAL 15% 1.235,12 SUBTOTAL 0% 1,50 SUBTOTAL NO OBJETO DE IVA 0,00 SUBTOTAL EXENTO DE IVA 0,00',
    ],
    ['sum before tax', 'SUBTOTAL SIN IMPUESTOS 1.236,62 TOTAL DESCUENTO 0,10 ICE 0,00'],
    ['total', 'IVA 15% 185,27 PROPINA 0,00 VALOR TOTAL 1.421,89'],
    ['services', 'Línea móvil 099 123 4567 – Max 30 GB Internet IN-400001 – Internet Hogar'],
    ['period', 'Período de consumo 01/02/2026 – 28/02/2026 Fecha máxima de pago 15/03/2026'],
    ['payment', '20 – OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO Valor (USD) 1.421,89'],
    ['usage', 'Lo que usaste Del 01/02/2026 al 28/02/2026 Datos 5,8 GB Llamadas 58 min'],
    ['ways to pay', 'Cómo pagar En línea https://portal.ejemplo.example/ec/billing/'],
    ['term', 'Total de esta factura $1.421,89 Paga hasta el 15/03/2026'],
    ['verification', 'https://srienlinea.sri.gob.ec/sri-en-linea/inicio/NAT'],
    ['page', 'Página 1 de 1'],
  ])('says its %s', (_name, words) => {
    expect(text).toContain(words);
  });

  test('bears the watermark behind everything, and says it once to those who listen', () => {
    expect(text.startsWith('DOCUMENTO DE DEMOSTRACIÓN – SIN VALIDEZ TRIBUTARIA Mi Operadora')).toBe(true);
    expect(text.match(/SIN VALIDEZ TRIBUTARIA/g)).toHaveLength(2);
  });

  test('shows the key as Code-128: 28 symbols of 11 modules and the stop of 13', () => {
    const bars = [...source.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) 36 re$/gm)];
    expect(bars).toHaveLength(28 * 3 + 4);
    const [first, last] = [bars.at(0), bars.at(-1)];
    const width = Number(last?.[1]) + Number(last?.[3]) - Number(first?.[1]);
    expect(width).toBeCloseTo((28 * 11 + 13) * 0.72, 3);
  });
});

test('the watermark keeps off the bar code and the columns of amounts', () => {
  const doc = new PDFDocument({ size: [page.width, page.height] });
  doc.registerFont('bold', fileURLToPath(new URL('figtree-bold.ttf', invoiceFonts)));
  const rotate = vi.spyOn(doc, 'rotate');
  const text = vi.spyOn(doc, 'text');
  drawWatermark(doc, ['DOCUMENTO DE DEMOSTRACIÓN –', 'SIN VALIDEZ TRIBUTARIA']);
  const [degrees = 0, { origin = [] } = {}] = rotate.mock.calls[0] ?? [];
  const [centerX = 0, centerY = 0] = origin;
  const angle = (degrees * Math.PI) / 180;
  const calls = text.mock.calls as unknown as [words: string, left: number, top: number][];
  const corners = calls.flatMap(([words, left, top]) =>
    [0, doc.widthOfString(words)].flatMap((acrossX) =>
      [0, doc.currentLineHeight()].map((acrossY) => {
        const [dx, dy] = [left + acrossX - centerX, top + acrossY - centerY];
        return {
          x: centerX + dx * Math.cos(angle) - dy * Math.sin(angle),
          y: centerY + dx * Math.sin(angle) + dy * Math.cos(angle),
        };
      }),
    ),
  );
  expect(corners).toHaveLength(8);
  // Where the header with the bar code ends, and where the first column of amounts begins.
  expect(Math.min(...corners.map(({ y }) => y))).toBeGreaterThan(235);
  expect(Math.max(...corners.map(({ x }) => x))).toBeLessThan(page.width - page.margin - 194);
});

test('without a watermark there is none', async () => {
  const { pages } = await read({ ...exampleInvoice, environment: 2, watermark: null });
  expect(pages.join()).not.toContain('DEMOSTRACIÓN');
  expect(pages.join()).toContain('AMBIENTE: PRODUCCIÓN');
});

test('a buyer without address and e-mail leaves the rest in its place', async () => {
  const texts = async (invoice: InvoiceDocument) => {
    const { source } = await read(invoice);
    const places = [...source.matchAll(/^1 0 0 1 [\d.]+ ([\d.]+) Tm$/gm)].map(([, up]) => Number(up));
    return { all: places.length, inUpperThird: places.filter((up) => up > 561).length };
  };
  const whole = await texts(exampleInvoice);
  const buyer = { ...exampleInvoice.buyer, address: null, email: null };
  const reduced = await texts({ ...exampleInvoice, buyer });
  expect(whole.all - reduced.all).toBe(4);
  expect(reduced.inUpperThird).toBe(whole.inUpperThird);
});

test('the same invoice gives the same bytes', async () => {
  const [first, second] = [await renderInvoicePdf(exampleInvoice), await renderInvoicePdf(exampleInvoice)];
  expect(Buffer.from(first).equals(second)).toBe(true);
});

test('many lines go over several pages, each with headings, number and watermark', async () => {
  const lines = Array.from({ length: 90 }, (_, index) => ({ ...line, code: `CDR-${index + 1}.` }));
  const { pages } = await read({ ...exampleInvoice, lines });
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((text, index) => {
    expect(text).toContain('DOCUMENTO DE DEMOSTRACIÓN – SIN VALIDEZ TRIBUTARIA');
    expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    if (text.includes('CDR-')) expect(text).toContain('Código Cantidad Descripción IVA Precio unitario');
  });
  const all = pages.join(' ');
  for (const { code } of lines) expect(all.split(` ${code} `)).toHaveLength(2);
  expect(all).toContain('VALOR TOTAL 1.421,89');
});

describe('text is only text', () => {
  test('marks, formulas and control characters are shown or dropped, never obeyed', async () => {
    const name = 'A\u0301lvaro <b>&amp; (x)\\) Tj ET\u0000\u202E\r\nÑandú 李 Łódź';
    const { pages, source } = await read({ ...exampleInvoice, buyer: { ...exampleInvoice.buyer, name } });
    expect(pages[0]).toContain('Álvaro <b>&amp; (x)\\) Tj ET Ñandú ? ?ódz');
    expect(source).not.toContain('<b>&amp;');
  });

  test('whatever the names, the invoice stays whole', async () => {
    const words = fc.string({ unit: 'binary', maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(words, words, words, async (name, description, value) => {
        const { pages } = await read({
          ...exampleInvoice,
          issuer: { ...exampleInvoice.issuer, tradeName: name, legalName: name, specialTaxpayer: value },
          buyer: { ...exampleInvoice.buyer, name, address: description, email: value },
          lines: [{ ...line, code: value, description }],
          used: [{ name, value }],
        });
        expect(pages.join(' ')).toContain(`CLAVE DE ACCESO ${exampleInvoice.accessKey}`);
        expect(pages.join(' ')).toContain('VALOR TOTAL 1.421,89');
        expect(pages.length).toBeLessThan(4);
      }),
      { numRuns: 15 },
    );
  });
});
