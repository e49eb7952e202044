// The page of whoever is not signed in: wordmark, a narrow form, a quiet foot; a picture from 1024 px.
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/wordmark.tsx';
import { Link } from '../../ui/link.tsx';
import { AuthArt } from './auth-art.tsx';
import styles from './auth-frame.module.css';
import { loginCopy as copy } from './login.copy.ts';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.auth}>
      <div className={styles.column}>
        <header>
          <Wordmark href={paths.login()} />
        </header>
        <main className={styles.form}>{children}</main>
        <footer className={styles.foot}>
          <span>{copy.rights(new Date().getFullYear(), settings().brand)}</span>
          <span className={styles.links}>
            <Link href={paths.terms()}>{copy.terms}</Link>
            <Link href={paths.support()}>{copy.help}</Link>
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
