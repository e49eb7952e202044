// What is attached to a claim, as far as it is taken: how much, and of which kinds by its content.

import { Problem } from '@portal/contract/errors';
import { claimFiles } from '@portal/contract/paying/claims';
import type { NewClaim } from '@portal/operator-ports/claims';

type MimeType = (typeof claimFiles.types)[number];

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const jpeg = bytesOf('\xff\xd8\xff');
const png = bytesOf('\x89PNG\r\n\x1a\n');
const pdf = bytesOf('%PDF-');

/** By the bytes with which such a file begins: what somebody calls it counts for nothing. */
export function typeOf(content: Buffer): MimeType | null {
  const begins = (with_: Buffer) => content.subarray(0, with_.length).equals(with_);
  if (begins(jpeg)) return 'image/jpeg';
  if (begins(png)) return 'image/png';
  if (begins(pdf)) return 'application/pdf';
  const isWebp = begins(bytesOf('RIFF')) && content.subarray(8, 12).equals(bytesOf('WEBP'));
  return isWebp ? 'image/webp' : null;
}

const longestText = Math.ceil(claimFiles.mostBytes / 3) * 4;
/** A pattern over megabytes takes longer than writing them again. */
const isBase64 = (text: string, content: Buffer) => content.toString('base64') === text;

/** @throws Problem TOO_MANY_FILES, FILE_TOO_LARGE, FILE_TYPE_REFUSED */
export function readAttachments(attached: readonly { name: string; content: string }[]): NewClaim['files'] {
  if (attached.length > claimFiles.most) throw new Problem('TOO_MANY_FILES');
  return attached.map(({ name, content: text }) => {
    if (text.length > longestText) throw new Problem('FILE_TOO_LARGE');
    const content = Buffer.from(text, 'base64');
    if (content.length > claimFiles.mostBytes) throw new Problem('FILE_TOO_LARGE');
    const mimeType = typeOf(content);
    if (mimeType === null || !isBase64(text, content)) throw new Problem('FILE_TYPE_REFUSED');
    return {
      name: plainName(name, mimeType),
      mimeType,
      size: content.length,
      content: new Uint8Array(content),
    };
  });
}

const endings: Record<MimeType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** Without folders, and without what no name of a file holds; it ends as its content is, whatever it was called. */
function plainName(name: string, mimeType: MimeType): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, '').trim();
  const [, stem = plain, ending = ''] = /^(.*)\.([a-z\d]{1,5})$/iu.exec(plain) ?? [];
  const isOwn = endings[mimeType].includes(ending.toLowerCase());
  return `${stem.slice(-110) || 'archivo'}.${isOwn ? ending : endings[mimeType][0]}`;
}
