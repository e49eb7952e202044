// A page that the customer's role does not open: of a line it says which line it is, what they may, and whom to ask for more.
import { useQuery } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { lineIn, paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { AskForMore } from '../../shared/line/ask-for-more.tsx';
import { LineHead } from '../../shared/line/line-page.tsx';
import { isGuest } from '../../shared/line/line-roles.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Unplugged } from '../../ui/drawings/unplugged.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { roleCopy as copy, plainPageCopy } from './pages.copy.ts';
import { PlainPage } from './plain-page.tsx';

export function NotForYourRoleScreen() {
  const { data } = useQuery(serviceListQuery);
  const named = lineIn(useLocation().search);
  const line = data?.services.find(({ number }) => number === named);
  if (!line || !isGuest(line))
    return (
      <PlainPage drawing={<Unplugged />} title={copy.title} text={copy.text}>
        <ButtonLink kind="primary" href={paths.homeWithServices()}>
          {plainPageCopy.services}
        </ButtonLink>
      </PlainPage>
    );
  const { number, kind } = line;
  return (
    <>
      <LineHead {...{ number, kind }} service={line} services={data?.services ?? []} part={null} />
      <Card>
        <Empty level={2} title={copy.title} text={copy.text} action={<AskForMore giver={line.heldBy} />} />
      </Card>
    </>
  );
}
