// /errorgponwttx: the account's services are of kinds that this portal does not show.
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { unavailableCopy as copy, plainPageCopy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function ServicesUnavailableScreen() {
  const { brand, androidStoreUrl, iosStoreUrl } = settings();
  const isSignedIn = useProfile() !== null;
  return (
    <PlainPage drawing={<NoLines />} title={copy.title} text={copy.text(brand)}>
      <ButtonLink kind="outline" href={androidStoreUrl} rel="noreferrer">
        {copy.android}
      </ButtonLink>
      <ButtonLink kind="outline" href={iosStoreUrl} rel="noreferrer">
        {copy.ios}
      </ButtonLink>
      {isSignedIn ? (
        <ButtonLink href={paths.homeWithServices()}>{plainPageCopy.services}</ButtonLink>
      ) : (
        <ButtonLink href={paths.loginPage()}>{copy.login}</ButtonLink>
      )}
    </PlainPage>
  );
}
