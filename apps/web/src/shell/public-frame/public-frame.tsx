// The public site's frame around a page of whoever is not signed in: bars, menu, search, footer.
import type { ReactNode } from 'react';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { MAIN_ID, SkipLink } from '../skip-link.tsx';
import { MainBar } from './main-bar.tsx';
import styles from './public-frame.module.css';
import type { SiteCarouselProps } from './site-carousel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

export interface PublicFrameProps {
  /** How many slides stand above the footer, where there is room. */
  slides: SiteCarouselProps['layout'];
  children: ReactNode;
}

/** Below everything that somebody came for. */
const carousel = lazyCode(() => import('./site-carousel.tsx').then((code) => code.SiteCarousel));

export function PublicFrame({ slides, children }: PublicFrameProps) {
  const Carousel = useLazyCode(carousel);
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
      {Carousel && <Carousel layout={slides} />}
      <SiteFooter />
    </div>
  );
}
