// /500: the server could not answer.
import { ServerCrash } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { serverErrorCopy as copy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function ServerErrorScreen() {
  return (
    <PlainPage icon={ServerCrash} title={copy.title} text={copy.text}>
      <ButtonLink kind="primary" href={paths.login()}>
        {copy.retry}
      </ButtonLink>
    </PlainPage>
  );
}
