// The frame of every signed-in page: skip link, header, the page, a slim foot, and the sections on phones.
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { settings } from '../lib/settings.ts';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Header } from './header.tsx';
import { shellCopy as copy } from './shell.copy.ts';
import styles from './signed-in-layout.module.css';

const MAIN = 'contenido';

export interface SignedInLayoutProps {
  /** Paying and the like: the screen's own action bar stands where the sections were. */
  task?: boolean;
  children: ReactNode;
}

export function SignedInLayout({ task = false, children }: SignedInLayoutProps) {
  return (
    <div className={classNames(styles.layout, task && styles.task)}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {copy.skip}
      </a>
      <Header />
      <main id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{copy.rights(new Date().getFullYear(), settings().brand)}</span>
        <Link href={paths.terms()}>{copy.terms}</Link>
      </footer>
      {!task && <CookieNotice />}
      {!task && <BottomBar />}
    </div>
  );
}
