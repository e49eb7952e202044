// The part of the route map that is 'Mi cuenta'.
import * as titles from '@portal/help/page-titles.copy';
import { ASSOCIATE_PATTERNS, CONTRACT_PATTERN, paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { online, type RouteEntry, row } from './route-entry.ts';

// A parent shows its first page, under its own address.
const twoStep = lazyCode(() =>
  import('../../screens/security/two-step-screen.tsx').then((m) => m.TwoStepScreen),
);
const copy = lazyCode(() => import('../../screens/privacy/copy-screen.tsx').then((m) => m.CopyScreen));

export const accountRoutes: readonly RouteEntry[] = [
  row(paths.account(), titles.account, { frame: 'signedIn', needs: ['services'] }, () =>
    import('../../screens/account/account-screens.tsx').then((m) => m.AccountScreen),
  ),
  row(paths.editProfile(), titles.editProfile, online, () =>
    import('../../screens/account/edit-profile-screen.tsx').then((m) => m.EditProfileScreen),
  ),
  row(paths.changePassword(), titles.changePassword, online, () =>
    import('../../screens/account/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
  ),
  row(paths.appearance(), titles.appearance, { frame: 'signedIn', needs: ['services'] }, () =>
    import('../../screens/account/account-screens.tsx').then((m) => m.AppearanceScreen),
  ),
  { ...online, path: paths.security(), title: titles.twoStep, code: twoStep },
  { ...online, path: paths.twoStep(), title: titles.twoStep, code: twoStep },
  row(paths.passkeys(), titles.passkeys, online, () =>
    import('../../screens/security/passkeys-screen.tsx').then((m) => m.PasskeysScreen),
  ),
  row(paths.devices(), titles.devices, online, () =>
    import('../../screens/security/devices-screen.tsx').then((m) => m.DevicesScreen),
  ),
  row(paths.paymentMethods(), titles.paymentMethods, online, () =>
    import('../../screens/payment-methods/payment-methods-screen.tsx').then((m) => m.PaymentMethodsScreen),
  ),
  row(paths.autoPay(), titles.autoPay, online, () =>
    import('../../screens/payment-methods/auto-pay-screen.tsx').then((m) => m.AutoPayScreen),
  ),
  row(paths.payees(), titles.payees, online, () =>
    import('../../screens/pay-other/payees-screen.tsx').then((m) => m.PayeesScreen),
  ),
  row(paths.autoRecharge(), titles.autoRecharge, online, () =>
    import('../../screens/payment-methods/auto-recharge-screen.tsx').then((m) => m.AutoRechargeScreen),
  ),
  row(paths.people(), titles.people, online, () =>
    import('../../screens/people/people-screen.tsx').then((m) => m.PeopleScreen),
  ),
  row(paths.lineUsers(), titles.lineUsers, online, () =>
    import('../../screens/people/line-users-screen.tsx').then((m) => m.LineUsersScreen),
  ),
  row(paths.contracts(), titles.contracts, { frame: 'signedIn', needs: ['services'] }, () =>
    import('../../screens/contracts/contracts-screen.tsx').then((m) => m.ContractsScreen),
  ),
  row(CONTRACT_PATTERN, titles.contracts, { frame: 'signedIn' }, () =>
    import('../../screens/contracts/contract-screen.tsx').then((m) => m.ContractScreen),
  ),
  { ...online, path: paths.privacy(), title: titles.dataCopy, code: copy },
  { ...online, path: paths.dataCopy(), title: titles.dataCopy, code: copy },
  row(paths.dataCorrection(), titles.correction, online, () =>
    import('../../screens/privacy/correction-screen.tsx').then((m) => m.CorrectionScreen),
  ),
  row(paths.dataAccesses(), titles.accesses, online, () =>
    import('../../screens/privacy/accesses-screen.tsx').then((m) => m.AccessesScreen),
  ),
  row(paths.programs(), titles.programs, online, () =>
    import('../../screens/privacy/programs-screen.tsx').then((m) => m.ProgramsScreen),
  ),
  row(paths.erasure(), titles.erasure, online, () =>
    import('../../screens/privacy/erasure-screen.tsx').then((m) => m.ErasureScreen),
  ),
];

/** The part of the route map where a service is associated. */
export const associationRoutes: readonly RouteEntry[] = [
  row(paths.associateServices(), titles.associate, { frame: 'signedIn', needsNetwork: true }, () =>
    import('../../screens/association/landing-screen.tsx').then((m) => m.AssociateServicesScreen),
  ),
  row(paths.associateAny(), titles.associateAny, { frame: 'signedIn', needsNetwork: true }, () =>
    import('../../screens/association/any-screen.tsx').then((m) => m.AssociateAnyScreen),
  ),
  row(ASSOCIATE_PATTERNS.Prepaid, titles.associateMobile, { frame: 'signedIn', needsNetwork: true }, () =>
    import('../../screens/association/mobile-screen.tsx').then((m) => m.AssociatePrepaidScreen),
  ),
  row(ASSOCIATE_PATTERNS.Postpaid, titles.associateMobile, { frame: 'signedIn', needsNetwork: true }, () =>
    import('../../screens/association/mobile-screen.tsx').then((m) => m.AssociatePostpaidScreen),
  ),
  row(ASSOCIATE_PATTERNS.Fixed, titles.associateHome, { frame: 'signedIn', needsNetwork: true }, () =>
    import('../../screens/association/document-screen.tsx').then((m) => m.AssociateHomeScreen),
  ),
  row(paths.associated(), titles.associated, { frame: 'signedIn' }, () =>
    import('../../screens/association/success-screen.tsx').then((m) => m.AssociatedScreen),
  ),
];
