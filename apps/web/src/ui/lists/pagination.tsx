// Previous, numbers, next.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../icon.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Pages in all, and the present one, from 1. */
  count: number;
  page: number;
  onPage: (page: number) => void;
  /** `page` names a number for readers: `Página 3`. */
  labels: {
    list: string;
    previous: string;
    next: string;
    page: (number: number) => string;
  };
  /** Numbers kept at each end, and numbers shown around the present one. */
  margin?: number | undefined;
  range?: number | undefined;
}

export function Pagination({ count, page, onPage, labels, margin = 1, range = 4 }: PaginationProps) {
  const items = pageItems(count, page, margin, range);
  return (
    <nav className={styles.frame} aria-label={labels.list}>
      <div className={styles.pagination}>
        <button type="button" className={styles.step} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon of={ChevronLeft} size="sm" />
          {labels.previous}
        </button>
        <ol className={styles.pages}>
          {items.map((item, place) =>
            item === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps have nothing else to tell them apart
              <li key={`gap-${place}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={item}>
                <button
                  type="button"
                  className={styles.page}
                  aria-label={labels.page(item)}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => onPage(item)}
                >
                  {item}
                </button>
              </li>
            ),
          )}
        </ol>
        <button
          type="button"
          className={styles.step}
          disabled={page >= count}
          onClick={() => onPage(page + 1)}
        >
          {labels.next}
          <Icon of={ChevronRight} size="sm" />
        </button>
      </div>
    </nav>
  );
}

// Which page numbers to offer: both ends, a window around the present one, gaps where numbers are left out.

type PageItem = number | 'gap';

export function pageItems(count: number, page: number, margin: number, range: number): PageItem[] {
  const windowStart = Math.max(1, Math.min(page - Math.floor(range / 2), count - range + 1));
  const windowEnd = Math.min(count, windowStart + range - 1);
  const items: PageItem[] = [];
  let last = 0;
  for (let number = 1; number <= count; number += 1) {
    const inMargin = number <= margin || number > count - margin;
    if (!inMargin && (number < windowStart || number > windowEnd)) continue;
    if (number - last > 1) items.push('gap');
    items.push(number);
    last = number;
  }
  return items;
}
