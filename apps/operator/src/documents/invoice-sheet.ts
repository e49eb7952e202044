// The paper an invoice is drawn on: pages, typefaces, tagged text, and how high a text will stand.

import { readFileSync } from 'node:fs';
import { market } from '@portal/market/here';
import PDFDocument from 'pdfkit';
import { invoiceFonts } from '../asset-paths.ts';
import { printable } from './invoice-document.ts';

const color = '#f6d3cf';
/** Under the header, and left of the columns of amounts. */
const place = { centerX: 192, centerY: 444, steepness: -56, length: 450 };
const largestSize = 40;

/**
 * Drawn first and in a solid pale colour: what comes after stays readable, and old printers need no transparency.
 * Expects the typeface `bold` to be registered.
 */
export function drawWatermark(doc: PDFKit.PDFDocument, lines: string[]): void {
  const { centerX, centerY, steepness, length } = place;
  doc.font('bold').fontSize(100).fillColor(color);
  const widest = Math.max(...lines.map((line) => doc.widthOfString(line)));
  const size = Math.min(largestSize, (100 * length) / widest);
  const lineHeight = size * 1.25;

  doc
    .save()
    .rotate(steepness, { origin: [centerX, centerY] })
    .fontSize(size);
  lines.forEach((line, index) => {
    const y = centerY + (index - lines.length / 2) * lineHeight;
    doc.text(line, centerX - doc.widthOfString(line) / 2, y, { lineBreak: false });
  });
  doc.restore();
}

export const colors = {
  brand: '#b41f14',
  ink: '#16181d',
  quiet: '#4b515e',
  line: '#b9bdc7',
  band: '#eeeff2',
} as const;

export const page = { width: 595.28, height: 841.89, margin: 32, footer: 26 } as const;
export const contentWidth = page.width - 2 * page.margin;
const contentBottom = page.height - page.margin - page.footer;

export type Tag = PDFKit.PDFStructureElement;

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Figures of one width, so that columns of amounts stand in line. */
  tabular?: boolean;
  /** Written smaller rather than broken over two lines: amounts, numbers. */
  oneLine?: boolean;
}

export interface TextPlace {
  x: number;
  y: number;
  width: number;
  /** What does not fit below this height ends in an ellipsis. */
  maxHeight?: number;
}

export interface SheetOptions {
  title: string;
  createdAt: Date;
  compress: boolean;
  watermark: string | null;
  /** By which programs know it. */
  subject?: string;
}

// Static cuts of the portal's typeface: the PDF library cannot embed a variable font.
const regular = readFileSync(new URL('figtree-regular.ttf', invoiceFonts));
const bold = readFileSync(new URL('figtree-bold.ttf', invoiceFonts));

export class InvoiceSheet {
  readonly root: Tag;
  /** Where the next block begins. */
  y: number = page.margin;
  readonly #doc: PDFKit.PDFDocument;
  readonly #watermark: string[];
  #pageIndex = -1;

