// Home with or without services (HOME-1).
import { useQuery } from '@tanstack/react-query';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { isOnFirstVisit } from '../../session/first-visit.ts';
import { useProfile } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/association/services-alert.tsx';
import { SectionCode } from '../../shared/code/section-code.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { HomeHead } from './home-head.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { PlainSkeleton } from './plain-skeleton.tsx';
import { WithServices } from './with-services.tsx';

const withoutServices = lazyCode(() => import('./without-services.tsx').then((code) => code.WithoutServices));

export function HomeScreen() {
  const profile = useProfile();
  const query = useQuery(serviceListQuery);
  if (!profile) return null;

  return (
    <>
      <HomeHead givenName={profile.given_name} />
      <ServicesAlert query={query} />
      {query.data === undefined ? (
        // Behind the alert nothing seems to be on its way.
        !query.isError && (isOnFirstVisit(profile) ? <PlainSkeleton /> : <HomeSkeleton />)
      ) : query.data.services.length > 0 ? (
        <WithServices list={query.data} />
      ) : (
        <SectionCode code={withoutServices} props={{}} waiting={<PlainSkeleton />} />
      )}
    </>
  );
}
