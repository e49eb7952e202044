// Home: the welcome of a first visit, then with or without services (decisions 24 and 25).
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { serviceListQuery } from '../../api/accounts.ts';
import { paths, samePath } from '../../lib/paths.ts';
import { markOnBoardingShown, onBoardingShown } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { ServicesAlert } from '../../shared/services-alert.tsx';
import { useLater } from '../../ui/use-later.ts';
import { HomeHead } from './home-head.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { WithServices } from './with-services.tsx';
import { WithoutServices } from './without-services.tsx';

/** Once in a customer's life: not in everybody's first load. */
const loadWelcome = () => import('./welcome.tsx').then((code) => code.Welcome);

export function HomeScreen() {
  const profile = useProfile();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(serviceListQuery);
  if (!profile) return null;

  const isFirstVisit = samePath(pathname, paths.home()) && profile.onBoarding && !onBoardingShown();
  if (isFirstVisit) {
    const begin = () => {
      markOnBoardingShown();
      navigate(paths.homeWithServices(), { replace: true });
    };
    return <FirstVisit givenName={profile.given_name} onContinue={begin} />;
  }
  return (
    <>
      <HomeHead givenName={profile.given_name} />
      <ServicesAlert query={query} />
      {query.data === undefined ? (
        <HomeSkeleton />
      ) : query.data.services.length > 0 ? (
        <WithServices list={query.data} />
      ) : (
        <WithoutServices />
      )}
    </>
  );
}

function FirstVisit(props: { givenName: string; onContinue: () => void }) {
  const Welcome = useLater(loadWelcome);
  return Welcome ? <Welcome {...props} /> : <HomeSkeleton />;
}
