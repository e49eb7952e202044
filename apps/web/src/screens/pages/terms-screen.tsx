// /terminos-y-condiciones: read without session header or footer.
import { settings } from '../../lib/settings.ts';
import { termsCopy as copy } from './terms.copy.ts';
import { TextPage } from './text-page.tsx';

export function TermsScreen() {
  const { brand, helpPhone } = settings();
  return <TextPage title={copy.title} intro={copy.intro(brand)} sections={copy.sections(brand, helpPhone)} />;
}
