// The route map as one table: address, frame, title, code, and the data that starts with the code.
import { matchPath } from 'react-router';
import { PAY_BILL_PATTERN, paths } from '../lib/paths.ts';
import { type LazyCode, lazyCode } from './lazy-code.ts';

/** What `page-data.ts` knows how to ask for. */
export type PageNeed = 'services' | 'billsToPay' | 'bill';

export interface RouteEntry {
  path: string;
  /** `signedIn` and `task` need a stored user; `task` has no bottom menu; `bare` draws its own page. */
  frame: 'bare' | 'signedIn' | 'task';
  title: string;
  code: LazyCode;
  needs?: readonly PageNeed[];
  /** A calm page in place of a feature: it is reachable, and nothing offers it. */
  offered?: false;
}

const login = lazyCode(() => import('../screens/access/login-screen.tsx').then((m) => m.LoginScreen));
const home = lazyCode(() => import('../screens/home/home-screen.tsx').then((m) => m.HomeScreen));

const homeNeeds = ['services', 'billsToPay'] as const;

export const routes: readonly RouteEntry[] = [
  { path: paths.login(), frame: 'bare', title: 'Inicio de Sesión', code: login },
  { path: paths.loginPage(), frame: 'bare', title: 'Inicio de Sesión', code: login },

  { path: paths.home(), frame: 'signedIn', title: 'Mis Servicios', code: home, needs: homeNeeds },
  { path: paths.homeWithServices(), frame: 'signedIn', title: 'Mis Servicios', code: home, needs: homeNeeds },
  {
    path: paths.homeWithoutServices(),
    frame: 'signedIn',
    title: 'Mis Servicios',
    code: home,
    needs: homeNeeds,
  },
  {
    path: paths.myServices(),
    frame: 'signedIn',
    title: 'Todos tus servicios',
    code: lazyCode(() =>
      import('../screens/services/my-services-screen.tsx').then((m) => m.MyServicesScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.postpaidDetail(),
    frame: 'signedIn',
    title: 'Detalle de Servicio',
    code: lazyCode(() =>
      import('../screens/services/postpaid-detail-screen.tsx').then((m) => m.PostpaidDetailScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.prepaidDetail(),
    frame: 'signedIn',
    title: 'Detalle de Servicio',
    code: lazyCode(() =>
      import('../screens/services/prepaid-detail-screen.tsx').then((m) => m.PrepaidDetailScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.fixedDetail(),
    frame: 'signedIn',
    title: 'Detalle de Servicio',
    code: lazyCode(() =>
      import('../screens/services/fixed-detail-screen.tsx').then((m) => m.FixedDetailScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.billing(),
    frame: 'signedIn',
    title: 'Pagos y Facturas',
    code: lazyCode(() => import('../screens/billing/billing-screen.tsx').then((m) => m.BillingScreen)),
    needs: ['services'],
  },
  {
    path: PAY_BILL_PATTERN,
    frame: 'task',
    title: 'Pago de factura',
    code: lazyCode(() => import('../screens/billing/pay-bill-screen.tsx').then((m) => m.PayBillScreen)),
    needs: ['bill'],
  },
  {
    path: paths.paymentResult(),
    frame: 'signedIn',
    title: 'Pago de factura',
    code: lazyCode(() =>
      import('../screens/billing/payment-result-screen.tsx').then((m) => m.PaymentResultScreen),
    ),
  },

  {
    path: paths.recoverPassword(),
    frame: 'bare',
    title: 'Recuperar contraseña',
    offered: false,
    code: lazyCode(() => import('../screens/pages/not-yet-screen.tsx').then((m) => m.RecoverPasswordScreen)),
  },
  {
    path: paths.register(),
    frame: 'bare',
    title: 'Registro',
    offered: false,
    code: lazyCode(() => import('../screens/pages/not-yet-screen.tsx').then((m) => m.RegisterScreen)),
  },
  {
    path: paths.support(),
    frame: 'bare',
    title: 'Soporte',
    offered: false,
    code: lazyCode(() => import('../screens/pages/not-yet-screen.tsx').then((m) => m.SupportScreen)),
  },
  {
    path: paths.terms(),
    frame: 'bare',
    title: 'Términos y condiciones',
    code: lazyCode(() => import('../screens/pages/terms-screen.tsx').then((m) => m.TermsScreen)),
  },
  {
    path: paths.servicesUnavailable(),
    frame: 'bare',
    title: 'Servicio no disponible',
    code: lazyCode(() =>
      import('../screens/pages/services-unavailable-screen.tsx').then((m) => m.ServicesUnavailableScreen),
    ),
  },
  {
    path: paths.serverError(),
    frame: 'bare',
    title: 'Error del servidor',
    code: lazyCode(() => import('../screens/pages/server-error-screen.tsx').then((m) => m.ServerErrorScreen)),
  },
  {
    path: paths.routesList(),
    frame: 'bare',
    title: 'Rutas',
    code: lazyCode(() => import('../screens/pages/routes-list-screen.tsx').then((m) => m.RoutesListScreen)),
  },
  {
    path: paths.iconsList(),
    frame: 'bare',
    title: 'Íconos y componentes',
    code: lazyCode(() => import('../screens/pages/icons-list-screen.tsx').then((m) => m.IconsListScreen)),
  },
];

/** Every address that is not in the table. */
export const notFound: RouteEntry = {
  path: '*',
  frame: 'bare',
  title: 'Página no encontrada',
  code: lazyCode(() => import('../screens/pages/not-found-screen.tsx').then((m) => m.NotFoundScreen)),
};

export function findRoute(pathname: string): RouteEntry | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/** A link to it may be shown. */
export function isOffered(path: string): boolean {
  return findRoute(path)?.offered ?? findRoute(path) !== undefined;
}
