import { describe, expect, it } from 'vitest';
import { sameValidity, validityOf } from './allowance-validity.ts';

const until = (validUntil: string | null) => ({ validUntil });
const november = until('2026-11-30T23:59:59-05:00');

describe('validity', () => {
  it('is a day in Ecuador, or nothing', () => {
    expect(validityOf(november)).toEqual(['Válido hasta el 30 nov 2026']);
    expect(validityOf(until(null))).toEqual([]);
  });
  it('is said once when it is one', () => {
    expect(sameValidity([november, november])).toBe('Válido hasta el 30 nov 2026');
    expect(sameValidity([november, until('2026-12-08T04:59:59Z')])).toBeNull();
    expect(sameValidity([november, until(null)])).toBeNull();
    expect(sameValidity([until(null)])).toBeNull();
    expect(sameValidity([])).toBeNull();
  });
});
