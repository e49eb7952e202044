// The frame of every signed-in page: skip link, header, the page, a slim foot, and the sections on phones.
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { settings } from '../lib/settings.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { useLater } from '../ui/use-later.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { shellCopy as copy } from './shell.copy.ts';
import styles from './signed-in-layout.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface SignedInLayoutProps {
  /** Paying and the like: the screen's own action bar stands where the sections were. */
  task?: boolean;
  children: ReactNode;
}

const loadAfterPage = () => import('./after-page.tsx').then((code) => code.AfterPage);

export function SignedInLayout({ task = false, children }: SignedInLayoutProps) {
  const AfterPage = useLater(loadAfterPage);
  return (
    <div className={classNames(styles.layout, task && styles.task)}>
      <SkipLink />
      <Header />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{copy.rights(new Date().getFullYear(), settings().brand)}</span>
        <Link href={paths.terms()}>{copy.terms}</Link>
      </footer>
      {AfterPage && <AfterPage task={task} />}
      {!task && <BottomBar />}
    </div>
  );
}
