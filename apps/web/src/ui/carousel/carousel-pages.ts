// Arithmetic of a carousel: how many pages there are, which one is seen, which dots are shown.

/** In pixels: the track, from one card to the next, and the space between two. */
export interface TrackSize {
  width: number;
  step: number;
  gap: number;
  scrolled: number;
  /** How far it can be scrolled. */
  furthest: number;
}

export interface CarouselView {
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
