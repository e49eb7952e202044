// The tour of home: four steps, each with its light on the real page; Escape skips, arrows go on and back.
import { portalBase } from '@portal/market/path';
import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { paths } from '../../lib/place/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/layers/use-modal.ts';
import { tourCopy as copy, stepsCopy } from './tour.copy.ts';
import styles from './tour.module.css';

interface TourProps {
  /** Whether the customer has any line that is billed here. */
  hasBills: boolean;
  /** Where it was left; 1 is the first. */
  firstStep: number;
  onStep: (step: number) => void;
  /** Finished or skipped. */
  onEnd: () => void;
}

export function Tour({ hasBills, firstStep, onStep, onEnd }: TourProps) {
  const [steps] = useState(() => tourSteps(hasBills));
  const [index, setIndex] = useState(() => Math.min(Math.max(firstStep, 1), steps.length) - 1);
  const { title, text, find } = steps[index] ?? steps[0];
  const { card, target, lit, place } = useSpotlight(find);
  const next = useRef<HTMLButtonElement>(null);
  const dialog = useModal({ onClose: onEnd, dismissible: true, firstFocus: () => next.current });
  const titleId = useId();
  const textId = useId();

  const last = steps.length - 1;
  const goTo = (to: number) => {
    if (to < 0 || to > last) return;
    setIndex(to);
    onStep(to + 1);
    // At both ends a button goes away; the focus must not go with it.
    if (to === 0 || to === last) next.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') goTo(index + 1);
    if (key === 'ArrowLeft') goTo(index - 1);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={onKeyDown}
    >
      <div className={styles.cover} />
      <div className={classNames(styles.light, !lit && styles.off)} style={lit ?? undefined} />
      <div ref={card} className={styles.card} style={place ?? undefined}>
        <div className={styles.words} aria-live="polite">
          {/* The welcome was the first of them. */}
          <p className={styles.count}>{copy.count(index + 2, steps.length + 1)}</p>
          <h2 id={titleId}>{title}</h2>
          <p id={textId} className={styles.text}>
            {text(target)}
          </p>
        </div>
        <div className={styles.dots} aria-hidden="true">
          {steps.map((step, at) => (
            <span key={step.title} className={classNames(styles.dot, at === index && styles.on)} />
          ))}
        </div>
        <div className={styles.acts}>
          {index < last && (
            <button type="button" className={styles.quiet} onClick={onEnd}>
              {copy.skip}
            </button>
          )}
          <div className={styles.ways}>
            {index > 0 && (
              <button type="button" className={styles.quiet} onClick={() => goTo(index - 1)}>
                {copy.back}
              </button>
            )}
            <button
              ref={next}
              type="button"
              className={styles.next}
              onClick={() => (index === last ? onEnd() : goTo(index + 1))}
            >
              {index === last ? copy.finish : copy.next}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

// Follows one part of the page with the light of a step: brought into sight, measured again when anything moves.
interface Spotlight {
  /** The card of the step; it must not cover what it speaks of. */
  card: RefObject<HTMLDivElement | null>;
  target: Element | null;
  /** Null: nothing to light up. */
  lit: Box | null;
  /** Null until the first measure, before anything is painted. */
  place: Place | null;
}

type Measured = Omit<Spotlight, 'card'>;

function useSpotlight(find: TourStep['find']): Spotlight {
  const card = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured>({ target: null, lit: null, place: null });

  const measure = useEffectEvent(() => {
    if (!card.current) return;
    const found = measureStep(find, card.current);
    setMeasured((before) => (same(before, found) ? before : found));
  });

  useLayoutEffect(() => {
    const page = document.querySelector('main');
    const contents = new MutationObserver(measure);
    const sizes = new ResizeObserver(measure);
    if (page) contents.observe(page, { childList: true, subtree: true });
    if (card.current) sizes.observe(card.current);
    sizes.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      contents.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  // Another step is another part to find, and other words make the card another size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the moments, not the inputs
  useLayoutEffect(() => measure(), [find, measured.target]);

  return { card, ...measured };
}

function measureStep(find: TourStep['find'], card: HTMLElement): Measured {
  const page = document.querySelector('main');
  const found = page && find(page);
  const target = found?.checkVisibility() ? found : null;
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const screen = { width: window.innerWidth, height: window.innerHeight };
  if (!target) return { target, lit: null, place: placeCard(null, size, screen) };

  const chrome = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const by = scrollNeeded(boxOf(target), size, screen, Math.max(0, chrome));
  if (by !== 0) window.scrollBy(0, by);
  const lit = boxOf(target);
  return { target, lit, place: placeCard(lit, size, screen) };
}

function boxOf(target: Element): Box {
  const { top, left, width, height } = target.getBoundingClientRect();
  return withHalo({ top, left, width, height });
}

function same(one: Measured, other: Measured): boolean {
  return one.target === other.target && equal(one.lit, other.lit) && equal(one.place, other.place);
}

function equal<T extends object>(one: T | null, other: T | null): boolean {
  if (one === null || other === null) return one === other;
  return Object.entries(one).every(([side, value]) => other[side as keyof T] === value);
}

interface TourStep {
  title: string;
  /** `target` is what `find` gave just now. */
  text: (target: Element | null) => string;
  /** Null when home has no such part for this customer, or not yet. */
  find: (page: ParentNode) => Element | null;
}

/** @param hasBills without them the tour speaks of none */
function tourSteps(hasBills: boolean): readonly [TourStep, ...TourStep[]] {
  const { bills, lines, pay, talk } = stepsCopy;
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
  const links = page.querySelectorAll(`a[href^="${portalBase}${path}"]`);
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
interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Place {
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
