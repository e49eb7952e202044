// Every address that leads nowhere.
import { MapPinOff } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { notFoundCopy as copy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function NotFoundScreen() {
  return (
    <PlainPage icon={MapPinOff} title={copy.title} text={copy.text}>
      <ButtonLink kind="primary" href={paths.login()}>
        {copy.home}
      </ButtonLink>
    </PlainPage>
  );
}
