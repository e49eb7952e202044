// The frame of a page that wants to be done, such as signing up: wordmark, help, and a quiet foot.

import type { ReactNode } from 'react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { shellCopy } from '../shell.copy.ts';
import { MAIN_ID, SkipLink } from '../skip-link.tsx';
import { frameCopy as copy } from './public-frame.copy.ts';
import styles from './public-frame.module.css';

export function SlimFrame({ children }: { children: ReactNode }) {
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
