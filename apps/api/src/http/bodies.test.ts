import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './bodies.ts';

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
