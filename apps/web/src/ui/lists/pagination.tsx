// Previous, numbers, next.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../icon.tsx';
import { pageItems } from './page-items.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
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
