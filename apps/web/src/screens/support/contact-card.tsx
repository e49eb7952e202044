// The contact box: phones, stores, and equipment in repair.
import {
  ClipboardList,
  Mail,
  MapPin,
  MessageSquareWarning,
  MessagesSquare,
  ShieldAlert,
  Wrench,
} from 'lucide-react';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { PhoneRows } from '../../shared/line/phone-rows.tsx';
import { AssistantRow } from '../../shared/page/assistant-row.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { supportCopy } from './support.copy.ts';

const { contact: copy } = supportCopy;

export function ContactCard() {
  const isAvailable = useAvailability();
  const isSignedIn = useProfile() !== null;
  const { officesUrl, complaintsUrl } = settings();
  return (
    <Card title={copy.title}>
      <ListRows>
        <AssistantRow />
        {isSignedIn && (
          <ListRow icon={Mail} title={copy.messages} detail={copy.messagesDetail} href={paths.messages()} />
        )}
        <PhoneRows />
        <ListRow icon={ShieldAlert} title={copy.stolen} detail={copy.stolenDetail} href={paths.stolen()} />
        <ListRow icon={MapPin} title={copy.stores} detail={copy.storesDetail} href={officesUrl} />
        {isAvailable(paths.repairLookup()) && (
          <ListRow icon={Wrench} title={copy.repair} detail={copy.repairDetail} href={paths.repairLookup()} />
        )}
        {isAvailable(paths.serviceOrders()) && (
          <ListRow
            icon={ClipboardList}
            title={copy.orders}
            detail={copy.ordersDetail}
            href={paths.serviceOrders()}
          />
        )}
        {isAvailable(paths.claims()) && (
          <ListRow
            icon={MessagesSquare}
            title={copy.claims}
            detail={copy.claimsDetail}
            href={paths.claims()}
          />
        )}
        <ListRow
          icon={MessageSquareWarning}
          title={copy.complaints}
          detail={copy.complaintsDetail}
          href={complaintsUrl}
        />
      </ListRows>
    </Card>
  );
}
