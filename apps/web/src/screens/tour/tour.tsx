// The tour of home: four steps, each with its light on the real page; Escape skips, arrows go on and back.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useModal } from '../../ui/layers/use-modal.ts';
import { tourCopy as copy } from './tour.copy.ts';
import styles from './tour.module.css';
import { tourSteps } from './tour-steps.ts';
import { useSpotlight } from './use-spotlight.ts';

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
