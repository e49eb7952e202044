// A page with one thing to say: wordmark, picture, title, sentence, ways on.
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Wordmark } from '../../shared/wordmark.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { Tile } from '../../ui/tile.tsx';
import styles from './plain-page.module.css';

export interface PlainPageProps {
  icon: IconGlyph;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function PlainPage({ icon, title, text, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Wordmark href={paths.login()} />
      </header>
      <main className={styles.main}>
        <Tile icon={icon} kind="white" />
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.acts}>{children}</div>}
      </main>
    </div>
  );
}
