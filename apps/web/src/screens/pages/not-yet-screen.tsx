// What cannot be done here yet: the fact, and the numbers where it can.
import { Headset } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { notYetCopy as copy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function SupportScreen() {
  return <NotYet title={copy.support} act={copy.supportAct} />;
}

function NotYet({ title, act }: { title: string; act: string }) {
  const phones = settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim());
  return (
    <PlainPage icon={Headset} title={title} text={copy.text(act, phones.join(' o '))}>
      {phones.map((phone) => (
        <ButtonLink key={phone} kind="outline" href={`tel:${phone}`}>
          {copy.call(phone)}
        </ButtonLink>
      ))}
      <TextLink href={paths.login()}>{copy.back}</TextLink>
    </PlainPage>
  );
}
