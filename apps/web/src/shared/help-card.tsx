// Help: the operator's phones, and what else the portal offers today.
import { Headset, LifeBuoy, Phone, Wrench } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { useAvailability } from '../lib/portal-map.ts';
import { settings } from '../lib/settings.ts';
import { Card } from '../ui/card.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { ListRows } from '../ui/list-rows.tsx';
import { helpCopy as copy } from './help-card.copy.ts';

export function HelpCard() {
  const isAvailable = useAvailability();
  const phones = settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim())
    .filter(Boolean);
  return (
    <Card title={copy.title}>
      <ListRows>
        {isAvailable(paths.repairLookup()) && (
          <ListRow icon={Wrench} title={copy.repair} detail={copy.repairDetail} href={paths.repairLookup()} />
        )}
        {isAvailable(paths.support()) && (
          <ListRow icon={LifeBuoy} title={copy.support} detail={copy.supportDetail} href={paths.support()} />
        )}
        {phones.map((phone) => {
          // A short code such as *611 exists in the operator's own network only.
          const short = phone.startsWith('*');
          return (
            <ListRow
              key={phone}
              icon={short ? Headset : Phone}
              title={copy.call(phone)}
              detail={short ? copy.fromMobile : copy.fromAnywhere}
              href={`tel:${phone.replace(/\s/g, '')}`}
            />
          );
        })}
      </ListRows>
    </Card>
  );
}
