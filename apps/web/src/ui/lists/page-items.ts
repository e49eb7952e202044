// Which page numbers to offer: both ends, a window around the present one, gaps where numbers are left out.
export type PageItem = number | 'gap';

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
