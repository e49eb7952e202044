import { expect, it } from 'vitest';
import { readAttachments } from './attachments.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64');
const pdf = Buffer.from('%PDF-1.7', 'latin1').toString('base64');
const named = (name: string, content: string) => readAttachments([{ name, content }])[0]?.name;

it.each([
  ['foto.png', png, 'foto.png'],
  ['FOTO.PNG', png, 'FOTO.PNG'],
  ['factura.exe', pdf, 'factura.pdf'],
  ['factura.pdf.html', pdf, 'factura.pdf.pdf'],
  ['../../etc/recibo.svg', png, 'recibo.png'],
  ['sin final', pdf, 'sin final.pdf'],
  ['.htaccess', png, '.htaccess.png'],
  ['.js', png, 'archivo.png'],
  ['', pdf, 'archivo.pdf'],
])('«%s» ends as its content is', (name, content, kept) => {
  expect(named(name, content)).toBe(kept);
});
