// The part of the route map where packages and top-ups are bought, and where every purchase is found again.
import { MOVEMENT_PATTERN, PAYMENT_CODE_PATTERN, paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './route-entry.ts';

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
    title: 'Paquetes adicionales',
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  {
    path: paths.travel(),
    frame: 'signedIn',
    title: 'Viajar',
    code: lazyCode(() => import('../../screens/travel/travel-screen.tsx').then((m) => m.TravelScreen)),
    needs: [...needs, 'roaming'],
  },
  {
    path: paths.packagePayment(),
    requires: 'manage',
    frame: 'task',
    title: 'Pago del paquete',
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  {
    path: paths.packageReview(),
    requires: 'manage',
    frame: 'task',
    title: 'Resumen de compra',
    code: packages,
  },
  {
    path: paths.packageResult(),
    frame: 'signedIn',
    title: 'Compra de paquete',
    code: lazyCode(() =>
      import('../../screens/packages/buy-review-screen.tsx').then((m) => m.BuyReviewScreen),
    ),
  },
  {
    path: paths.recharge(),
    requires: 'topUps',
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Recargas',
    code: recharge,
    needs,
  },
  {
    path: paths.rechargePayment(),
    requires: 'topUps',
    frame: 'task',
    title: 'Método de pago',
    code: recharge,
    needs,
  },
  {
    path: paths.rechargeReview(),
    requires: 'topUps',
    frame: 'task',
    title: 'Resumen de compra',
    code: recharge,
  },
  {
    path: paths.rechargeResult(),
    frame: 'signedIn',
    title: 'Recarga',
    code: rechargeResult,
  },
  {
    path: paths.rechargeOldResult(),
    frame: 'signedIn',
    title: 'Recarga',
    code: rechargeResult,
  },
  {
    path: paths.activations(),
    frame: 'signedIn',
    title: 'Activaciones',
    code: packages,
    needs: [...needs, 'packagesOfLine'],
  },
  {
    path: paths.purchaseMethod(),
    frame: 'signedIn',
    title: 'Compra de paquetes y recargas',
    code: lazyCode(() =>
      import('../../screens/packages/purchase-method-screen.tsx').then((m) => m.PurchaseMethodScreen),
    ),
    needs,
  },
  {
    path: paths.movements(),
    frame: 'signedIn',
    title: 'Movimientos',
    code: lazyCode(() =>
      import('../../screens/movements/movements-screen.tsx').then((m) => m.MovementsScreen),
    ),
    needs,
  },
  {
    path: MOVEMENT_PATTERN,
    frame: 'signedIn',
    title: 'Comprobante',
    code: lazyCode(() => import('../../screens/movements/movement-screen.tsx').then((m) => m.MovementScreen)),
  },
  {
    path: PAYMENT_CODE_PATTERN,
    frame: 'signedIn',
    title: 'Código de pago',
    code: lazyCode(() =>
      import('../../screens/movements/movement-screen.tsx').then((m) => m.PaymentCodeScreen),
    ),
  },
];
