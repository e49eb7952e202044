// Colours of a brand: how they stand out (WCAG 2), and the shades that the portal makes of one.

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
export const mix = (one: string, other: string, share: number): string => {
  const second = rgbOf(other);
  return hexOf(rgbOf(one).map((part, at) => part + ((second[at] ?? 0) - part) * share) as never);
};

/** As near to the colour as it can stand out from all of the grounds. */
export function standingOut(
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
