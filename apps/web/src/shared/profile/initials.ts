// Two letters for the avatar: given name and family name, or whatever there is.
import { market } from '@portal/market/here';

interface Named {
  given_name: string;
  family_name: string;
}

export function initialsOf({ given_name, family_name }: Named): string {
  const letters = [given_name, family_name].map((name) => [...name.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase(market.locale);
}
