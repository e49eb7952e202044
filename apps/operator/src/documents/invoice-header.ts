// The two boxes on top of an invoice (issuer; number, authorization and access key) and the buyer's box.
import { documentKind } from '@portal/market/documents';
import { receipts } from '@portal/market/receipts';
import bwipjs from 'bwip-js/node';
import { formatCivilDate, formatInstant, type InvoiceDocument, invoiceNumber } from './invoice-document.ts';
import { colors, contentWidth, type InvoiceSheet, page, type Tag, type TextStyle } from './invoice-sheet.ts';

const padding = 12;
const gap = 10;
const left = { x: page.margin, width: 252 };
const right = { x: left.x + left.width + gap, width: contentWidth - left.width - gap };

const label: TextStyle = { size: 6.8, bold: true, color: colors.quiet };
const value: TextStyle = { size: 8.6 };
/** Longest block of text in a box, so that a hostile name cannot push the rest off the paper. */
const maxValueHeight = 92;

const { names } = receipts;
const wordOf = (documentType: string) => documentKind(documentType)?.onPaper ?? documentType;

/** The barcode's narrowest bar: 3 dots at 300 dpi, so that bars stay crisp in print. */
const moduleWidth = 0.72;
const barHeight = 36;

export function drawHeader(sheet: InvoiceSheet, invoice: InvoiceDocument): void {
  const top = sheet.y;
  const leftHeight = drawIssuer(sheet, invoice, top + padding) - top + padding;
  const rightHeight = drawAuthorization(sheet, invoice, top + padding) - top + padding;
  const height = Math.max(leftHeight, rightHeight);
  sheet.box(left.x, top, left.width, height);
  sheet.box(right.x, top, right.width, height);
  sheet.y = top + height + gap;
  drawBuyer(sheet, invoice);
}

function drawIssuer(sheet: InvoiceSheet, { issuer }: InvoiceDocument, top: number): number {
  const section = sheet.tag(sheet.root, 'Sect');
  const x = left.x + padding;
  const width = left.width - 2 * padding;
  let y = top;

  y = drawWordmark(sheet, section, issuer, { x, y, width });
  const legalName: TextStyle = { size: 10.5, bold: true };
  y += sheet.text(section, 'P', issuer.legalName, legalName, { x, y, width, maxHeight: maxValueHeight }) + 10;

  y = drawField(sheet, section, names.headOffice, issuer.headquartersAddress, { x, y, width });
  y = drawField(sheet, section, names.branch, issuer.establishmentAddress, { x, y, width });
  if (issuer.specialTaxpayer !== undefined) {
    y = drawField(sheet, section, names.specialTaxpayer, issuer.specialTaxpayer, { x, y, width });
  }
  const keepsAccounting = names.keepsAccounting(issuer.keepsAccounting);
  return y + sheet.text(section, 'P', keepsAccounting, { ...value, bold: true, size: 8 }, { x, y, width });
}

const logoHeight = 40;

function drawWordmark(
  sheet: InvoiceSheet,
  section: Tag,
  { tradeName, color = colors.brand, logo }: InvoiceDocument['issuer'],
  place: { x: number; y: number; width: number },
): number {
  if (logo) {
    const fit: [number, number] = [place.width, logoHeight];
    sheet.figure(section, tradeName, (doc) => doc.image(Buffer.from(logo), place.x, place.y, { fit }));
    return place.y + logoHeight + 24;
  }
  const wordmark: TextStyle = { size: 30, bold: true, color, oneLine: true };
  return place.y + sheet.text(section, 'P', tradeName, wordmark, place) + 34;
}

