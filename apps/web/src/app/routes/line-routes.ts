// The part of the route map about lines: all of them, and each with its parts.
import * as titles from '@portal/help/page-titles.copy';
import { paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { online, type RouteEntry, row } from './route-entry.ts';

const mobile = () => import('../../screens/services/detail/mobile-detail-screens.tsx');
const parts = () => import('../../screens/services/manage/managed-part-screen.tsx');
const record = lazyCode(() =>
  import('../../screens/service-record/service-record-screen.tsx').then((m) => m.ServiceRecordScreen),
);

const detail = { frame: 'signedIn', title: titles.line, needs: ['services'] } as const;
const managed = { ...online, requires: 'manage' } as const;
const used = {
  requires: 'records',
  frame: 'signedIn',
  title: titles.serviceRecord,
  code: record,
  needs: ['services'],
} as const;

export const lineRoutes: readonly RouteEntry[] = [
  row(
    paths.myServices(),
    titles.services,
    { frame: 'signedIn', needs: ['services', 'usage', 'allLines'] },
    () => import('../../screens/services/my-services/my-services-screen.tsx').then((m) => m.MyServicesScreen),
  ),
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
  row(
    paths.dailyUsage(),
    titles.usage,
    { requires: 'figures', frame: 'signedIn', needs: ['services', 'usage', 'dailyUsage'] },
    () => import('../../screens/daily-usage/daily-usage-screen.tsx').then((m) => m.DailyUsageScreen),
  ),
  row(paths.orderLines(), titles.orderLines, online, () =>
    import('../../screens/services/look/order-screen.tsx').then((m) => m.OrderScreen),
  ),
  row(paths.lineLook(), titles.lineLook, online, () =>
    import('../../screens/services/look/look-screen.tsx').then((m) => m.LookScreen),
  ),
  row(paths.pauseLine(), titles.pauseLine, online, () =>
    import('../../screens/services/pause/pause-screen.tsx').then((m) => m.PauseScreen),
  ),
  row(paths.changeChip(), titles.changeChip, managed, () =>
    import('../../screens/services/chip/chip-screen.tsx').then((m) => m.ChipScreen),
  ),
  row(paths.transfer(), titles.passBalance, managed, () =>
    import('../../screens/services/balance/balance-screens.tsx').then((m) => m.TransferScreen),
  ),
  row(paths.advance(), titles.advance, managed, () =>
    import('../../screens/services/balance/balance-screens.tsx').then((m) => m.AdvanceScreen),
  ),
  { ...used, path: paths.serviceRecord() },
  { ...used, path: paths.serviceRecordData() },
  row(paths.manageLine(), titles.manageLine, managed, () =>
    import('../../screens/services/manage/manage-screen.tsx').then((m) => m.ManageScreen),
  ),
  row(paths.manageLine('third-parties'), titles.thirdParties, managed, () =>
    parts().then((m) => m.ThirdPartiesScreen),
  ),
  row(paths.manageLine('user'), titles.lineUser, managed, () => parts().then((m) => m.LineUserScreen)),
  row(paths.manageLine('chip'), titles.chip, managed, () => parts().then((m) => m.ChipAndPukScreen)),
  row(paths.spendingControl(), titles.spendingControl, managed, () =>
    import('../../screens/spending/spending-screen.tsx').then((m) => m.SpendingScreen),
  ),
  row(paths.diagnosis(), titles.diagnosis, managed, () =>
    import('../../screens/diagnosis/diagnosis-screen.tsx').then((m) => m.DiagnosisScreen),
  ),
  row(paths.wifi(), titles.wifi, managed, () =>
    import('../../screens/wifi/wifi-screen.tsx').then((m) => m.WifiScreen),
  ),
  row(paths.visits(), titles.visits, managed, () =>
    import('../../screens/visits/visits-screen.tsx').then((m) => m.VisitsScreen),
  ),
];
