// The pages in the public site's frame; one that breaks leaves the frame standing.
import { Outlet, useLocation } from '../lib/router.tsx';
import { PublicFrame } from '../shell/public-frame/public-frame.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

export function PublicPages() {
  const { pathname } = useLocation();
  return (
    <PublicFrame>
      <CrashBoundary page={pathname}>
        <Outlet />
      </CrashBoundary>
    </PublicFrame>
  );
}
