// 'Información Importante' on home, until a choice about cookies is stored.
import { X } from 'lucide-react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { paths, samePath } from '../lib/place/paths.ts';
import { useLocation } from '../lib/place/router.tsx';
import { settings } from '../lib/settings.ts';
import {
  type CookieChoice,
  cookieChoice,
  markCookieModalOpen,
  storeCookieChoice,
  subscribeToCookieChoice,
} from '../session/visit.ts';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { TextLink } from '../ui/actions/text-link.tsx';
import styles from './cookie-notice.module.css';
import { cookieCopy as copy } from './shell.copy.ts';
import { MAIN_ID } from './skip-link.tsx';

export function CookieNotice() {
  const { pathname } = useLocation();
  // Drawn by the server for whoever has not answered; the script in the page hides it from the others.
  const choice = useSyncExternalStore(subscribeToCookieChoice, cookieChoice, () => null);
  // The tour has the page to itself; the notice comes after it.
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  if (choice !== null || onTour || !pathname.startsWith('/home')) return null;
  const choose = (made: CookieChoice) => {
    storeCookieChoice(made);
    // The pressed button goes with its notice: the next Tab begins with the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return <OpenNotice onChoose={choose} />;
}

function OpenNotice({ onChoose }: { onChoose: (choice: CookieChoice) => void }) {
  const titleId = useId();
  const { cookiePolicyUrl } = settings();
  useEffect(markCookieModalOpen, []);
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {copy.title}
          </h2>
          <p>
            {copy.text} <Link href={cookiePolicyUrl}>{copy.policy}</Link>
          </p>
        </div>
        <div className={styles.acts}>
          <TextLink plain onClick={() => onChoose('read')}>
            {copy.allow}
          </TextLink>
          <IconButton label={copy.close} icon={X} iconSize="sm" onClick={() => onChoose('notRead')} />
        </div>
      </div>
    </section>
  );
}
