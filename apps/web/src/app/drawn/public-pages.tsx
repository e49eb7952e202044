// The pages in the public site's frame; one that breaks leaves the frame standing.
import type { ReactNode } from 'react';
import { paths, samePath } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { PublicFrame } from '../../shell/public-frame/public-frame.tsx';
import { CrashBoundary } from '../crash-boundary.tsx';

/** Long texts: what invites elsewhere stands smaller below them. */
const TEXTS = [paths.terms(), paths.cookiePolicy()];

export function PublicPages({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const isText = TEXTS.some((path) => samePath(path, pathname));
  return (
    <PublicFrame slides={isText ? 'siteFour' : 'siteThree'}>
      <CrashBoundary page={pathname}>{children}</CrashBoundary>
    </PublicFrame>
  );
}
