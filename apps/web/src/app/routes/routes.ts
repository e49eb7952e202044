// The route map as one table: address, frame, title, code, and the data that starts with the code.
import { matchPath } from '../../lib/place/match-path.ts';
import {
  ARRANGEMENT_PATTERN,
  BILL_PATTERN,
  CLAIM_PATTERN,
  MONTH_SUMMARY_PATTERN,
  NEW_CLAIM_PATTERN,
  PAY_BILL_PATTERN,
  pathIn,
  paths,
} from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { accountRoutes } from './account-routes.ts';
import { associationRoutes } from './association-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { purchaseRoutes } from './purchase-routes.ts';
import type { RouteEntry } from './route-entry.ts';
import { supportRoutes } from './support-routes.ts';

const login = lazyCode(() =>
  import('../../screens/access/login/login-screen.tsx').then((m) => m.LoginScreen),
);
const register = lazyCode(() =>
  import('../../screens/access/start-screen.tsx').then((m) => m.RegisterScreen),
);
const registerCode = lazyCode(() =>
  import('../../screens/access/code-screen.tsx').then((m) => m.RegisterCodeScreen),
);
const registerEnd = lazyCode(() =>
  import('../../screens/access/register/register-end-screen.tsx').then((m) => m.RegisterEndScreen),
);
const recoveryCode = lazyCode(() =>
  import('../../screens/access/code-screen.tsx').then((m) => m.RecoveryCodeScreen),
);
const home = lazyCode(() => import('../../screens/home/home-screen.tsx').then((m) => m.HomeScreen));

const payOther = lazyCode(() =>
  import('../../screens/pay-other/pay-other-screen.tsx').then((m) => m.PayOtherScreen),
);

const homeNeeds = ['services', 'billsToPay', 'usage', 'repairs', 'problems', 'allLines'] as const;

