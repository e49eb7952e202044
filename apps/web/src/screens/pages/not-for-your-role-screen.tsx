// A page that the customer's role in a line does not open.
import { paths } from '../../lib/place/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Unplugged } from '../../ui/drawings/unplugged.tsx';
import { roleCopy as copy, plainPageCopy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function NotForYourRoleScreen() {
  return (
    <PlainPage drawing={<Unplugged />} title={copy.title} text={copy.text}>
      <ButtonLink kind="primary" href={paths.homeWithServices()}>
        {plainPageCopy.services}
      </ButtonLink>
    </PlainPage>
  );
}
