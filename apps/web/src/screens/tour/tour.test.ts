import { describe, expect, test } from 'vitest';
import { placeCard, scrollNeeded, withHalo } from './tour.tsx';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const card = { width: 460, height: 220 };
const sheet = { width: 358, height: 220 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

const overlap = (one: ReturnType<typeof box>, other: ReturnType<typeof box>) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('the card of a step', () => {
  test('at the left of the side column, at the right of a narrow part', () => {
    expect(placeCard(box(840, 140, 400, 500), card, desktop)).toEqual({ top: 140, left: 368 });
    expect(placeCard(box(40, 140, 300, 200), card, desktop)).toEqual({ top: 140, left: 352 });
  });

  test('under or over a wide part', () => {
    expect(placeCard(box(40, 140, 1200, 200), card, desktop)).toEqual({ top: 352, left: 40 });
    expect(placeCard(box(40, 500, 1200, 200), card, desktop)).toEqual({ top: 268, left: 40 });
  });

  test('in the middle when nothing is lit, and never off the screen', () => {
    expect(placeCard(null, card, desktop)).toEqual({ top: 290, left: 410 });
    const everywhere = placeCard(box(0, 0, 1280, 800), card, desktop);
    expect(everywhere).toEqual({ top: 564, left: 804 });
    expect(placeCard(box(840, 700, 400, 90), card, desktop).top).toBe(564);
  });

  test('on phones at the foot, and at the head when the part is at the foot', () => {
    expect(placeCard(null, sheet, phone)).toEqual({ top: 608, left: 16 });
    expect(placeCard(box(8, 80, 374, 300), sheet, phone)).toEqual({ top: 608, left: 16 });
    expect(placeCard(box(8, 500, 374, 200), sheet, phone)).toEqual({ top: 16, left: 16 });
  });
});

describe('the scroll of the page', () => {
  test('none for what is in sight', () => {
    expect(scrollNeeded(box(40, 140, 700, 300), card, desktop, 73)).toBe(0);
  });

  test('brings the part clear of header and card', () => {
    for (const [screen, size] of [
      [desktop, card],
      [phone, sheet],
    ] as const) {
      for (const top of [-900, -40, 700, 2000]) {
        const lit = withHalo(box(16, top, 340, 260));
        const after = { ...lit, top: lit.top - scrollNeeded(lit, size, screen, 60) };
        expect(after.top).toBeGreaterThanOrEqual(60);
        expect(overlap(after, { ...placeCard(after, size, screen), ...size })).toBe(false);
      }
    }
  });

  test('shows a tall part from its start, and is content with that', () => {
    const lit = box(8, 400, 374, 900);
    const by = scrollNeeded(lit, sheet, phone, 60);
    expect(lit.top - by).toBe(72);
    expect(scrollNeeded({ ...lit, top: 72 }, sheet, phone, 60)).toBe(0);
  });
});
