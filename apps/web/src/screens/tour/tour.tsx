// The tour of home: four steps, each with its light on the real page; Escape skips, arrows go on and back.
import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/layers/use-modal.ts';
import { tourCopy as copy } from './tour.copy.ts';
import styles from './tour.module.css';
import {
  type Box,
  type Place,
  placeCard,
  scrollNeeded,
  type TourStep,
  tourSteps,
  withHalo,
} from './tour-steps.ts';

export interface TourProps {
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
