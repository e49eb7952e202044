// Help in three rows: the repair, somebody who answers in writing, and the phones.
import { LifeBuoy, Phone, Wrench } from 'lucide-react';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { FROM_HOME } from '../association/associate-origin.ts';
import { helpPhones } from '../line/help-phones.ts';
import { useStateLink } from '../line/state-link.ts';
import { AssistantRow } from './assistant-row.tsx';
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
