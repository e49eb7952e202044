// The part of the route map where packages and top-ups are bought, and where every purchase is found again.
import * as titles from '@portal/help/page-titles.copy';
import { MOVEMENT_PATTERN, PAYMENT_CODE_PATTERN, paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { type RouteEntry, row } from './route-entry.ts';

const needs = ['services'] as const;
const packages = lazyCode(() =>
  import('../../screens/packages/packages-screen.tsx').then((m) => m.PackagesScreen),
);
const recharge = lazyCode(() =>
  import('../../screens/recharge/recharge-screen.tsx').then((m) => m.RechargeScreen),
);
const rechargeResult = lazyCode(() =>
  import('../../screens/recharge/recharge-result-screen.tsx').then((m) => m.RechargeResultScreen),
);

export const purchaseRoutes: readonly RouteEntry[] = [
  {
    path: paths.packages(),
    requires: 'manage',
    frame: 'signedIn',
    title: titles.morePackages,
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  row(paths.travel(), titles.travel, { frame: 'signedIn', needs: [...needs, 'roaming'] }, () =>
    import('../../screens/travel/travel-screen.tsx').then((m) => m.TravelScreen),
  ),
  {
    path: paths.packagePayment(),
    requires: 'manage',
    frame: 'task',
    title: titles.packagePayment,
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  {
    path: paths.packageReview(),
    requires: 'manage',
    frame: 'task',
    title: titles.purchaseReview,
    code: packages,
  },
  row(paths.packageResult(), titles.boughtPackage, { frame: 'signedIn' }, () =>
    import('../../screens/packages/buy-review-screen.tsx').then((m) => m.BuyReviewScreen),
  ),
  {
    path: paths.recharge(),
    requires: 'topUps',
    frame: 'signedIn',
    needsNetwork: true,
    title: titles.recharge,
    code: recharge,
    needs,
  },
  {
    path: paths.rechargePayment(),
    requires: 'topUps',
    frame: 'task',
    title: titles.purchaseMethod,
    code: recharge,
    needs,
  },
  {
    path: paths.rechargeReview(),
    requires: 'topUps',
    frame: 'task',
    title: titles.purchaseReview,
    code: recharge,
  },
  {
    path: paths.rechargeResult(),
    frame: 'signedIn',
    title: titles.toppedUp,
    code: rechargeResult,
  },
  {
    path: paths.rechargeOldResult(),
    frame: 'signedIn',
    title: titles.toppedUp,
    code: rechargeResult,
  },
  {
    path: paths.activations(),
    frame: 'signedIn',
    title: titles.activations,
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  row(paths.purchaseMethod(), titles.bought, { frame: 'signedIn', needs }, () =>
    import('../../screens/packages/purchase-method-screen.tsx').then((m) => m.PurchaseMethodScreen),
  ),
  row(paths.movements(), titles.movements, { frame: 'signedIn', needs }, () =>
    import('../../screens/movements/movements-screen.tsx').then((m) => m.MovementsScreen),
  ),
  row(MOVEMENT_PATTERN, titles.receipt, { frame: 'signedIn' }, () =>
    import('../../screens/movements/movement-screen.tsx').then((m) => m.MovementScreen),
  ),
  row(PAYMENT_CODE_PATTERN, titles.paymentCode, { frame: 'signedIn' }, () =>
    import('../../screens/movements/movement-screen.tsx').then((m) => m.PaymentCodeScreen),
  ),
];