  constructor(options: SheetOptions) {
    this.#doc = new PDFDocument({
      autoFirstPage: false,
      bufferPages: true,
      compress: options.compress,
      displayTitle: true,
      // No default font: an unused standard font would be the only one not embedded.
      font: '',
      info: {
        Title: options.title,
        CreationDate: options.createdAt,
        ...(options.subject && { Subject: options.subject }),
      },
      lang: market.locale,
      // Blocks break pages themselves; the library's own breaking would cut boxes.
      margin: 0,
      pdfVersion: '1.7',
      size: [page.width, page.height],
      subset: 'PDF/A-2a',
      tagged: true,
    });
    this.#doc.registerFont('regular', regular).registerFont('bold', bold);
    this.#watermark = options.watermark ? printable(options.watermark).split(/(?<=–) /) : [];
    this.root = this.#doc.struct('Document');
    this.#doc.addStructure(this.root);
    this.addPage();
  }

  get pageIndex(): number {
    return this.#pageIndex;
  }

  get room(): number {
    return contentBottom - this.y;
  }

  addPage(): void {
    this.#doc.addPage();
    this.#pageIndex += 1;
    this.y = page.margin;
    if (this.#watermark.length > 0) this.decorate((doc) => drawWatermark(doc, this.#watermark));
  }

  tag(parent: Tag, type: string): Tag {
    const element = this.#doc.struct(type);
    parent.add(element);
    return element;
  }

  /** Draws a text as one element of the document's structure; returns its height. */
  text(parent: Tag, type: string, text: string, style: TextStyle, place: TextPlace): number {
    return this.#place(parent, type, {}, text, style, place);
  }

  /** A table heading, which tells a reader who listens what its column or row holds. */
  heading(parent: Tag, scope: 'Column' | 'Row', text: string, style: TextStyle, place: TextPlace): number {
    return this.#place(parent, 'TH', { scope }, text, style, place);
  }

  measure(text: string, style: TextStyle, place: Pick<TextPlace, 'width' | 'maxHeight'>): number {
    const shown = printable(text);
    this.#apply(shown, style, place.width);
    const height = this.#doc.heightOfString(shown, this.#options(style, place));
    if (place.maxHeight === undefined || height <= place.maxHeight) return height;
    const lineHeight = this.#doc.currentLineHeight(true);
    return Math.floor(place.maxHeight / lineHeight) * lineHeight;
  }

  /** Text that repeats what the structure already holds: page numbers, repeated table headings. */
  decorationText(text: string, style: TextStyle, place: TextPlace): void {
    this.decorate(() => this.#draw(text, style, place));
  }

  /** Drawing that carries no meaning for a reader who listens. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  figure(parent: Tag, alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    parent.add(this.#doc.struct('Figure', { alt }, [() => draw(this.#doc)]));
  }

  box(x: number, y: number, width: number, height: number): void {
    this.decorate((doc) => doc.roundedRect(x, y, width, height, 6).lineWidth(0.7).stroke(colors.line));
  }

  rule(x: number, y: number, width: number, weight = 0.5): void {
    this.decorate((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(colors.line),
    );
  }

  /** White paper: nothing of the watermark shows through. */
  blank(x: number, y: number, width: number, height: number): void {
    this.decorate((doc) => doc.rect(x, y, width, height).fill('#ffffff'));
  }

  band(x: number, y: number, width: number, height: number): void {
    this.decorate((doc) => doc.rect(x, y, width, height).fill(colors.band));
  }

  /** Draws the footers, now that the number of pages is known, and closes the document. */
  async finish(footer: (pageNumber: number, pageCount: number) => void): Promise<Uint8Array> {
    this.root.end();
    const pageCount = this.#pageIndex + 1;
    for (let index = 0; index < pageCount; index += 1) {
      this.#doc.switchToPage(index);
      footer(index + 1, pageCount);
    }
    const chunks: Buffer[] = [];
    const bytes = new Promise<Uint8Array>((resolve, reject) => {
      this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.#doc.on('error', reject);
    });
    this.#doc.end();
    return bytes;
  }

  #place(
    parent: Tag,
    type: string,
    options: PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' },
    text: string,
    style: TextStyle,
    place: TextPlace,
  ): number {
    const height = this.measure(text, style, place);
    parent.add(this.#doc.struct(type, options, [() => this.#draw(text, style, place)]));
    return height;
  }

  #draw(text: string, style: TextStyle, place: TextPlace): void {
    const shown = printable(text);
    this.#apply(shown, style, place.width);
    this.#doc.fillColor(style.color ?? colors.ink);
    this.#doc.text(shown, place.x, place.y, this.#options(style, place));
  }

  #apply(shown: string, style: TextStyle, width: number): void {
    this.#doc.font(style.bold ? 'bold' : 'regular').fontSize(style.size);
    if (!style.oneLine) return;
    const natural = this.#doc.widthOfString(shown, style.tabular ? { features: ['tnum'] } : {});
    // A hair under the width: rounding at the edge would break the line after all.
    if (natural > width) this.#doc.fontSize((style.size * width * 0.995) / natural);
  }

  #options(style: TextStyle, place: Pick<TextPlace, 'width' | 'maxHeight'>): PDFKit.Mixins.TextOptions {
    return {
      width: place.width,
      align: style.align ?? 'left',
      ...(style.tabular ? { features: ['tnum'] } : {}),
      ...(place.maxHeight === undefined ? {} : { height: place.maxHeight, ellipsis: true }),
    };
  }
}
