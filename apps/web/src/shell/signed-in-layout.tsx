// The frame of every signed-in page: skip link, header, cookies, the page, a slim foot, the sections on phones, the assistant.

import type { ReactNode } from 'react';
import { thisYear } from '../lib/civil-date.ts';
import { paths } from '../lib/place/paths.ts';
import { settings } from '../lib/settings.ts';
import { Link } from '../ui/actions/link.tsx';
import { classNames } from '../ui/class-names.ts';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import { useHasAssistant } from './assistant/use-has-assistant.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Header } from './header.tsx';
import { shellCopy as copy } from './shell.copy.ts';
import styles from './signed-in-layout.module.css';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

export interface SignedInLayoutProps {
  /** Paying and the like: the screen's own action bar stands where the sections were. */
  task?: boolean;
  children: ReactNode;
}

/** Nobody needs it to see the page. */
const assistant = lazyCode(() => import('./assistant/assistant.tsx').then((code) => code.Assistant));

/** What the page says of network and version; it also keeps what is needed without a network. */
const notices = lazyCode(() => import('./page-notices.tsx').then((code) => code.PageNotices));

export function SignedInLayout({ task = false, children }: SignedInLayoutProps) {
  const Assistant = useLazyCode(assistant);
  const Notices = useLazyCode(notices);
  const hasAssistant = useHasAssistant();
  return (
    <div className={classNames(styles.layout, task && styles.task)}>
      <SkipLink />
      <Header />
      {Notices && <Notices task={task} />}
      {!task && <CookieNotice />}
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{copy.rights(thisYear(), settings().brand)}</span>
        <Link href={paths.terms()}>{copy.terms}</Link>
      </footer>
      {!task && <BottomBar />}
      {Assistant && hasAssistant && <Assistant />}
    </div>
  );
}
