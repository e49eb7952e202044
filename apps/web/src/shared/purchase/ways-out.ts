// Where somebody goes whose purchase is not known yet.
import { paths } from '../../lib/place/paths.ts';
import { purchaseCopy as copy } from './purchase.copy.ts';
import type { WaysOut } from './result/verifying.tsx';

export function waysOut(byCard: boolean): WaysOut {
  return {
    byCard,
    place: copy.movements,
    ways: [
      { href: paths.movements(), label: copy.toMovements },
      { href: paths.homeWithServices(), label: copy.toHome },
    ],
  };
}

export const billWaysOut: WaysOut = {
  byCard: true,
  place: copy.bills,
  ways: [
    { href: paths.billing(), label: copy.toBills },
    { href: paths.homeWithServices(), label: copy.toHome },
  ],
};
