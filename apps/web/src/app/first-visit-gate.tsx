// Lets the first visit's welcome and tour in, over home. Nobody else downloads them.
import { type ComponentType, useEffect, useState } from 'react';
import { paths, samePath } from '../lib/paths.ts';
import { useLocation, useNavigate } from '../lib/router.tsx';
import { useProfile } from '../session/use-session.ts';

const HOME = [paths.home(), paths.homeWithServices(), paths.homeWithoutServices()];

export function FirstVisitGate() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isNew = useProfile()?.onBoarding === true;
  const [FirstVisit, setFirstVisit] = useState<ComponentType | null>(null);

  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  const isWanted = onTour || (isNew && HOME.some((path) => samePath(path, pathname)));

  useEffect(() => {
    if (!isWanted || FirstVisit) return;
    let isHere = true;
    import('../screens/tour/first-visit.tsx').then(
      (loaded) => isHere && setFirstVisit(() => loaded.FirstVisit),
      // A tour that cannot be had is no reason to stand still: home without it.
      () => isHere && onTour && navigate(paths.homeWithServices(), { replace: true }),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, onTour, FirstVisit, navigate]);

  return isWanted && FirstVisit ? <FirstVisit /> : null;
}
