// The pages in the quiet frame; one that breaks leaves the frame standing.
import { Outlet, useLocation } from '../lib/router.tsx';
import { SlimFrame } from '../shell/public-frame/slim-frame.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

export function SlimPages() {
  const { pathname } = useLocation();
  return (
    <SlimFrame>
      <CrashBoundary page={pathname}>
        <Outlet />
      </CrashBoundary>
    </SlimFrame>
  );
}
