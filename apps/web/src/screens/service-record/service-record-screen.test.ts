import { describe, expect, test } from 'vitest';
import { checkDays, offeredDays, usualDays } from './service-record-screen.tsx';

/** 20 November in Ecuador, already 21 in UTC. */
const now = '2026-11-21T02:30:00Z';

test('thirty days back are usual, and six months are offered', () => {
  expect(usualDays(now)).toEqual({ from: '2026-10-21', to: '2026-11-20' });
  expect(offeredDays(now)).toEqual({ from: '2026-05-20', to: '2026-11-20' });
  expect(offeredDays('2026-08-31T12:00:00Z').from).toBe('2026-02-28');
});

describe('checkDays', () => {
  const offered = offeredDays(now);
  test.each([
    ['both ends of what is offered', offered, {}],
    ['one day', { from: '2026-11-20', to: '2026-11-20' }, {}],
    ['nothing', { from: '', to: '' }, { from: 'missing', to: 'missing' }],
    ['half a date and none', { from: '2026-11', to: '2026-02-30' }, { from: 'malformed', to: 'malformed' }],
    ['tomorrow', { from: '2026-11-01', to: '2026-11-21' }, { to: 'future' }],
    ['too long ago', { from: '2026-05-19', to: '2026-11-20' }, { from: 'tooOld' }],
    ['reversed', { from: '2026-11-12', to: '2026-11-11' }, { from: 'reversed' }],
  ])('%s', (_name, days, errors) => {
    expect(checkDays(days, offered)).toEqual(errors);
  });
});