export const routes: readonly RouteEntry[] = [
  { path: paths.login(), frame: 'bare', title: 'Inicio de Sesión', code: login },
  { path: paths.loginPage(), frame: 'bare', title: 'Inicio de Sesión', code: login },
  {
    path: paths.stopRecovery(),
    frame: 'bare',
    needsNetwork: true,
    title: 'Tu verificación en dos pasos',
    code: lazyCode(() =>
      import('../../screens/access/stop-recovery-screen.tsx').then((m) => m.StopRecoveryScreen),
    ),
  },
  {
    path: paths.restoreAccount(),
    frame: 'bare',
    needsNetwork: true,
    title: 'Recuperar tu cuenta',
    code: lazyCode(() =>
      import('../../screens/access/restore-account-screen.tsx').then((m) => m.RestoreAccountScreen),
    ),
  },

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
    path: paths.homeWithOnBoarding(),
    frame: 'signedIn',
    title: 'Mis Servicios',
    code: home,
    needs: homeNeeds,
  },
  ...accountRoutes,
  {
    path: paths.invitation(),
    frame: 'slim',
    title: 'Invitación',
    code: lazyCode(() =>
      import('../../screens/people/invitation-screen.tsx').then((m) => m.InvitationScreen),
    ),
  },
  {
    path: paths.lineConsent(),
    frame: 'slim',
    title: 'Tu permiso',
    code: lazyCode(() =>
      import('../../screens/people/line-consent-screen.tsx').then((m) => m.LineConsentScreen),
    ),
  },
  {
    path: paths.paymentLink(),
    frame: 'slim',
    title: 'Pago de factura',
    code: lazyCode(() =>
      import('../../screens/payment-link/payment-link-screen.tsx').then((m) => m.PaymentLinkScreen),
    ),
  },
  ...lineRoutes,
  {
    path: paths.billing(),
    requires: 'bills',
    frame: 'signedIn',
    title: 'Pagos y Facturas',
    code: lazyCode(() => import('../../screens/billing/billing-screen.tsx').then((m) => m.BillingScreen)),
    needs: ['services', 'allBills'],
  },
  ...[paths.payOther(), paths.rechargeOther()].map((path) => ({
    path,
    frame: 'calm' as const,
    needsNetwork: true as const,
    title: 'Pagar o recargar para otra persona',
    code: payOther,
  })),
  {
    path: BILL_PATTERN,
    requires: 'bills',
    frame: 'signedIn',
    title: 'Factura',
    code: lazyCode(() => import('../../screens/billing/bill/bill-screen.tsx').then((m) => m.BillScreen)),
    needs: ['wholeBill'],
  },
  {
    path: MONTH_SUMMARY_PATTERN,
    requires: 'bills',
    frame: 'signedIn',
    title: 'Resumen del mes',
    code: lazyCode(() => import('../../screens/billing/month/month-screen.tsx').then((m) => m.MonthScreen)),
    needs: ['wholeBill', 'services'],
  },
  {
    path: ARRANGEMENT_PATTERN,
    requires: 'bills',
    frame: 'signedIn',
    title: 'Acuerdo de pago',
    code: lazyCode(() =>
      import('../../screens/billing/arrangement/arrangement-screen.tsx').then((m) => m.ArrangementScreen),
    ),
    needs: ['bill'],
  },
  {
    path: PAY_BILL_PATTERN,
    requires: 'bills',
    frame: 'task',
    title: 'Pago de factura',
    code: lazyCode(() =>
      import('../../screens/billing/pay/pay-bill-screen.tsx').then((m) => m.PayBillScreen),
    ),
    needs: ['bill', 'services', 'savedCards'],
  },
  {
    path: paths.claims(),
    requires: 'manage',
    frame: 'signedIn',
    title: 'Reclamos',
    code: lazyCode(() => import('../../screens/claims/claims-screen.tsx').then((m) => m.ClaimsScreen)),
  },
  {
    path: NEW_CLAIM_PATTERN,
    requires: 'manage',
    frame: 'task',
    needsNetwork: true,
    title: 'Reclamar este cobro',
    code: lazyCode(() => import('../../screens/claims/new-claim-screen.tsx').then((m) => m.NewClaimScreen)),
  },
  {
    path: CLAIM_PATTERN,
    frame: 'signedIn',
    title: 'Reclamo',
    code: lazyCode(() => import('../../screens/claims/claim-screen.tsx').then((m) => m.ClaimScreen)),
  },
  {
    path: paths.paymentResult(),
    frame: 'signedIn',
    title: 'Pago de factura',
    code: lazyCode(() =>
      import('../../screens/billing/pay/payment-result-screen.tsx').then((m) => m.PaymentResultScreen),
    ),
  },
  ...purchaseRoutes,

  {
    path: paths.changePlan(),
    requires: 'manage',
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Cambia tu Plan',
    code: lazyCode(() =>
      import('../../screens/plan-change/ideal-plan-screen.tsx').then((m) => m.IdealPlanScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.comparePlan(),
    requires: 'manage',
    frame: 'task',
    title: 'Compara tu Plan',
    code: lazyCode(() =>
      import('../../screens/plan-change/compare-plan-screen.tsx').then((m) => m.ComparePlanScreen),
    ),
    needs: ['services'],
  },
  {
    path: paths.planResult(),
    frame: 'signedIn',
    title: 'Cambio de Plan',
    code: lazyCode(() =>
      import('../../screens/plan-change/plan-result-screen.tsx').then((m) => m.PlanResultScreen),
    ),
  },

  ...associationRoutes,

  { path: paths.register(), frame: 'bare', title: 'Comienza tu registro', code: register },
  { path: paths.registerByEmail(), frame: 'bare', title: 'Comienza tu registro', code: register },
  { path: paths.registerCode('email'), frame: 'bare', title: 'Código de seguridad', code: registerCode },
  { path: paths.registerCode('phone'), frame: 'bare', title: 'Código de seguridad', code: registerCode },
  { path: paths.registerEnd('email'), frame: 'bare', title: 'Completa tu registro', code: registerEnd },
  { path: paths.registerEnd('phone'), frame: 'bare', title: 'Completa tu registro', code: registerEnd },
  {
    path: paths.recoverPassword(),
    frame: 'bare',
    title: '¿Olvidaste tu contraseña?',
    code: lazyCode(() => import('../../screens/access/start-screen.tsx').then((m) => m.RecoveryScreen)),
  },
  { path: paths.recoveryCode('email'), frame: 'bare', title: 'Código de seguridad', code: recoveryCode },
  { path: paths.recoveryCode('phone'), frame: 'bare', title: 'Código de seguridad', code: recoveryCode },
  {
    path: paths.newPassword(),
    frame: 'bare',
    title: 'Restablecer contraseña',
    code: lazyCode(() =>
      import('../../screens/access/recovery/new-password-screen.tsx').then((m) => m.NewPasswordScreen),
    ),
  },
  {
    path: paths.welcome(),
    frame: 'signedIn',
    title: 'Bienvenido',
    code: lazyCode(() =>
      import('../../screens/access/register/welcome-screen.tsx').then((m) => m.WelcomeScreen),
    ),
  },
  ...supportRoutes,
  {
    path: paths.terms(),
    frame: 'public',
    title: 'Términos y condiciones',
    code: lazyCode(() => import('../../screens/pages/terms-screen.tsx').then((m) => m.TermsScreen)),
  },
  {
    path: paths.cookiePolicy(),
    frame: 'public',
    title: 'Política de cookies',
    code: lazyCode(() =>
      import('../../screens/pages/cookie-policy-screen.tsx').then((m) => m.CookiePolicyScreen),
    ),
  },
  {
    path: paths.servicesUnavailable(),
    frame: 'either',
    title: 'Servicio no disponible',
    code: lazyCode(() =>
      import('../../screens/pages/plain-page.tsx').then((m) => m.ServicesUnavailableScreen),
    ),
  },
  {
    path: paths.serverError(),
    frame: 'either',
    title: 'Error del servidor',
    code: lazyCode(() => import('../../screens/pages/plain-page.tsx').then((m) => m.ServerErrorScreen)),
  },
  {
    path: paths.routesList(),
    frame: 'bare',
    title: 'Rutas',
    code: lazyCode(() =>
      import('../../screens/pages/routes-list-screen.tsx').then((m) => m.RoutesListScreen),
    ),
  },
  {
    path: paths.iconsList(),
    frame: 'slim',
    title: 'Íconos y componentes',
    code: lazyCode(() =>
      import('../../screens/pages/icons-list/icons-list-screen.tsx').then((m) => m.IconsListScreen),
    ),
  },
];

/** Every address that is not in the table. */
export const notFound: RouteEntry = {
  path: '*',
  frame: 'either',
  title: 'Página no encontrada',
  code: lazyCode(() => import('../../screens/pages/plain-page.tsx').then((m) => m.NotFoundScreen)),
};

export function needsSession({ frame }: RouteEntry): boolean {
  return frame === 'signedIn' || frame === 'task';
}

export function findRoute(pathname: string): RouteEntry | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

/** A link to it may be shown. */
export function isOffered(address: string): boolean {
  return findRoute(pathIn(address)) !== undefined;
}
