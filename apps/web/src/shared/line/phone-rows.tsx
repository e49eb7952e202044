// The operator's phones as rows of a list.
import { Headset, Phone } from 'lucide-react';
import { settings } from '../../lib/settings.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { helpCopy as copy } from '../page/help-card.copy.ts';

export function helpPhones(): string[] {
  return settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim())
    .filter(Boolean);
}

/** In a `tel:` address `#` would begin a fragment. */
export function telAddress(number: string): string {
  return `tel:${number.replace(/\s/g, '').replaceAll('#', '%23')}`;
}

export function PhoneRows() {
  return helpPhones().map((phone) => {
    // A short code such as *611 exists in the operator's own network only.
    const short = phone.startsWith('*');
    return (
      <ListRow
        key={phone}
        icon={short ? Headset : Phone}
        title={copy.call(phone)}
        detail={short ? copy.fromMobile : copy.fromAnywhere}
        href={telAddress(phone)}
      />
    );
  });
}
