// The platform scrolls and snaps; this only says which page is seen, and goes to another one.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { around, type CarouselView, viewOf } from './carousel-pages.ts';
import { prefersStillness } from './stillness.ts';

export interface CarouselControl {
  track: RefObject<HTMLUListElement | null>;
  page: number;
  /** Null until it has been measured, which the server cannot do. */
  pages: number | null;
  go: (page: number) => void;
  /** Pages on, or back. Beyond an end it goes on at the other one. */
  move: (by: number) => void;
}

export function useCarousel(count: number): CarouselControl {
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
    list.addEventListener('scrollend', forget);
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      list.removeEventListener('scrollend', forget);
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
  const page = view?.page ?? 0;
  const move = (by: number) => go((aim.current ?? page) + by);
  return { track, page, pages: view?.pages ?? null, go, move };
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
