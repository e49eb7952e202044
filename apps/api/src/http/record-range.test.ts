import { Problem } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { readRange } from './record-range.ts';

/** 20 November in Ecuador, already 21 in UTC. */
const evening = new Date('2026-11-21T02:30:00Z');

describe('readRange', () => {
  it.each([
    [{}, { from: '2026-10-21', to: '2026-11-20' }],
    [{ to: '2026-11-10' }, { from: '2026-10-11', to: '2026-11-10' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-20' }],
    [
      { from: '2026-11-20', to: '2026-11-20' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
    [
      { from: '2026-05-20', to: '2026-11-20' },
      { from: '2026-05-20', to: '2026-11-20' },
    ],
    [{ to: '2026-05-22' }, { from: '2026-05-20', to: '2026-05-22' }],
  ])('%j is %j', (asked, range) => {
    expect(readRange(asked, evening)).toEqual(range);
  });

  it.each([
    ['reversed', { from: '2026-11-10', to: '2026-11-09' }],
    ['tomorrow in Ecuador', { to: '2026-11-21' }],
    ['begins in the future', { from: '2026-11-21' }],
    ['a day more than six months', { from: '2026-05-19' }],
    ['ends before six months ago', { to: '2026-05-01' }],
  ])('refuses what is %s', (_name, asked) => {
    expect(() => readRange(asked, evening)).toThrow(new Problem('DATE_RANGE'));
  });

  it('six months before a long month’s end is the short one’s last day', () => {
    const asked = { from: '2026-02-28' };
    expect(readRange(asked, new Date('2026-08-31T12:00:00Z')).from).toBe('2026-02-28');
    expect(() => readRange({ from: '2026-02-27' }, new Date('2026-08-31T12:00:00Z'))).toThrow();
    expect(readRange({ from: '2028-02-29' }, new Date('2028-08-30T12:00:00Z')).from).toBe('2028-02-29');
  });
});
