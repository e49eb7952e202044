// The part of the route map about lines: all of them, and each with its parts.
import { paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './route-entry.ts';

const mobile = () => import('../../screens/services/detail/mobile-detail-screens.tsx');
const parts = () => import('../../screens/services/manage/managed-part-screen.tsx');
const record = lazyCode(() =>
  import('../../screens/service-record/service-record-screen.tsx').then((m) => m.ServiceRecordScreen),
);

const detail = { frame: 'signedIn', title: 'Detalle de Servicio', needs: ['services'] } as const;
const managed = { requires: 'manage', frame: 'signedIn', needsNetwork: true, needs: ['services'] } as const;
const used = {
  requires: 'records',
  frame: 'signedIn',
  title: 'Historial',
  code: record,
  needs: ['services'],
} as const;

export const lineRoutes: readonly RouteEntry[] = [
  {
    path: paths.myServices(),
    frame: 'signedIn',
    title: 'Mis Servicios',
    code: lazyCode(() =>
      import('../../screens/services/my-services/my-services-screen.tsx').then((m) => m.MyServicesScreen),
    ),
    needs: ['services', 'usage', 'allLines'],
  },
  {
    ...detail,
    path: paths.postpaidDetail(),
    code: lazyCode(() => mobile().then((m) => m.PostpaidDetailScreen)),
  },
  {
    ...detail,
    path: paths.prepaidDetail(),
    code: lazyCode(() => mobile().then((m) => m.PrepaidDetailScreen)),
  },
  {
    ...detail,
    path: paths.fixedDetail(),
    code: lazyCode(() =>
      import('../../screens/services/detail/fixed-detail-screen.tsx').then((m) => m.FixedDetailScreen),
    ),
  },
  {
    path: paths.dailyUsage(),
    requires: 'figures',
    frame: 'signedIn',
    title: 'Tu consumo',
    code: lazyCode(() =>
      import('../../screens/daily-usage/daily-usage-screen.tsx').then((m) => m.DailyUsageScreen),
    ),
    needs: ['services', 'usage', 'dailyUsage'],
  },
  {
    path: paths.orderLines(),
    frame: 'signedIn',
    title: 'Ordena tus líneas',
    needsNetwork: true,
    code: lazyCode(() => import('../../screens/services/look/order-screen.tsx').then((m) => m.OrderScreen)),
    needs: ['services'],
  },
  {
    path: paths.lineLook(),
    frame: 'signedIn',
    title: 'Nombre y color',
    needsNetwork: true,
    code: lazyCode(() => import('../../screens/services/look/look-screen.tsx').then((m) => m.LookScreen)),
    needs: ['services'],
  },
  {
    path: paths.pauseLine(),
    frame: 'signedIn',
    title: 'Pausar un servicio',
    needsNetwork: true,
    code: lazyCode(() => import('../../screens/services/pause/pause-screen.tsx').then((m) => m.PauseScreen)),
    needs: ['services'],
  },
  {
    ...managed,
    path: paths.changeChip(),
    title: 'Cambiar de chip',
    code: lazyCode(() => import('../../screens/services/chip/chip-screen.tsx').then((m) => m.ChipScreen)),
  },
  {
    ...managed,
    path: paths.transfer(),
    title: 'Pasar saldo',
    code: lazyCode(() =>
      import('../../screens/services/transfer/transfer-screen.tsx').then((m) => m.TransferScreen),
    ),
  },
  {
    ...managed,
    path: paths.advance(),
    title: 'Adelanto de saldo',
    code: lazyCode(() =>
      import('../../screens/services/advance/advance-screen.tsx').then((m) => m.AdvanceScreen),
    ),
  },
  { ...used, path: paths.serviceRecord() },
  { ...used, path: paths.serviceRecordData() },
  {
    ...managed,
    path: paths.manageLine(),
    title: 'Gestionar tu línea',
    code: lazyCode(() =>
      import('../../screens/services/manage/manage-screen.tsx').then((m) => m.ManageScreen),
    ),
  },
  {
    ...managed,
    path: paths.manageLine('third-parties'),
    title: 'Servicios de terceros',
    code: lazyCode(() => parts().then((m) => m.ThirdPartiesScreen)),
  },
  {
    ...managed,
    path: paths.manageLine('user'),
    title: 'Quién la usa',
    code: lazyCode(() => parts().then((m) => m.LineUserScreen)),
  },
  {
    ...managed,
    path: paths.manageLine('chip'),
    title: 'Chip y PUK',
    code: lazyCode(() => parts().then((m) => m.ChipAndPukScreen)),
  },
  {
    ...managed,
    path: paths.spendingControl(),
    title: 'Alertas y topes',
    code: lazyCode(() => import('../../screens/spending/spending-screen.tsx').then((m) => m.SpendingScreen)),
  },
  {
    ...managed,
    path: paths.diagnosis(),
    title: 'Ayuda técnica',
    code: lazyCode(() =>
      import('../../screens/diagnosis/diagnosis-screen.tsx').then((m) => m.DiagnosisScreen),
    ),
  },
  {
    ...managed,
    path: paths.wifi(),
    title: 'Administra tu Red WiFi',
    code: lazyCode(() => import('../../screens/wifi/wifi-screen.tsx').then((m) => m.WifiScreen)),
  },
  {
    ...managed,
    path: paths.visits(),
    title: 'Visita técnica',
    code: lazyCode(() => import('../../screens/visits/visits-screen.tsx').then((m) => m.VisitsScreen)),
  },
];
