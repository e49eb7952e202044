// Follows one part of the page with the light of a step: brought into sight, measured again when anything moves.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Place, placeCard, scrollNeeded, withHalo } from './placement.ts';
import type { TourStep } from './tour-steps.ts';

export interface Spotlight {
  /** The card of the step; it must not cover what it speaks of. */
  card: RefObject<HTMLDivElement | null>;
  target: Element | null;
  /** Null: nothing to light up. */
  lit: Box | null;
  /** Null until the first measure, before anything is painted. */
  place: Place | null;
}

type Measured = Omit<Spotlight, 'card'>;

export function useSpotlight(find: TourStep['find']): Spotlight {
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
