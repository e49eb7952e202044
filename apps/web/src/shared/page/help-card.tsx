// Help in three rows: the repair, somebody who answers in writing, and the phones.
import { LifeBuoy, MessageCircle, Phone, Wrench } from 'lucide-react';
import { openAssistant } from '../../lib/assistant-bridge.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { FROM_HOME } from '../association/use-associate-entry.tsx';
import { helpPhones } from '../line/help-phones.ts';
import { useStateLink } from '../line/state-link.ts';
import { helpCopy as copy } from './help-card.copy.ts';

export function HelpCard({ inColumns = false }: { inColumns?: boolean }) {
  const isAvailable = useAvailability();
  const linkTo = useStateLink();
  return (
    <Card title={copy.title}>
      <ListRows inColumns={inColumns}>
        {isAvailable(paths.repairLookup()) && (
          <ListRow
            icon={Wrench}
            title={copy.repair}
            detail={copy.repairDetail}
            {...linkTo(paths.repairLookup(), FROM_HOME)}
          />
        )}
        {settings().assistant === 'on' ? (
          <AssistantRow />
        ) : (
          <ListRow icon={LifeBuoy} title={copy.support} detail={copy.supportDetail} href={paths.support()} />
        )}
        <ListRow
          icon={Phone}
          title={copy.contact}
          detail={helpPhones().join(copy.or)}
          href={settings().contactUrl}
        />
      </ListRows>
    </Card>
  );
}

/** A row that opens the assistant, where there is one and somebody whom it may speak with. */
function AssistantRow() {
  const isSignedIn = useProfile() !== null;
  if (!isSignedIn || settings().assistant !== 'on') return null;
  return (
    <ListRow
      icon={MessageCircle}
      title={copy.assistant}
      detail={copy.assistantDetail}
      onClick={openAssistant}
    />
  );
}