function drawAuthorization(sheet: InvoiceSheet, invoice: InvoiceDocument, top: number): number {
  const section = sheet.tag(sheet.root, 'Sect');
  const x = right.x + padding;
  const width = right.width - 2 * padding;
  const key: TextStyle = { size: 7.8, tabular: true, oneLine: true };
  let y = top;

  const taxId = `${names.issuerId}: ${invoice.issuer.taxId}`;
  y += sheet.text(section, 'P', taxId, { size: 10.5, bold: true, tabular: true }, { x, y, width }) + 4;
  y += sheet.text(section, 'H1', 'FACTURA', { size: 19, bold: true }, { x, y, width }) + 1;
  const number = `No. ${invoiceNumber(invoice)}`;
  y += sheet.text(section, 'P', number, { size: 11.5, tabular: true }, { x, y, width }) + 8;

  y = drawField(sheet, section, names.authorization, invoice.accessKey, { x, y, width }, key);
  const authorizedAt = formatInstant(invoice.authorizedAt);
  y = drawField(sheet, section, names.authorizedAt, authorizedAt, { x, y, width });
  const environment = names.environment(invoice.environment === 1);
  const half = width / 2;
  const strong: TextStyle = { ...value, size: 8, bold: true };
  sheet.text(section, 'P', environment, strong, { x, y, width: half });
  y += sheet.text(section, 'P', names.emission, strong, { x: x + half, y, width: half }) + 8;

  y += sheet.text(section, 'P', names.key, label, { x, y, width }) + 4;
  drawBarcode(sheet, section, invoice.accessKey, { x, y, width });
  y += barHeight + 4;
  return y + sheet.text(section, 'P', invoice.accessKey, { ...key, align: 'center' }, { x, y, width });
}

/** A label over its value; returns where the next one begins. */
function drawField(
  sheet: InvoiceSheet,
  section: Tag,
  name: string,
  text: string,
  place: { x: number; y: number; width: number },
  style: TextStyle = value,
): number {
  const labelHeight = sheet.text(section, 'P', name, label, place);
  const below = { ...place, y: place.y + labelHeight + 1, maxHeight: maxValueHeight };
  return below.y + sheet.text(section, 'P', text, style, below) + 7;
}

function drawBarcode(
  sheet: InvoiceSheet,
  section: Tag,
  accessKey: string,
  place: { x: number; y: number; width: number },
): void {
  if (!receipts.keyShape.test(accessKey)) throw new RangeError(`This is no key of a receipt: ${accessKey}`);
  const [symbol] = bwipjs.raw({ bcid: 'code128', text: accessKey });
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode library gave no bars');
  const widths = symbol.sbs;
  const total = widths.reduce((sum, width) => sum + width, 0) * moduleWidth;
  let x = place.x + (place.width - total) / 2;
  sheet.figure(section, names.keyBars(accessKey), (doc) => {
    // White beneath, so that the watermark does not lower the bars' contrast.
    doc.rect(place.x, place.y - 1, place.width, barHeight + 2).fill('#ffffff');
    widths.forEach((width, index) => {
      if (index % 2 === 0) doc.rect(x, place.y, width * moduleWidth, barHeight);
      x += width * moduleWidth;
    });
    doc.fill('#000000');
  });
}

function drawBuyer(sheet: InvoiceSheet, { buyer, issuedOn }: InvoiceDocument): void {
  const section = sheet.tag(sheet.root, 'Sect');
  const top = sheet.y;
  const [columnGap, dateWidth] = [14, 96];
  const free = contentWidth - 2 * padding - 2 * columnGap - dateWidth;
  const first = { x: page.margin + padding, width: free * 0.58 };
  const second = { x: first.x + first.width + columnGap, width: free * 0.42 };
  const third = { x: second.x + second.width + columnGap, width: dateWidth };
  const identification = names.buyerId(wordOf(buyer.documentType));
  const name: TextStyle = { ...value, size: 9.6, bold: true };
  const field = (
    words: string,
    text: string,
    place: { x: number; width: number },
    y: number,
    style = value,
  ) => drawField(sheet, section, words, text, { ...place, y }, style);

  const firstRow = top + 10;
  const secondRow = Math.max(
    field(names.buyerName, buyer.name, first, firstRow, name),
    field(identification, buyer.documentNumber, second, firstRow),
    field('FECHA DE EMISIÓN', formatCivilDate(issuedOn), third, firstRow),
  );
  const end = Math.max(
    secondRow,
    buyer.address === null ? 0 : field('DIRECCIÓN', buyer.address, first, secondRow),
    buyer.email === null ? 0 : field('CORREO ELECTRÓNICO', buyer.email, second, secondRow),
  );
  sheet.box(page.margin, top, contentWidth, end + 2 - top);
  sheet.y = end + 2 + gap;
}
