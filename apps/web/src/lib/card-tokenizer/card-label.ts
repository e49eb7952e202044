// What a card is called on our screens: nothing else of it stays.

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3[0689]/, 'Diners'],
  [/^6(011|4|5)/, 'Discover'],
];

export function labelOf(number: string): { last4: string; brand: string } {
  return {
    last4: number.slice(-4),
    brand: brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Tarjeta',
  };
}
