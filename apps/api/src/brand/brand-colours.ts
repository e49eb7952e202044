// What the portal is painted with where an operator has a colour of its own: one colour said, the others made of it.
import { contrast, grounds, leastOfShapes, leastOfWords, mix, standingOut } from './colour.ts';

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
