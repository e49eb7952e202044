import { describe, expect, it } from 'vitest';
import { defaultPreferences, isWanted, type Notice } from './preferences.ts';

const all = { email: true, sms: true, charges: true, bills: true, promotions: true };
const [byEmail, bySms] = [
  { channel: 'email', topic: null },
  { channel: 'sms', topic: null },
] as const satisfies readonly Notice[];

describe('who has never chosen', () => {
  it('is written once: by e-mail where there is one, else by SMS', () => {
    expect(isWanted(defaultPreferences(true), byEmail)).toBe(true);
    expect(isWanted(defaultPreferences(true), bySms)).toBe(false);
    expect(isWanted(defaultPreferences(false), bySms)).toBe(true);
  });

  it('is told of charges and bills, and of no promotion', () => {
    for (const [topic, wanted] of [
      ['charge', true],
      ['bill', true],
      ['promotion', false],
    ] as const)
      expect(isWanted(defaultPreferences(true), { channel: 'email', topic })).toBe(wanted);
  });
});

describe('a box that is not ticked', () => {
  it('of a way closes this way alone', () => {
    expect(isWanted({ ...all, email: false }, byEmail)).toBe(false);
    expect(isWanted({ ...all, email: false }, bySms)).toBe(true);
    expect(isWanted({ ...all, sms: false }, bySms)).toBe(false);
  });

  it('of a topic silences it on every way, and nothing else', () => {
    for (const channel of ['email', 'sms'] as const) {
      expect(isWanted({ ...all, charges: false }, { channel, topic: 'charge' })).toBe(false);
      expect(isWanted({ ...all, charges: false }, { channel, topic: 'bill' })).toBe(true);
      expect(isWanted({ ...all, bills: false }, { channel, topic: 'bill' })).toBe(false);
    }
  });
});

it('promotions leave by e-mail alone, and only where their own box is ticked', () => {
  const none = { email: false, sms: false, charges: false, bills: false, promotions: true };
  expect(isWanted(none, { channel: 'email', topic: 'promotion' })).toBe(true);
  expect(isWanted(all, { channel: 'sms', topic: 'promotion' })).toBe(false);
  expect(isWanted({ ...all, promotions: false }, { channel: 'email', topic: 'promotion' })).toBe(false);
});
