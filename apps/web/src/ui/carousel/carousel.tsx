// Cards beside each other that move by pages: by arrows, dots and swipes, and by themselves while nobody is at them.
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { prefersStillness, useStillness } from '../media.ts';
import styles from './carousel.module.css';

interface CarouselWords {
  /** What it is, for readers: `carrusel`. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** `Grupo 2 de 8`. */
  page: (number: number, count: number) => string;
}

interface CarouselProps<Item> {
  label: string;
  words: CarouselWords;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** How many at once, and where there are fewer: the classes of that name say so. */
  layout?: 'two' | 'three' | 'almostThree' | 'siteThree' | 'siteFour' | undefined;
  autoplayMs?: number | undefined;
}

export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, words, items, itemKey, children, layout = 'three', autoplayMs = 5_000 } = props;
  const { track, page, pages: measured, go, move } = useCarousel(items.length);
  const pages = measured ?? 1;
  const autoplay = useAutoplay({ page, pages, move, everyMs: autoplayMs });
  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.role}
      aria-label={label}
      {...autoplay.attention}
    >
      {/* Before the cards, so that nobody has to pass them all to get here; seen below them. */}
      {pages > 1 && (
        <div className={styles.controls}>
          <IconButton label={words.previous} icon={ChevronLeft} onClick={() => move(-1)} />
          <ul className={styles.dots}>
            {dotsAround(page, pages).map((place) => (
              <li key={place}>
                <button
                  type="button"
                  className={classNames(styles.dot, place === page && styles.here)}
                  aria-label={words.page(place + 1, pages)}
                  aria-current={place === page || undefined}
                  onClick={() => go(place)}
                />
              </li>
            ))}
          </ul>
          <IconButton label={words.next} icon={ChevronRight} onClick={() => move(1)} />
          {autoplay.isPossible && (
            <IconButton
              label={autoplay.isStopped ? words.play : words.pause}
              icon={autoplay.isStopped ? Play : Pause}
              iconSize="sm"
              onClick={autoplay.toggle}
            />
          )}
          <p className="sr-only" aria-live={autoplay.isRunning ? 'off' : 'polite'}>
            {words.page(page + 1, pages)}
          </p>
        </div>
      )}
      {measured === null && <div className={styles.room} />}
      <ul ref={track} className={classNames(styles.track, styles[layout])} onTouchStart={autoplay.stop}>
        {items.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}

// What moves by itself stands still under a pointer or the focus, out of sight, and for who wants less motion.
interface AutoplayNeeds {
  page: number;
  pages: number;
  move: (by: number) => void;
  everyMs: number;
}

function useAutoplay({ page, pages, move, everyMs }: AutoplayNeeds) {
  const isStill = useStillness();
  const [isStopped, setIsStopped] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPossible = pages > 1 && !isStill;
  const isRunning = isPossible && !isStopped && !isPointedAt && !hasFocus;

  const goOn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') move(1);
  });
  // Each page has its whole time, however it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins its time anew
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(goOn, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, page]);

  return {
    isPossible,
    isRunning,
    isStopped,
    /** Somebody has taken it into their own hands. */
    stop: () => setIsStopped(true),
    toggle: () => setIsStopped(!isStopped),
    /** For the element that holds everything. A finger does not hover. */
    attention: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

// The platform scrolls and snaps; this only says which page is seen, and goes to another one.
interface CarouselControl {
  track: RefObject<HTMLUListElement | null>;
  page: number;
  /** Null until it has been measured, which the server cannot do. */
  pages: number | null;
  go: (page: number) => void;
  /** Pages on, or back. Beyond an end it goes on at the other one. */
  move: (by: number) => void;
}

/** Somebody moves it themselves. The end of a scroll does not tell whose it was: of two quick ones the first ends late. */
const TAKEN = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function useCarousel(count: number): CarouselControl {
  const track = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<CarouselView | null>(null);
  /** Where it is going: a quick second press counts from there, and not from what is passed on the way. */
  const aim = useRef<number | null>(null);

  // Before the first paint: its arrows and dots do not push away what stands below.
  useLayoutEffect(() => {
    const list = track.current;
    if (!list) return;
    const look = () => {
      const seen = viewOf(count, sizeOf(list));
      if (seen.page === aim.current) aim.current = null;
      setView((known) => (known && same(known, seen) ? known : seen));
    };
    look();
    const forget = () => {
      aim.current = null;
    };
    list.addEventListener('scroll', look, { passive: true });
    for (const taken of TAKEN) list.addEventListener(taken, forget, { passive: true });
    const observer = new ResizeObserver(() => {
      forget();
      look();
    });
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      for (const taken of TAKEN) list.removeEventListener(taken, forget);
      observer.disconnect();
    };
  }, [count]);

  const go = (wanted: number) => {
    const list = track.current;
    if (!list || !view) return;
    const page = around(wanted, view.pages);
    aim.current = page;
    const left = page * view.perPage * sizeOf(list).step;
    list.scrollTo({ left, behavior: prefersStillness() ? 'instant' : 'smooth' });
  };
  // As it stands, which may not have been drawn yet.
  const move = (by: number) =>
    track.current && go((aim.current ?? viewOf(count, sizeOf(track.current)).page) + by);
  return { track, page: view?.page ?? 0, pages: view?.pages ?? null, go, move };
}

function same(one: CarouselView, other: CarouselView): boolean {
  return one.page === other.page && one.pages === other.pages && one.perPage === other.perPage;
}

function sizeOf(list: HTMLUListElement) {
  const [first, second] = [...list.children].filter((card) => card instanceof HTMLElement);
  const card = first?.offsetWidth ?? 1;
  const step = first && second ? second.offsetLeft - first.offsetLeft : card;
  return {
    width: list.clientWidth,
    step: Math.max(1, step),
    gap: Math.max(0, step - card),
    scrolled: list.scrollLeft,
    furthest: list.scrollWidth - list.clientWidth,
  };
}

// Arithmetic of a carousel: how many pages there are, which one is seen, which dots are shown.

/** In pixels: the track, from one card to the next, and the space between two. */
interface TrackSize {
  width: number;
  step: number;
  gap: number;
  scrolled: number;
  /** How far it can be scrolled. */
  furthest: number;
}

interface CarouselView {
  page: number;
  pages: number;
  /** Cards to a page. */
  perPage: number;
}

export function viewOf(count: number, { width, step, gap, scrolled, furthest }: TrackSize): CarouselView {
  const perPage = Math.max(1, Math.round((width + gap) / step));
  const pages = Math.max(1, Math.ceil(count / perPage));
  // The last page may hold fewer cards, and then it never comes to the left edge.
  const isAtEnd = pages > 1 && scrolled >= furthest - 1;
  const page = isAtEnd ? pages - 1 : Math.min(pages - 1, Math.round(scrolled / (step * perPage)));
  return { page, pages, perPage };
}

/** Before the first one comes the last, and the other way round. */
export function around(page: number, pages: number): number {
  return (page + pages) % pages;
}

const MOST_DOTS = 7;

/** At most seven dots, the present one in their middle as far as possible. */
export function dotsAround(page: number, pages: number): number[] {
  const shown = Math.min(pages, MOST_DOTS);
  const first = Math.min(Math.max(0, page - Math.floor(shown / 2)), pages - shown);
  return Array.from({ length: shown }, (_, place) => first + place);
}
