// The pages in the quiet frame; one that breaks leaves the frame standing.
import type { ReactNode } from 'react';
import { useLocation } from '../../lib/place/router.tsx';
import { SlimFrame } from '../../shell/public-frame/slim-frame.tsx';
import { CrashBoundary } from '../crash-boundary.tsx';

export function SlimPages({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SlimFrame>
      <CrashBoundary page={pathname}>{children}</CrashBoundary>
    </SlimFrame>
  );
}
