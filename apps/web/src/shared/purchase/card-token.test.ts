import { expect, test } from 'vitest';
import { carriesCard } from './card-token.ts';

const card = { name: 'ANA', number: '5451951574925480', cvc: '123', expiryMonth: '08', expiryYear: '29' };

test('a card number is noticed, in one piece or in groups', () => {
  const request = (token: string) => JSON.stringify({ total: 18.39, token });
  expect(carriesCard(request('token'), card)).toBe(false);
  expect(carriesCard(request('5451951574925480'), card)).toBe(true);
  expect(carriesCard(request('5451 9515-7492 5480'), card)).toBe(true);
});
