// Pictures of the brand, which an operator brings as files: checked by what is in them, and never more than a picture.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface Picture {
  type: 'image/svg+xml' | 'image/png';
  content: Buffer;
  /** Of its content: another picture has another address. */
  mark: string;
  width: number;
  height: number;
}

export const mostBytes = 100_000;

const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What makes a document of a picture: scripts, handlers, what is fetched, what is embedded. */
const active =
  /<!(?:doctype|entity)|<\?xml-stylesheet|<\s*(?:script|foreignobject|iframe|embed|object|audio|video|handler|set|animate\w*)\b|\son\w+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)|url\(\s*["']?\s*(?!#)/i;

/** The picture, or why the file cannot be used. */
export function pictureIn(path: string): Picture | { refused: string } {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    return { refused: 'the file cannot be read' };
  }
  if (content.length > mostBytes) return { refused: `the file is larger than ${mostBytes / 1_000} kB` };
  const mark = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const size = content.subarray(0, 8).equals(pngBegins) ? pngSize(content) : svgSize(content);
  return 'refused' in size ? size : { ...size, content, mark };
}

type Size = Pick<Picture, 'type' | 'width' | 'height'>;

function pngSize(content: Buffer): Size | { refused: string } {
  if (content.length < 33 || content.toString('latin1', 12, 16) !== 'IHDR')
    return { refused: 'the PNG is broken' };
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (width < 1 || height < 1 || width > 4_096 || height > 4_096)
    return { refused: 'the PNG must have 1 to 4096 pixels a side' };
  return { type: 'image/png', width, height };
}

function svgSize(content: Buffer): Size | { refused: string } {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  const root = /^\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*)*(<svg\b[^>]*>)[\s\S]*<\/svg>\s*$/.exec(
    text,
  )?.[1];
  if (!root) return { refused: 'the file is neither SVG nor PNG' };
  if (active.test(text))
    return { refused: 'the SVG holds more than a picture: scripts, references or animations' };
  const [, , width = 0, height = 0] = (/\bviewBox\s*=\s*["']([^"']+)["']/.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return { refused: 'the SVG needs a viewBox' };
  return { type: 'image/svg+xml', width, height };
}
