// The brand: name, numbers to call, colour, logo and icon.
import { market } from '@portal/market/here';
import { z } from 'zod';
import { type BrandColours, brandColoursOf } from './brand-colours.ts';
import { type Picture, pictureIn } from './picture-file.ts';

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
  BRAND_NAME: z.string().min(1).max(40).default('Mi Claro'),
  /** Each goes into an SMS of 160 plain characters. */
  BRAND_HELP_PHONE: z
    .string()
    .max(60)
    .regex(
      /^[\dA-Z*#+()-][\dA-Z*#+() -]{0,19}( \/ [\dA-Z*#+()-][\dA-Z*#+() -]{0,19})*$/i,
      `must be numbers such as ${market.helpPhone}`,
    )
    .default(market.helpPhone),
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

type Environment = z.infer<z.ZodObject<typeof brandSettings>>;

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
