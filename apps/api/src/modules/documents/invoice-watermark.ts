// The large diagonal words behind everything on a page.

const color = '#f6d3cf';
const steepness = -54;
const diagonalSpace = 800;
const largestSize = 56;

/**
 * Drawn first and in a solid pale colour: what comes after stays readable, and old printers need no transparency.
 * Expects the typeface `bold` to be registered.
 */
export function drawWatermark(doc: PDFKit.PDFDocument, lines: string[]): void {
  const [centerX, centerY] = [doc.page.width / 2, doc.page.height / 2];
  doc.font('bold').fontSize(100).fillColor(color);
  const widest = Math.max(...lines.map((line) => doc.widthOfString(line)));
  const size = Math.min(largestSize, (100 * diagonalSpace) / widest);
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
