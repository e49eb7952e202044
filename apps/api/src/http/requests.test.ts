// What is read of a request: names and ranges, bodies, and from where it comes.
import { Problem } from '@portal/contract/errors';
import { describe, expect, it, test } from 'vitest';
import { holdsCardNumber } from './bodies.ts';
import { identifierIn, readRange } from './identifiers.ts';
import { neighbourhoodOf, networkOf } from './visitor.ts';

const encoded = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');

it.each(['ana@correo.example', '0992000001', '+593 99 200 0001', 'ñandú@correo.example'])(
  'reads %s as typed and encoded',
  (name) => {
    expect(identifierIn(name)).toBe(name);
    expect(identifierIn(encoded(name))).toBe(name);
  },
);

it.each([
  ['nothing', ''],
  ['NUL', 'AAAA'],
  ['NUL in a name', encoded('ana\0@correo.example')],
  ['a line break', encoded('ana@correo.example\n')],
  ['no UTF-8', encoded(Buffer.from([0xff, 0xfe, 0xc0]))],
  ['half a character', encoded(Buffer.from('ñ').subarray(0, 1))],
  ['300 characters', 'a'.repeat(300)],
  ['300 characters, encoded', encoded('a@'.repeat(150))],
])('refuses %s', (_words, header) => expect(identifierIn(header)).toBeNull());

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

describe('holdsCardNumber', () => {
  it.each([
    '{"number":"5451951574925480"}',
    '{"number":5451951574925480}',
    '{"text":"Es la 5451951574925480."}',
    '{"text":"mi tarjeta es 5451 9515 7492 5480, gracias"}',
    '{"text":"4349-0030-0004-7015"}',
    '{"text":"3782 822463 10005"}',
  ])('sees a card in %s', (body) => expect(holdsCardNumber(body)).toBe(true));

  it.each([
    '{"number":"5451951574925481"}',
    // Fifteen digits that pass Luhn by chance, as one invoice number in ten does.
    '{"id":"001-002-909000007"}',
    '{"id":"001-002-909000015"}',
    '{"username":"0991000001"}',
    '{"email":"5451951574925480@correo.example"}',
    '{"email":"ana.5451951574925480@correo.example"}',
    '{"id":"0197a4d2-4123-4567-8901-123456789012"}',
    '{"correlatorId":"EC-10012345678"}',
    '{"token":"5451951574925480abcdef0123456789"}',
    // The number of a chip ends in a check digit as a card's does.
    '{"iccid":"8959301000000000070"}',
  ])('sees none in %s', (body) => expect(holdsCardNumber(body)).toBe(false));

  // Each passes Luhn.
  it('takes a RUC for one only where none is asked for', () => {
    const body = '{"id":"1","answer":"1790011005001"}';
    expect(holdsCardNumber(body)).toBe(true);
    expect(holdsCardNumber(body, { mayHoldCompanyDocument: true })).toBe(false);
    expect(holdsCardNumber('{"answer":"5451951574925480"}', { mayHoldCompanyDocument: true })).toBe(true);
  });

  it('takes a WEP key for one only where none is asked for', () => {
    const body = '{"key":"0000000000000","newkey":"4222222222222"}';
    expect(holdsCardNumber(body)).toBe(true);
    expect(holdsCardNumber(body, { mayHoldWepKey: true })).toBe(false);
    expect(holdsCardNumber('{"newkey":"5451951574925480"}', { mayHoldWepKey: true })).toBe(true);
  });
});

test('an IPv4 address is a network of its own, also when it is written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7');
});

test('all IPv6 addresses of 64 bits are one, however they are written', () => {
  const home = '2001:db8:1:2::/64';
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:1:2:3', '2001:0db8:0001:0002:0:0:0:9'])
    expect(networkOf(address)).toBe(home);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home);
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address stays as it is', () => {
  for (const word of ['', 'unknown', '018f0000-0000-7000-8000-000000000000'])
    expect(networkOf(word)).toBe(word);
});

test('a neighbourhood is what a provider hands out as one; a user is their own', () => {
  expect(neighbourhoodOf('203.0.113.7')).toBe('203.0');
  expect(neighbourhoodOf(networkOf('2001:db8:1:2::1'))).toBe('2001:db8');
  expect(neighbourhoodOf('018f0000-0000-7000-8000-000000000000')).toBe(
    '018f0000-0000-7000-8000-000000000000',
  );
});
