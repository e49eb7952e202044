// The first visit, above home: the welcome on `/home`, the tour on `/home/with-on-boarding` (decision 24).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { recordTourSeen } from '../../api/account.ts';
import { serviceListQuery } from '../../api/accounts.ts';
import { paths, samePath } from '../../lib/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/router.tsx';
import { markOnBoardingShown, onBoardingShown } from '../../session/session.ts';
import { useProfile } from '../../session/use-session.ts';
import { Tour } from './tour.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

export function FirstVisit() {
  const profile = useProfile();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(serviceListQuery);

  // It was seen in this browser and the server was not told: its answer got lost.
  const tellAgain = useEffectEvent(() => {
    if (onBoardingShown()) recordTourSeen();
  });
  useEffect(() => tellAgain(), []);

  if (!profile) return null;
  if (samePath(pathname, paths.homeWithOnBoarding())) {
    const end = () => {
      markOnBoardingShown();
      recordTourSeen();
      const hasServices = data !== undefined && data.services.length > 0;
      navigate(hasServices ? paths.homeWithServices() : paths.homeWithoutServices(), { replace: true });
    };
    // What it points at must be there, and the blocking alert comes before it.
    return data && <Tour givenName={profile.given_name} onEnd={end} />;
  }
  if (!profile.onBoarding || onBoardingShown()) return null;
  if (!samePath(pathname, paths.home())) return <Navigate to={paths.homeWithOnBoarding()} replace />;
  return (
    <WelcomeDialog
      givenName={profile.given_name}
      onContinue={() => navigate(paths.homeWithOnBoarding(), { replace: true })}
    />
  );
}
