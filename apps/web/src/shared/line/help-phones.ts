// The operator's phones, and from where each is called.
import { settings } from '../../lib/settings.ts';
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

/** A short code such as *611 exists in the operator's own network only. */
export const phoneFrom = (phone: string): string =>
  phone.startsWith('*') ? copy.fromMobile : copy.fromAnywhere;
