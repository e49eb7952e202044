// Instead of a page on which something is paid, bought or changed, while there is no network.
import { paths } from '../../lib/place/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { NoNetwork } from '../../ui/drawings/no-network.tsx';
import { offlineCopy as copy, plainPageCopy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function OfflineScreen() {
  return (
    <PlainPage drawing={<NoNetwork />} title={copy.title} text={copy.text}>
      <ButtonLink kind="primary" href={paths.homeWithServices()}>
        {plainPageCopy.services}
      </ButtonLink>
    </PlainPage>
  );
}
