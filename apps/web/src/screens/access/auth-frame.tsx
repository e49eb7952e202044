// The page of whoever is not signed in: wordmark, a narrow form, a quiet foot; a picture from 1024 px.
import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/wordmark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { frameCopy as copy } from './access.copy.ts';
import { AuthArt } from './auth-art.tsx';
import styles from './auth-frame.module.css';

export interface AuthFrameProps {
  children: ReactNode;
  /** Where the way to help stands: beside the wordmark during a task of several steps. */
  help?: 'header' | 'foot';
}

export function AuthFrame({ children, help = 'foot' }: AuthFrameProps) {
  return (
    <div className={styles.auth}>
      <div className={styles.column}>
        <header className={styles.head}>
          <Wordmark href={paths.login()} />
          {help === 'header' && (
            <Link className={styles.help} href={paths.support()}>
              <Icon of={Headset} size="sm" />
              {copy.help}
            </Link>
          )}
        </header>
        <main className={styles.form}>{children}</main>
        <footer className={styles.foot}>
          <span>{copy.rights(new Date().getFullYear(), settings().brand)}</span>
          <span className={styles.links}>
            <Link href={paths.terms()}>{copy.terms}</Link>
            {help === 'foot' && <Link href={paths.support()}>{copy.help}</Link>}
          </span>
        </footer>
      </div>
      <div className={styles.art} aria-hidden="true">
        <AuthArt className={styles.picture} />
        <p className={styles.say}>{copy.say}</p>
      </div>
    </div>
  );
}
