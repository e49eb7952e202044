// Cards beside each other that move by pages: by arrows, dots and swipes, and by themselves while nobody is at them.
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';
import { dotsAround } from './carousel-pages.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselWords {
  /** What it is, for readers: `carrusel`. */
  role: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** `Grupo 2 de 8`. */
  page: (number: number, count: number) => string;
}

export interface CarouselProps<Item> {
  label: string;
  words: CarouselWords;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** How many at once, and where there are fewer: the classes of that name say so. */
  layout?: 'three' | 'almostThree' | 'siteThree' | 'siteFour' | undefined;
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
