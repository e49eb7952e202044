// The route map as one table: address, frame, title, code, and the data that starts with the code.
import * as titles from '@portal/help/page-titles.copy';
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
import { accountRoutes, associationRoutes } from './account-routes.ts';
import { lineRoutes } from './line-routes.ts';
import { purchaseRoutes } from './purchase-routes.ts';
import { type RouteEntry, row } from './route-entry.ts';
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
  { path: paths.login(), frame: 'bare', title: titles.login, code: login },
  { path: paths.loginPage(), frame: 'bare', title: titles.login, code: login },
  row(paths.stopRecovery(), titles.stopRecovery, { frame: 'bare', needsNetwork: true }, () =>
    import('../../screens/access/take-back-screens.tsx').then((m) => m.StopRecoveryScreen),
  ),
  row(paths.restoreAccount(), titles.restoreAccount, { frame: 'bare', needsNetwork: true }, () =>
    import('../../screens/access/take-back-screens.tsx').then((m) => m.RestoreAccountScreen),
  ),

  { path: paths.home(), frame: 'signedIn', title: titles.services, code: home, needs: homeNeeds },
  { path: paths.homeWithServices(), frame: 'signedIn', title: titles.services, code: home, needs: homeNeeds },
  {
    path: paths.homeWithoutServices(),
    frame: 'signedIn',
    title: titles.services,
    code: home,
    needs: homeNeeds,
  },
  {
    path: paths.homeWithOnBoarding(),
    frame: 'signedIn',
    title: titles.services,
    code: home,
    needs: homeNeeds,
  },
  ...accountRoutes,
  row(paths.invitation(), titles.invitation, { frame: 'slim' }, () =>
    import('../../screens/people/invitation-screen.tsx').then((m) => m.InvitationScreen),
  ),
  row(paths.lineConsent(), titles.lineConsent, { frame: 'slim' }, () =>
    import('../../screens/people/line-consent-screen.tsx').then((m) => m.LineConsentScreen),
  ),
  row(paths.paymentLink(), titles.payBill, { frame: 'slim' }, () =>
    import('../../screens/payment-link/payment-link-screen.tsx').then((m) => m.PaymentLinkScreen),
  ),
  ...lineRoutes,
  row(
    paths.billing(),
    titles.billing,
    { requires: 'bills', frame: 'signedIn', needs: ['services', 'allBills'] },
    () => import('../../screens/billing/billing-screen.tsx').then((m) => m.BillingScreen),
  ),
  ...[paths.payOther(), paths.rechargeOther()].map((path) => ({
    path,
    frame: 'calm' as const,
    needsNetwork: true as const,
    title: titles.payOther,
    code: payOther,
  })),
  row(BILL_PATTERN, titles.bill, { requires: 'bills', frame: 'signedIn', needs: ['wholeBill'] }, () =>
    import('../../screens/billing/bill/bill-screen.tsx').then((m) => m.BillScreen),
  ),
  row(
    MONTH_SUMMARY_PATTERN,
    titles.month,
    { requires: 'bills', frame: 'signedIn', needs: ['wholeBill', 'services'] },
    () => import('../../screens/billing/month/month-screen.tsx').then((m) => m.MonthScreen),
  ),
  row(
    ARRANGEMENT_PATTERN,
    titles.arrangement,
    { requires: 'bills', frame: 'signedIn', needs: ['bill'] },
    () => import('../../screens/billing/arrangement/arrangement-screen.tsx').then((m) => m.ArrangementScreen),
  ),
  row(
    PAY_BILL_PATTERN,
    titles.payBill,
    { requires: 'bills', frame: 'task', needs: ['bill', 'services', 'savedCards'] },
    () => import('../../screens/billing/pay/pay-bill-screen.tsx').then((m) => m.PayBillScreen),
  ),
  row(paths.claims(), titles.claims, { requires: 'manage', frame: 'signedIn' }, () =>
    import('../../screens/claims/claims-screen.tsx').then((m) => m.ClaimsScreen),
  ),
  row(NEW_CLAIM_PATTERN, titles.newClaim, { requires: 'manage', frame: 'task', needsNetwork: true }, () =>
    import('../../screens/claims/new-claim-screen.tsx').then((m) => m.NewClaimScreen),
  ),
  row(CLAIM_PATTERN, titles.claim, { frame: 'signedIn' }, () =>
    import('../../screens/claims/claim-screen.tsx').then((m) => m.ClaimScreen),
  ),
  row(paths.paymentResult(), titles.payBill, { frame: 'signedIn' }, () =>
    import('../../screens/billing/pay/payment-result-screen.tsx').then((m) => m.PaymentResultScreen),
  ),
  ...purchaseRoutes,

  row(
    paths.changePlan(),
    titles.changePlan,
    { requires: 'manage', frame: 'signedIn', needsNetwork: true, needs: ['services'] },
    () => import('../../screens/plan-change/ideal-plan-screen.tsx').then((m) => m.IdealPlanScreen),
  ),
  row(
    paths.comparePlan(),
    titles.comparePlan,
    { requires: 'manage', frame: 'task', needs: ['services'] },
    () => import('../../screens/plan-change/compare-plan-screen.tsx').then((m) => m.ComparePlanScreen),
  ),
  row(paths.planResult(), titles.planResult, { frame: 'signedIn' }, () =>
    import('../../screens/plan-change/plan-result-screen.tsx').then((m) => m.PlanResultScreen),
  ),

  ...associationRoutes,

  { path: paths.register(), frame: 'bare', title: titles.register, code: register },
  { path: paths.registerByEmail(), frame: 'bare', title: titles.register, code: register },
  { path: paths.registerCode('email'), frame: 'bare', title: titles.code, code: registerCode },
  { path: paths.registerCode('phone'), frame: 'bare', title: titles.code, code: registerCode },
  { path: paths.registerEnd('email'), frame: 'bare', title: titles.registerEnd, code: registerEnd },
  { path: paths.registerEnd('phone'), frame: 'bare', title: titles.registerEnd, code: registerEnd },
  row(paths.recoverPassword(), titles.forgotten, { frame: 'bare' }, () =>
    import('../../screens/access/start-screen.tsx').then((m) => m.RecoveryScreen),
  ),
  { path: paths.recoveryCode('email'), frame: 'bare', title: titles.code, code: recoveryCode },
  { path: paths.recoveryCode('phone'), frame: 'bare', title: titles.code, code: recoveryCode },
  row(paths.newPassword(), titles.newPassword, { frame: 'bare' }, () =>
    import('../../screens/access/recovery/new-password-screen.tsx').then((m) => m.NewPasswordScreen),
  ),
  row(paths.welcome(), titles.welcome, { frame: 'signedIn' }, () =>
    import('../../screens/access/register/welcome-screen.tsx').then((m) => m.WelcomeScreen),
  ),
  ...supportRoutes,
  row(paths.terms(), titles.terms, { frame: 'public' }, () =>
    import('../../screens/pages/text-screens.tsx').then((m) => m.TermsScreen),
  ),
  row(paths.cookiePolicy(), titles.cookiePolicy, { frame: 'public' }, () =>
    import('../../screens/pages/text-screens.tsx').then((m) => m.CookiePolicyScreen),
  ),
  row(paths.servicesUnavailable(), titles.unavailable, { frame: 'either' }, () =>
    import('../../screens/pages/plain-page.tsx').then((m) => m.ServicesUnavailableScreen),
  ),
  row(paths.serverError(), titles.serverError, { frame: 'either' }, () =>
    import('../../screens/pages/plain-page.tsx').then((m) => m.ServerErrorScreen),
  ),
  row(paths.routesList(), titles.routesList, { frame: 'bare' }, () =>
    import('../../screens/pages/routes-list-screen.tsx').then((m) => m.RoutesListScreen),
  ),
  row(paths.iconsList(), titles.iconsList, { frame: 'slim' }, () =>
    import('../../screens/pages/icons-list/icons-list-screen.tsx').then((m) => m.IconsListScreen),
  ),
];

/** Every address that is not in the table. */
export const notFound: RouteEntry = {
  path: '*',
  frame: 'either',
  title: titles.notFound,
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
