// The part of the route map where customers are helped and told: questions, repairs, service orders, notifications.
import * as titles from '@portal/help/page-titles.copy';
import { MESSAGE_PATTERN, paths, REPAIR_TRACKING_PATTERN, TURN_PATTERN } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { type RouteEntry, row } from './route-entry.ts';

const tracking = lazyCode(() =>
  import('../../screens/support/repairs/repair-tracking-screen.tsx').then((m) => m.RepairTrackingScreen),
);

const turn = {
  frame: 'signedIn',
  needsNetwork: true,
  title: titles.turn,
  code: lazyCode(() => import('../../screens/support/turn/turn-screen.tsx').then((m) => m.TurnScreen)),
} as const;

export const supportRoutes: readonly RouteEntry[] = [
  row(paths.support(), titles.support, { frame: 'either', needs: ['services', 'underWay'] }, () =>
    import('../../screens/support/support-screen.tsx').then((m) => m.SupportScreen),
  ),
  row(paths.messages(), titles.messages, { frame: 'signedIn' }, () =>
    import('../../screens/messages/messages-screens.tsx').then((m) => m.MessagesScreen),
  ),
  row(paths.places(), titles.offices, { frame: 'either' }, () =>
    import('../../screens/support/places/places-screen.tsx').then((m) => m.PlacesScreen),
  ),
  { path: paths.turn(), ...turn },
  { path: TURN_PATTERN, ...turn },
  row(MESSAGE_PATTERN, titles.message, { frame: 'signedIn' }, () =>
    import('../../screens/messages/messages-screens.tsx').then((m) => m.MessageScreen),
  ),
  row(paths.stolen(), titles.stolen, { frame: 'calm', needsNetwork: true, needs: ['services'] }, () =>
    import('../../screens/stolen/stolen-screen.tsx').then((m) => m.StolenScreen),
  ),
  row(
    paths.exit(),
    titles.exit,
    { requires: 'manage', frame: 'signedIn', needsNetwork: true, needs: ['services'] },
    () => import('../../screens/exit/exit-screen.tsx').then((m) => m.ExitScreen),
  ),
  row(paths.verify(), titles.verify, { frame: 'public', needsNetwork: true }, () =>
    import('../../screens/verify/verify-screen.tsx').then((m) => m.VerifyScreen),
  ),
  row(paths.repairLookup(), titles.repairInSupport, { frame: 'signedIn' }, () =>
    import('../../screens/support/repairs/repair-lookup-screen.tsx').then((m) => m.RepairLookupScreen),
  ),
  { path: paths.repairTracking(), frame: 'signedIn', title: titles.repair, code: tracking },
  { path: REPAIR_TRACKING_PATTERN, frame: 'signedIn', title: titles.repair, code: tracking },
  row(
    paths.notifications(),
    titles.notifications,
    { frame: 'signedIn', needs: ['services', 'notifications'] },
    () => import('../../screens/notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
  ),
  row(
    paths.notificationSettings(),
    titles.notificationSettings,
    { frame: 'signedIn', needsNetwork: true, needs: ['preferences'] },
    () =>
      import('../../screens/notifications/notification-settings-screen.tsx').then(
        (m) => m.NotificationSettingsScreen,
      ),
  ),
  row(paths.repairs(), titles.serviceOrders, { frame: 'signedIn' }, () =>
    import('../../screens/support/repairs/service-orders-screen.tsx').then((m) => m.ServiceOrdersScreen),
  ),
];
