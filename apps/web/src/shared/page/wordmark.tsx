// The brand: its logo, or as text, the last word in its colour.
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import styles from './wordmark.module.css';

export function Wordmark({ href }: { href: string }) {
  const { brand, logo } = settings();
  const words = brand.split(' ');
  const last = words.pop();
  return (
    <Link className={styles.wordmark} href={href}>
      {logo ? (
        <img className={styles.logo} src={logo} alt={brand} />
      ) : (
        <>
          {words.length > 0 && <span>{words.join(' ')} </span>}
          <b>{last}</b>
        </>
      )}
    </Link>
  );
}
