// 'Información Importante' on home, until a choice about cookies is stored.
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { paths, samePath } from '../lib/paths.ts';
import { useLocation } from '../lib/router.tsx';
import { settings } from '../lib/settings.ts';
import { type CookieChoice, cookieChoice, markCookieModalOpen, storeCookieChoice } from '../session/visit.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import styles from './cookie-notice.module.css';
import { cookieCopy as copy } from './shell.copy.ts';
import { MAIN_ID } from './skip-link.tsx';

export function CookieNotice() {
  const { pathname } = useLocation();
  const [choice, setChoice] = useState(cookieChoice);
  // The tour has the page to itself; the notice comes after it.
  const onTour = samePath(pathname, paths.homeWithOnBoarding());
  if (choice !== null || onTour || !pathname.startsWith('/home')) return null;
  const choose = (made: CookieChoice) => {
    storeCookieChoice(made);
    setChoice(made);
    // The pressed button goes with its notice: the next Tab begins with the page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return <OpenNotice onChoose={choose} />;
}

function OpenNotice({ onChoose }: { onChoose: (choice: CookieChoice) => void }) {
  const titleId = useId();
  const { brand, cookiePolicyUrl } = settings();
  useEffect(markCookieModalOpen, []);
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {copy.title}
        </h2>
        <p className={styles.text}>
          {copy.text(brand)} <Link href={cookiePolicyUrl}>{copy.policy}</Link>
        </p>
      </div>
      <Button size="sm" onClick={() => onChoose('read')}>
        {copy.allow}
      </Button>
      <IconButton className={styles.close} label={copy.close} icon={X} onClick={() => onChoose('notRead')} />
    </section>
  );
}
