// An electronic invoice's printed form (RIDE) as a tagged PDF; the same invoice gives the same bytes.
import { receipts } from '@portal/market/receipts';
import { drawDetail } from './invoice-detail.ts';
import { type InvoiceDocument, invoiceNumber } from './invoice-document.ts';
import { drawHeader } from './invoice-header.ts';
import { drawHowToPay } from './invoice-how-to-pay.ts';
import { colors, contentWidth, InvoiceSheet, page, type TextStyle } from './invoice-sheet.ts';
import { drawSummary, drawVerification } from './invoice-summary.ts';

const footerStyle: TextStyle = { size: 7.4, color: colors.quiet };

/** CPU-bound (tens of milliseconds): a server calls it through `createInvoiceRenderer`. */
export async function renderInvoicePdf(
  invoice: InvoiceDocument,
  { compress = true }: { compress?: boolean } = {},
): Promise<Uint8Array> {
  const number = invoiceNumber(invoice);
  const sheet = new InvoiceSheet({
    title: `Factura ${number}`,
    createdAt: invoice.authorizedAt,
    compress,
    watermark: invoice.watermark,
  });
  drawHeader(sheet, invoice);
  drawDetail(sheet, invoice.lines);
  drawSummary(sheet, invoice);
  drawHowToPay(sheet, invoice);
  drawVerification(sheet, invoice);

  return sheet.finish((pageNumber, pageCount) => {
    const y = page.height - page.margin - 10;
    const half = { y, width: contentWidth / 2 };
    sheet.rule(page.margin, y - 7, contentWidth);
    sheet.decorationText(
      `FACTURA No. ${number} · ${receipts.names.issuerId} ${invoice.issuer.taxId}`,
      footerStyle,
      {
        x: page.margin,
        ...half,
      },
    );
    sheet.decorationText(
      `Página ${pageNumber} de ${pageCount}`,
      { ...footerStyle, align: 'right' },
      { x: page.margin + half.width, ...half },
    );
  });
}
