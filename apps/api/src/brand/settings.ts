// The brand: name, numbers to call, colour, logo and icon.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { market } from '@portal/market/here';
import { z } from 'zod';
import { type BrandColours, brandColoursOf } from './brand-colours.ts';

// Pictures of the brand, which an operator brings as files: checked by what is in them, and never more than a picture.

interface Picture {
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

export interface Brand {
  name: string;
  helpPhone: string;
  deviceBalance: string;
  /** Null: the portal's own. */
  colours: BrandColours | null;
  /** Null: the name in letters. */
  logo: Picture | null;
  /** Square; null: the portal's own. */
  icon: Picture | null;
}

/** The first of them, `*611`: what a sentence names. */
export const phoneToCall = ({ helpPhone }: Pick<Brand, 'helpPhone'>): string =>
  helpPhone.split(' / ', 1)[0] ?? helpPhone;

export const brandSettings = {
  /** How customers ask what they still owe for a device, by phone. */
  BRAND_DEVICE_BALANCE: z.string().min(1).max(60).default(market.deviceBalance),
  /** Of the primary action; the shades of both themes are made of it. */
  BRAND_COLOR: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour like #da291c')
    .toLowerCase()
    .optional(),
  /** Files. */
  BRAND_LOGO: z.string().min(1).optional(),
  BRAND_ICON: z.string().min(1).optional(),
} satisfies z.ZodRawShape;

type Environment = z.infer<z.ZodObject<typeof brandSettings>> &
  Record<'BRAND_NAME' | 'BRAND_HELP_PHONE', string>;

/** The brand, or the sentence that refuses it. */
export function brandFrom(env: Environment): Brand | { refused: string } {
  const colours = env.BRAND_COLOR === undefined ? null : brandColoursOf(env.BRAND_COLOR);
  const logo = env.BRAND_LOGO === undefined ? null : pictureIn(env.BRAND_LOGO);
  const icon = env.BRAND_ICON === undefined ? null : squareOf(pictureIn(env.BRAND_ICON));
  if (colours && 'refused' in colours) return refusal('BRAND_COLOR', colours);
  if (logo && 'refused' in logo) return refusal('BRAND_LOGO', logo);
  if (icon && 'refused' in icon) return refusal('BRAND_ICON', icon);
  const { BRAND_NAME: name, BRAND_HELP_PHONE: helpPhone, BRAND_DEVICE_BALANCE: deviceBalance } = env;
  return { name, helpPhone, deviceBalance, colours, logo, icon };
}

const refusal = (name: string, { refused }: { refused: string }) => ({
  refused: `Setting ${name} is not valid: ${refused}`,
});

function squareOf(picture: ReturnType<typeof pictureIn>): ReturnType<typeof pictureIn> {
  if ('refused' in picture) return picture;
  if (picture.width !== picture.height) return { refused: 'an icon must be as wide as it is high' };
  if (picture.type === 'image/png' && picture.width < 192)
    return { refused: 'an icon must have 192 pixels a side' };
  return picture;
}
