// Who asks for one discount is told of no other.
import type { Discount, DiscountedGroup } from '@portal/operator-ports/catalogue';
import { expect, test } from 'vitest';
import { discountsAsked } from './discounts-asked.ts';

const of = (group: DiscountedGroup): Discount => ({ group, percent: 50, services: ['internet'], terms: [] });
const all = [of('seniors'), of('disability')];

test.each([
  ['mi abuelita cumplió 65', ['seniors']],
  ['soy de la tercera edad', ['seniors']],
  ['tengo 68 años', ['seniors']],
  ['tengo discapacidad del 45 %', ['disability']],
  ['qué descuentos hay', ['seniors', 'disability']],
  ['soy mayor y tengo discapacidad', ['seniors', 'disability']],
])('«%s»: %j', (text, groups) => {
  expect(discountsAsked(all, text).map(({ group }) => group)).toEqual(groups);
});
