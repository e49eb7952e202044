// Where the card of a step goes, and how far the page scrolls for what it lights up. Pixels of the viewport.

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  top: number;
  left: number;
}

const MARGIN = 16;
/** Between the lit part and the card. */
const GAP = 12;
/** Below this width the card lies at an edge of the screen, across. */
const WIDE = 768;
/** Light around the part itself. */
export const HALO = 8;

export function withHalo({ top, left, width, height }: Box): Box {
  return { top: top - HALO, left: left - HALO, width: width + 2 * HALO, height: height + 2 * HALO };
}

/** Beside what is lit where there is room, under or over it, or else on its last corner, which says least. */
export function placeCard(lit: Box | null, card: Size, screen: Size): Place {
  const lowest = screen.height - card.height - MARGIN;
  if (screen.width < WIDE) {
    const covers = lit !== null && lit.top + lit.height > lowest;
    const fitsOver = lit !== null && lit.top - GAP - card.height >= MARGIN;
    return { top: covers && fitsOver ? MARGIN : lowest, left: MARGIN };
  }
  const centred = (screen.width - card.width) / 2;
  if (!lit) return { top: Math.max(MARGIN, (screen.height - card.height) / 2), left: centred };

  const rightmost = screen.width - card.width - MARGIN;
  const level = within(lit.top, MARGIN, lowest);
  const aligned = within(lit.left, MARGIN, rightmost);
  const places = [
    { top: level, left: lit.left + lit.width + GAP },
    { top: level, left: lit.left - card.width - GAP },
    { top: lit.top + lit.height + GAP, left: aligned },
    { top: lit.top - card.height - GAP, left: aligned },
  ];
  const fits = ({ top, left }: Place) =>
    top >= MARGIN && top <= lowest && left >= MARGIN && left <= rightmost;
  return places.find(fits) ?? { top: lowest, left: rightmost };
}

/** Down is positive. `chrome` is the height of the header that stays at the top. */
export function scrollNeeded(lit: Box, card: Size, screen: Size, chrome: number): number {
  const taken = screen.width < WIDE ? card.height + GAP : 0;
  const first = chrome + GAP;
  const last = screen.height - taken - MARGIN;
  if (lit.top >= first && lit.top + lit.height <= last) return 0;
  const spare = Math.max(0, last - first - lit.height);
  return Math.round(lit.top - first - spare / 2);
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
