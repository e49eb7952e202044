// Lets the first visit's welcome and tour in, over home. Nobody else downloads them.
import { useEffect } from 'react';
import { paths, samePath } from '../lib/place/paths.ts';
import { useLocation, useNavigate } from '../lib/place/router.tsx';
import { useProfile } from '../session/use-session.ts';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';

const HOME = [paths.home(), paths.homeWithServices(), paths.homeWithoutServices()];

const firstVisit = lazyCode(() => import('../screens/tour/first-visit.tsx').then((code) => code.FirstVisit));

export function FirstVisitGate() {
  const { pathname } = useLocation();
  const isNew = useProfile()?.onBoarding === true;
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  const isWanted = onTour || (isNew && HOME.some((path) => samePath(path, pathname)));
  return isWanted ? <Wanted onTour={onTour} /> : null;
}

function Wanted({ onTour }: { onTour: boolean }) {
  const navigate = useNavigate();
  const FirstVisit = useLazyCode(firstVisit);
  const isMissing = firstVisit.failure() !== undefined;
  // A tour that cannot be had is no reason to stand still: home without it.
  useEffect(() => {
    if (isMissing && onTour) navigate(paths.homeWithServices(), { replace: true });
  }, [isMissing, onTour, navigate]);
  return FirstVisit ? <FirstVisit /> : null;
}
