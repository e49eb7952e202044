// The part of the route map where customers are helped and told: questions, repairs, service orders, notifications.
import { MESSAGE_PATTERN, paths, REPAIR_TRACKING_PATTERN, TURN_PATTERN } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './route-entry.ts';

const tracking = lazyCode(() =>
  import('../../screens/support/repairs/repair-tracking-screen.tsx').then((m) => m.RepairTrackingScreen),
);

const turn = {
  frame: 'signedIn',
  needsNetwork: true,
  title: 'Turno en un centro de atención',
  code: lazyCode(() => import('../../screens/support/turn/turn-screen.tsx').then((m) => m.TurnScreen)),
} as const;

export const supportRoutes: readonly RouteEntry[] = [
  {
    path: paths.support(),
    frame: 'either',
    title: 'Soporte',
    code: lazyCode(() => import('../../screens/support/support-screen.tsx').then((m) => m.SupportScreen)),
    needs: ['services', 'underWay'],
  },
  {
    path: paths.messages(),
    frame: 'signedIn',
    title: 'Mensajes',
    code: lazyCode(() => import('../../screens/messages/messages-screen.tsx').then((m) => m.MessagesScreen)),
  },
  {
    path: paths.places(),
    frame: 'either',
    title: 'Dónde te atienden',
    code: lazyCode(() =>
      import('../../screens/support/places/places-screen.tsx').then((m) => m.PlacesScreen),
    ),
  },
  { path: paths.turn(), ...turn },
  { path: TURN_PATTERN, ...turn },
  {
    path: MESSAGE_PATTERN,
    frame: 'signedIn',
    title: 'Mensaje',
    code: lazyCode(() => import('../../screens/messages/message-screen.tsx').then((m) => m.MessageScreen)),
  },
  {
    path: paths.stolen(),
    frame: 'calm',
    needsNetwork: true,
    title: 'Me robaron el teléfono',
    code: lazyCode(() => import('../../screens/stolen/stolen-screen.tsx').then((m) => m.StolenScreen)),
    needs: ['services'],
  },
  {
    path: paths.exit(),
    requires: 'manage',
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Dar de baja un servicio',
    code: lazyCode(() => import('../../screens/exit/exit-screen.tsx').then((m) => m.ExitScreen)),
    needs: ['services'],
  },
  {
    path: paths.verify(),
    frame: 'public',
    needsNetwork: true,
    title: 'Verificar un documento',
    code: lazyCode(() => import('../../screens/verify/verify-screen.tsx').then((m) => m.VerifyScreen)),
  },
  {
    path: paths.repairLookup(),
    frame: 'signedIn',
    title: 'Estado de tu equipo en soporte',
    code: lazyCode(() =>
      import('../../screens/support/repairs/repair-lookup-screen.tsx').then((m) => m.RepairLookupScreen),
    ),
  },
  { path: paths.repairTracking(), frame: 'signedIn', title: 'Seguimiento de equipo', code: tracking },
  { path: REPAIR_TRACKING_PATTERN, frame: 'signedIn', title: 'Seguimiento de equipo', code: tracking },
  {
    path: paths.notifications(),
    frame: 'signedIn',
    title: 'Notificaciones',
    code: lazyCode(() =>
      import('../../screens/notifications/notifications-screen.tsx').then((m) => m.NotificationsScreen),
    ),
    needs: ['services', 'notifications'],
  },
  {
    path: paths.notificationSettings(),
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Configurar notificaciones',
    code: lazyCode(() =>
      import('../../screens/notifications/notification-settings-screen.tsx').then(
        (m) => m.NotificationSettingsScreen,
      ),
    ),
    needs: ['preferences'],
  },
  {
    path: paths.repairs(),
    frame: 'signedIn',
    title: 'Órdenes de servicio',
    code: lazyCode(() =>
      import('../../screens/support/repairs/service-orders-screen.tsx').then((m) => m.ServiceOrdersScreen),
    ),
  },
];
