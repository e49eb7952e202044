// The large diagonal words behind a page, where neither amounts nor the bar code stand.

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
