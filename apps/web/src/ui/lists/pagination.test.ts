import { describe, expect, it } from 'vitest';
import { pageItems } from './pagination.tsx';

describe('page numbers offered', () => {
  it('shows every number while the window holds them', () => {
    expect(pageItems(4, 2, 1, 4)).toEqual([1, 2, 3, 4]);
    expect(pageItems(1, 1, 1, 4)).toEqual([1]);
    expect(pageItems(0, 1, 1, 4)).toEqual([]);
  });

  it('keeps both ends and a window of four around the present page', () => {
    expect(pageItems(12, 1, 1, 4)).toEqual([1, 2, 3, 4, 'gap', 12]);
    expect(pageItems(12, 6, 1, 4)).toEqual([1, 'gap', 4, 5, 6, 7, 'gap', 12]);
    expect(pageItems(12, 12, 1, 4)).toEqual([1, 'gap', 9, 10, 11, 12]);
  });

  it('always offers the present page, once', () => {
    for (let page = 1; page <= 30; page += 1) {
      expect(pageItems(30, page, 1, 4).filter((item) => item === page)).toHaveLength(1);
    }
  });
});
