// /terminos-y-condiciones: read without session header or footer.
import { termsCopy as copy } from '@portal/help/terms.copy';
import { settings } from '../../lib/settings.ts';
import { TextPage } from './text-page.tsx';

export function TermsScreen() {
  const { brand, helpPhone } = settings();
  return <TextPage title={copy.title} intro={copy.intro(brand)} sections={copy.sections(brand, helpPhone)} />;
}
