// The brand as text: the last word in red.
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import styles from './wordmark.module.css';

export function Wordmark({ href }: { href: string }) {
  const words = settings().brand.split(' ');
  const last = words.pop();
  return (
    <Link className={styles.wordmark} href={href}>
      {words.length > 0 && <span>{words.join(' ')} </span>}
      <b>{last}</b>
    </Link>
  );
}
