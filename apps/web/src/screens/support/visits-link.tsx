// From what is in repair to what is repaired at home.
import { CalendarClock } from 'lucide-react';
import { paths } from '../../lib/place/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { visitsLinkCopy as copy } from './support.copy.ts';

export function VisitsLink() {
  return (
    <Card>
      <ListRows>
        <ListRow icon={CalendarClock} title={copy.title} detail={copy.text} href={paths.visits()} />
      </ListRows>
    </Card>
  );
}
