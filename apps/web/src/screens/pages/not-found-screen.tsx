// Every address that leads nowhere.
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Unplugged } from '../../ui/drawings/unplugged.tsx';
import { notFoundCopy as copy, plainPageCopy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function NotFoundScreen() {
  const isSignedIn = useProfile() !== null;
  if (!isSignedIn) {
    return (
      <PlainPage drawing={<Unplugged />} title={copy.title} text={copy.text}>
        <ButtonLink kind="primary" href={paths.login()}>
          {copy.home}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage drawing={<Unplugged />} title={copy.title} text={`${copy.text} ${copy.fine}`}>
      <ButtonLink kind="primary" href={paths.homeWithServices()}>
        {plainPageCopy.services}
      </ButtonLink>
      <ButtonLink href={paths.billing()}>{copy.bills}</ButtonLink>
    </PlainPage>
  );
}
