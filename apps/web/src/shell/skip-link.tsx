// The first stop of Tab on every page: past the menus.
import { shellCopy as copy } from './shell.copy.ts';
import styles from './skip-link.module.css';

export const MAIN_ID = 'contenido';

export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {copy.skip}
    </a>
  );
}
