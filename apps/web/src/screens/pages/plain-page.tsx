// A page with one thing to say: picture, title, sentence, ways on. It stands in a public frame.
import type { ReactNode } from 'react';
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
      <Tile icon={icon} kind="white" />
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
