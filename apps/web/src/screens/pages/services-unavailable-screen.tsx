// /errorgponwttx: the account's services are of kinds that this portal does not show.
import { Smartphone } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { unavailableCopy as copy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function ServicesUnavailableScreen() {
  const { brand, androidStoreUrl, iosStoreUrl } = settings();
  return (
    <PlainPage icon={Smartphone} title={copy.title} text={copy.text(brand)}>
      <ButtonLink kind="outline" href={androidStoreUrl} rel="noreferrer">
        {copy.android}
      </ButtonLink>
      <ButtonLink kind="outline" href={iosStoreUrl} rel="noreferrer">
        {copy.ios}
      </ButtonLink>
      <TextLink href={paths.loginPage()}>{copy.login}</TextLink>
    </PlainPage>
  );
}
