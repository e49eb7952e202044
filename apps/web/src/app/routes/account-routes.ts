// The part of the route map that is 'Mi cuenta'.
import { CONTRACT_PATTERN, paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './route-entry.ts';

// A parent shows its first page, under its own address.
const twoStep = lazyCode(() =>
  import('../../screens/security/two-step-screen.tsx').then((m) => m.TwoStepScreen),
);
const copy = lazyCode(() => import('../../screens/privacy/copy-screen.tsx').then((m) => m.CopyScreen));

const online = { frame: 'signedIn', needsNetwork: true, needs: ['services'] } as const;

export const accountRoutes: readonly RouteEntry[] = [
  {
    path: paths.account(),
    frame: 'signedIn',
    title: 'Mi cuenta',
    code: lazyCode(() => import('../../screens/account/account-screen.tsx').then((m) => m.AccountScreen)),
    needs: ['services'],
  },
  {
    ...online,
    path: paths.editProfile(),
    title: 'Editar perfil',
    code: lazyCode(() =>
      import('../../screens/account/edit-profile-screen.tsx').then((m) => m.EditProfileScreen),
    ),
  },
  {
    ...online,
    path: paths.changePassword(),
    title: 'Cambio de contraseña',
    code: lazyCode(() =>
      import('../../screens/account/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
    ),
  },
  {
    path: paths.appearance(),
    frame: 'signedIn',
    title: 'Apariencia',
    code: lazyCode(() =>
      import('../../screens/account/appearance-screen.tsx').then((m) => m.AppearanceScreen),
    ),
    needs: ['services'],
  },
  { ...online, path: paths.security(), title: 'Verificación en dos pasos', code: twoStep },
  { ...online, path: paths.twoStep(), title: 'Verificación en dos pasos', code: twoStep },
  {
    ...online,
    path: paths.passkeys(),
    title: 'Llaves de acceso',
    code: lazyCode(() => import('../../screens/security/passkeys-screen.tsx').then((m) => m.PasskeysScreen)),
  },
  {
    ...online,
    path: paths.devices(),
    title: 'Equipos conectados',
    code: lazyCode(() => import('../../screens/security/devices-screen.tsx').then((m) => m.DevicesScreen)),
  },
  {
    ...online,
    path: paths.paymentMethods(),
    title: 'Tarjetas',
    code: lazyCode(() =>
      import('../../screens/payment-methods/payment-methods-screen.tsx').then((m) => m.PaymentMethodsScreen),
    ),
  },
  {
    ...online,
    path: paths.autoPay(),
    title: 'Débito automático',
    code: lazyCode(() =>
      import('../../screens/payment-methods/auto-pay-screen.tsx').then((m) => m.AutoPayScreen),
    ),
  },
  {
    ...online,
    path: paths.payees(),
    title: 'Favoritos',
    code: lazyCode(() => import('../../screens/pay-other/payees-screen.tsx').then((m) => m.PayeesScreen)),
  },
  {
    ...online,
    path: paths.autoRecharge(),
    title: 'Recarga automática',
    code: lazyCode(() =>
      import('../../screens/payment-methods/auto-recharge-screen.tsx').then((m) => m.AutoRechargeScreen),
    ),
  },
  {
    ...online,
    path: paths.people(),
    title: 'Quién tiene acceso a tus líneas',
    code: lazyCode(() => import('../../screens/people/people-screen.tsx').then((m) => m.PeopleScreen)),
  },
  {
    ...online,
    path: paths.lineUsers(),
    title: 'Quién usa cada línea',
    code: lazyCode(() => import('../../screens/people/line-users-screen.tsx').then((m) => m.LineUsersScreen)),
  },
  {
    path: paths.contracts(),
    frame: 'signedIn',
    title: 'Lo que aceptaste',
    code: lazyCode(() =>
      import('../../screens/contracts/contracts-screen.tsx').then((m) => m.ContractsScreen),
    ),
    needs: ['services'],
  },
  {
    path: CONTRACT_PATTERN,
    frame: 'signedIn',
    title: 'Lo que aceptaste',
    code: lazyCode(() => import('../../screens/contracts/contract-screen.tsx').then((m) => m.ContractScreen)),
  },
  { ...online, path: paths.privacy(), title: 'Copia de mis datos', code: copy },
  { ...online, path: paths.dataCopy(), title: 'Copia de mis datos', code: copy },
  {
    ...online,
    path: paths.dataCorrection(),
    title: 'Corregir mis datos',
    code: lazyCode(() =>
      import('../../screens/privacy/correction-screen.tsx').then((m) => m.CorrectionScreen),
    ),
  },
  {
    ...online,
    path: paths.dataAccesses(),
    title: 'Quién vio tus datos',
    code: lazyCode(() => import('../../screens/privacy/accesses-screen.tsx').then((m) => m.AccessesScreen)),
  },
  {
    ...online,
    path: paths.programs(),
    title: 'Acceso para programas',
    code: lazyCode(() => import('../../screens/privacy/programs-screen.tsx').then((m) => m.ProgramsScreen)),
  },
  {
    ...online,
    path: paths.erasure(),
    title: 'Eliminar mi cuenta',
    code: lazyCode(() => import('../../screens/privacy/erasure-screen.tsx').then((m) => m.ErasureScreen)),
  },
];
