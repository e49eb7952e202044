// Where somebody goes whose bill payment is not known yet.
import { paths } from '../../../lib/place/paths.ts';
import { purchaseCopy as copy } from '../../../shared/purchase/purchase.copy.ts';
import type { WaysOut } from '../../../shared/purchase/result/verifying.tsx';

export const waysOut: WaysOut = {
  byCard: true,
  place: copy.bills,
  ways: [
    { href: paths.billing(), label: copy.toBills },
    { href: paths.homeWithServices(), label: copy.toHome },
  ],
};
