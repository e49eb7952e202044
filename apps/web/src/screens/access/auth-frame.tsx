// The page of whoever is not signed in: wordmark, a narrow form, a quiet foot; a picture from 1024 px.

import { Headset, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { frameCopy as copy } from './auth-frame.copy.ts';
import styles from './auth-frame.module.css';
import { liveChatLink } from './live-chat.ts';
import { AuthArt } from './login/auth-art.tsx';

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
          {help === 'header' && <HeaderHelp />}
        </header>
        <main className={styles.form}>{children}</main>
        <footer className={styles.foot}>
          <span>{copy.rights(thisYear(), settings().brand)}</span>
          <span className={styles.links}>
            <Link href={paths.terms()}>{copy.terms}</Link>
            {help === 'foot' && (
              <>
                <Link href={paths.verify()}>{copy.verify}</Link>
                <Link href={paths.support()}>{copy.help}</Link>
              </>
            )}
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

/** People who answer in writing, where the operator has any; else phones and questions. */
function HeaderHelp() {
  const { liveChatUrl } = settings();
  const [chat, setChat] = useState(liveChatUrl);
  // When and from where somebody has come is not known where the page is drawn.
  useEffect(() => {
    if (liveChatUrl) setChat(liveChatLink(liveChatUrl, window.location.origin));
  }, [liveChatUrl]);
  if (!chat) {
    return (
      <Link className={styles.help} href={paths.support()}>
        <Icon of={Headset} size="sm" />
        {copy.help}
      </Link>
    );
  }
  return (
    <Link className={styles.help} href={chat} target="_blank" rel="noopener">
      <Icon of={MessageCircle} size="sm" />
      {copy.chat}
      <span className="sr-only"> {copy.newTab}</span>
    </Link>
  );
}
