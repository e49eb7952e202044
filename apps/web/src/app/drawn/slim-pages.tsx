// The pages in the quiet frame; one that breaks leaves the frame standing.
import type { ReactNode } from 'react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { frameCopy as copy } from '../../shell/public-frame/public-frame.copy.ts';
import styles from '../../shell/public-frame/public-frame.module.css';
import { shellCopy } from '../../shell/shell.copy.ts';
import { MAIN_ID, SkipLink } from '../../shell/skip-link.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { CrashBoundary } from '../crash-boundary.tsx';

export function SlimPages({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SlimFrame>
      <CrashBoundary page={pathname}>{children}</CrashBoundary>
    </SlimFrame>
  );
}

/** The frame of a page that wants to be done, such as signing up: wordmark, help, and a quiet foot. */
function SlimFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.slim}>
        <Wordmark href={paths.login()} />
        <TextLink href={paths.support()}>{copy.help}</TextLink>
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.slimFoot}>
        <span>{shellCopy.rights(thisYear(), settings().brand)}</span>
        <Link href={paths.terms()}>{shellCopy.terms}</Link>
      </footer>
    </div>
  );
}
