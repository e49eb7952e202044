// The first visit, above home: the welcome on `/home`, the tour on `/home/with-on-boarding` (HOME-2).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { recordTourOver, recordTourStep, recordWelcomeSeen } from '../../api/person/first-visit.ts';
import { paths, samePath } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { isOnFirstVisit } from '../../session/first-visit.ts';
import { useProfile } from '../../session/use-session.ts';
import { Tour } from './tour.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

export function FirstVisit() {
  const profile = useProfile();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(serviceListQuery);

  // It came to its end in this browser and the server was not told: its answer got lost.
  const tellAgain = useEffectEvent(() => {
    if (profile && !isOnFirstVisit(profile)) recordTourOver();
  });
  useEffect(() => tellAgain(), []);

  if (!profile) return null;
  const isFirst = isOnFirstVisit(profile);
  if (samePath(pathname, paths.homeWithOnBoarding())) {
    const end = () => {
      recordTourOver();
      const hasServices = data !== undefined && data.services.length > 0;
      navigate(hasServices ? paths.homeWithServices() : paths.homeWithoutServices(), { replace: true });
    };
    if (!data) return null;
    // What it points at must be there, and the blocking alert comes before it.
    return (
      <Tour
        hasBills={data.services.some(({ kind, isCorpAdmin }) => kind !== 'Prepaid' && !isCorpAdmin)}
        firstStep={isFirst ? profile.onBoardingStep : 1}
        onStep={recordTourStep}
        onEnd={end}
      />
    );
  }
  if (!isFirst) return null;
  if (profile.onBoardingStep > 0) return <Navigate to={paths.homeWithOnBoarding()} replace />;
  return <WelcomeDialog givenName={profile.given_name} onContinue={recordWelcomeSeen} />;
}
