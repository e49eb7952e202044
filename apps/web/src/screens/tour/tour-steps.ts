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
      find: (page) => page.querySelector('[aria-labelledby="your-services"]'),
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
      find: (page) => offer(page) ?? circles(page),
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

function circles(page: ParentNode): Element | null {
  return page.querySelector('ul[aria-label^="Lo que queda"]')?.closest('section') ?? null;
}
