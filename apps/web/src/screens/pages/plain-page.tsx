// A page with one thing to say, in whichever frame: drawing, title, sentence, ways on, and help last.
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { plainPageCopy as copy } from './pages.copy.ts';
import styles from './plain-page.module.css';

export interface PlainPageProps {
  drawing: ReactNode;
  title: string;
  text: string;
  /** The ways on, the likeliest first. */
  children: ReactNode;
}

export function PlainPage({ drawing, title, text, children }: PlainPageProps) {
  return (
    <section className={styles.page}>
      {drawing}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>{children}</div>
      <TextLink href={paths.support()}>{copy.help}</TextLink>
    </section>
  );
}
