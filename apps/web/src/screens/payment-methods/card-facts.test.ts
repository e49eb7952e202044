import { expect, it } from 'vitest';
import { cardName, expiryWords } from '../../shared/saved-card/saved-cards.ts';
import { isInUse } from './card-facts.ts';

it('a card reads by its brand, last digits and month', () => {
  expect(cardName({ brand: 'Visa', lastFour: '4242' })).toBe('Visa terminada en 4242');
  expect(expiryWords({ expiresOn: '2036-02-29', isExpired: false })).toBe('Vence en febrero de 2036');
  expect(expiryWords({ expiresOn: '2020-02-29', isExpired: true })).toContain('Venció en febrero de 2020');
  expect(expiryWords({ expiresOn: null, isExpired: false })).toBe('Guardada');
});

it('is in use when something is paid with it by itself', () => {
  const card = { usedBy: { billingAccount: [], product: [] } } as never;
  expect(isInUse(card)).toBe(false);
});
