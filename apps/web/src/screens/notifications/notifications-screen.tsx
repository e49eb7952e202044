// 'Notificaciones': what the portal has told, and which messages are sent besides.
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { AlertList } from './alert-list.tsx';
import { notificationsCopy as copy } from './notifications.copy.ts';
import { PreferencesCard } from './preferences-card.tsx';

/** Asked for below all the others, and only by a press. */
const devicePush = lazyCode(() => import('./device-push.tsx').then((code) => code.DevicePush));

export function NotificationsScreen() {
  const DevicePush = useLazyCode(devicePush);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns
        rest={
          <>
            <PreferencesCard />
            {DevicePush && <DevicePush />}
          </>
        }
      >
        <AlertList />
      </Columns>
    </>
  );
}
