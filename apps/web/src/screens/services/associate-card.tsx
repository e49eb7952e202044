// The invitation to join one more service, once that can be done here.
import { Plus } from 'lucide-react';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useAssociateEntry } from '../../shared/association/use-associate-entry.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function AssociateCard() {
  const isAvailable = useAvailability();
  const { link, dialog } = useAssociateEntry();
  if (!isAvailable(paths.associateServices())) return null;
  return (
    <Card>
      <ListRows>
        <ListRow icon={Plus} title={copy.associate} detail={copy.associateText} {...link} />
      </ListRows>
      {dialog}
    </Card>
  );
}
