// What the portal is painted with where an operator has a colour of its own: one colour said, the others made of it.

const white = '#ffffff';
const black = '#000000';

export interface BrandColours {
  /** Of the primary action: white words stand on it. */
  fill: { light: string; dark: string };
  hover: { light: string; dark: string };
  pressed: { light: string; dark: string };
  /** As words on the page. */
  text: { light: string; dark: string };
  /** Of shapes behind words. */
  tint: { light: string; dark: string };
}

/** The shades, or why the colour cannot be used. */
export function brandColoursOf(colour: string): BrandColours | { refused: string } {
  const ofWhite = contrast(colour, white);
  if (ofWhite < leastOfWords)
    return { refused: `white words on it reach ${said(ofWhite)}:1 of ${leastOfWords}:1` };
  const onLight = Math.min(...grounds.light.map((ground) => contrast(colour, ground)));
  if (onLight < leastOfShapes)
    return { refused: `on the light page it reaches ${said(onLight)}:1 of ${leastOfShapes}:1` };
  const [page, card] = grounds.dark;
  const dark = standingOut(colour, white, [page, card], leastOfShapes);
  const ofWhiteInDark = contrast(dark, white);
  if (ofWhiteInDark < leastOfWords)
    return {
      refused: `in the dark theme white words on it reach ${said(ofWhiteInDark)}:1 of ${leastOfWords}:1`,
    };
  const both = (share: number) => ({ light: mix(colour, black, share), dark: mix(dark, black, share) });
  return {
    fill: { light: colour, dark },
    hover: both(0.12),
    pressed: both(0.26),
    text: {
      light: standingOut(colour, black, grounds.light, leastOfWords),
      dark: standingOut(colour, white, grounds.dark, leastOfWords),
    },
    tint: { light: mix(colour, white, 0.82), dark: mix(colour, black, 0.6) },
  };
}

const said = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Both values of each, in the words that the build has for it: older browsers know no `light-dark()`. */
export function brandStyle({ fill, hover, pressed, text, tint }: BrandColours): string {
  const tokens = {
    brand: fill,
    'brand-hover': hover,
    'brand-pressed': pressed,
    'brand-text': text,
    'brand-tint': tint,
  };
  const rules = Object.entries(tokens).map(
    ([name, { light, dark }]) =>
      `--${name}:var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`,
  );
  return `html:root{${rules.join(';')}}`;
}

type Rgb = readonly [number, number, number];

/** The grounds of both themes, as `apps/web/src/ui/tokens.css` has them: page, card and what is sunken. */
export const grounds = {
  light: ['#f5f5f7', '#ffffff', '#eeeff2'],
  dark: ['#0f1114', '#191c21', '#282c34'],
} as const;

/** AA: of words, and of a shape that one has to see. */
export const leastOfWords = 4.5;
export const leastOfShapes = 3;

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param share of the second, 0 to 1 */
const mix = (one: string, other: string, share: number): string => {
  const second = rgbOf(other);
  return hexOf(rgbOf(one).map((part, at) => part + ((second[at] ?? 0) - part) * share) as never);
};

/** As near to the colour as it can stand out from all of the grounds. */
function standingOut(
  colour: string,
  towards: '#000000' | '#ffffff',
  on: readonly string[],
  least: number,
): string {
  for (let step = 0; step < 100; step++) {
    const shade = mix(colour, towards, step / 100);
    if (on.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return towards;
}
