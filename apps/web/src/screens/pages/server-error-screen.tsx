// /500: the server could not answer.
import { paths } from '../../lib/place/paths.ts';
import { useProfile } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Unplugged } from '../../ui/drawings/unplugged.tsx';
import { serverErrorCopy as copy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function ServerErrorScreen() {
  const isSignedIn = useProfile() !== null;
  return (
    <PlainPage drawing={<Unplugged />} title={copy.title} text={copy.text}>
      <ButtonLink kind="primary" href={isSignedIn ? paths.homeWithServices() : paths.login()}>
        {copy.retry}
      </ButtonLink>
    </PlainPage>
  );
}
