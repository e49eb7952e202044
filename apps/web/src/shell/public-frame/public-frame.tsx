// The public site's frame around a page of whoever is not signed in: bars, menu, search, footer.
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from '../skip-link.tsx';
import { MainBar } from './main-bar.tsx';
import styles from './public-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <TopBar />
        <MainBar />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
