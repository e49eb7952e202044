// /politica-de-cookies: what is kept in the browser, where the operator has no page of its own for it.
import { settings } from '../../lib/settings.ts';
import { cookiePolicyCopy as copy } from './cookie-policy.copy.ts';
import { TextPage } from './text-page.tsx';

export function CookiePolicyScreen() {
  const { brand } = settings();
  return <TextPage title={copy.title} intro={copy.intro(brand)} sections={copy.sections} />;
}
