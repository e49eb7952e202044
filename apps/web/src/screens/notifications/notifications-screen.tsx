// 'Notificaciones': what the portal has told, and which messages are sent besides.
import { Columns } from '../../shared/columns.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { AlertList } from './alert-list.tsx';
import { notificationsCopy as copy } from './notifications.copy.ts';
import { PreferencesCard } from './preferences-card.tsx';

export function NotificationsScreen() {
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns rest={<PreferencesCard />}>
        <AlertList />
      </Columns>
    </>
  );
}
