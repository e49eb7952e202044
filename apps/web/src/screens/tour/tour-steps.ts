// The four steps: what each says, and which part of home it lights up.
import { BASE } from '../../lib/place/base.ts';
import { paths } from '../../lib/place/paths.ts';
import { stepsCopy as copy } from './tour.copy.ts';

export interface TourStep {
  title: string;
  /** `target` is what `find` gave just now. */
  text: (target: Element | null) => string;
  /** Null when home has no such part for this customer, or not yet. */
  find: (page: ParentNode) => Element | null;
}

/** @param hasBills without them the tour speaks of none */
export function tourSteps(hasBills: boolean): readonly [TourStep, ...TourStep[]] {
  const { bills, lines, pay, talk } = copy;
  return [
    {
      title: bills.title,
      text: (target) => (target ? bills.here : hasBills ? bills.elsewhere : bills.none),
      find: (page) => sectionTitled(page, bills.title),
    },
    {
      title: lines.title,
      text: (target) => (target ? lines.here : lines.elsewhere),
      find: yourLines,
    },
    {
      title: pay.title,
      text: (target) => (target ? pay.here : hasBills ? pay.elsewhere : pay.none),
      find: (page) => linkUnder(page, paths.payBill(''))?.closest('li') ?? null,
    },
    {
      title: talk.title,
      text: (target) => {
        if (!target) return talk.elsewhere;
        return isOffer(target) ? talk.offers : talk.here;
      },
      find: (page) => offer(page) ?? yourLines(page),
    },
  ];
}

/** The part of the page whose heading says so. */
function sectionTitled(page: ParentNode, title: string): Element | null {
  const headings = [...page.querySelectorAll('h2, h3')];
  return headings.find(({ textContent }) => textContent === title)?.closest('section') ?? null;
}

function linkUnder(page: ParentNode, path: string): Element | null {
  const links = page.querySelectorAll(`a[href^="${BASE}${path}"]`);
  // Phones fold the bills into one row: what nobody sees is not pointed at.
  return [...links].find((link) => link.checkVisibility()) ?? null;
}

/** Among the links below: packages, or else recharges, once the portal sells them. */
function offer(page: ParentNode): Element | null {
  const links = page.querySelector('nav[aria-label="También puedes"]');
  return links && (linkUnder(links, paths.packages()) ?? linkUnder(links, paths.recharge()));
}

function isOffer(target: Element): boolean {
  return target.matches('a');
}

function yourLines(page: ParentNode): Element | null {
  return page.querySelector('[aria-labelledby="your-lines"]');
}

// Where the card of a step goes, and how far the page scrolls for what it lights up. Pixels of the viewport.
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Size {
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
const HALO = 8;

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
