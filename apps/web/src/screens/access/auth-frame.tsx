// The page of whoever is not signed in: wordmark, a narrow form, a quiet foot; a picture from 1024 px.
import type { ChatPayload } from '@portal/contract/help/assistant';
import { Headset, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { thisYear } from '../../lib/civil-date.ts';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { nextRequestId } from '../../session/visit.ts';
import { Wordmark } from '../../shared/page/wordmark.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './auth-frame.module.css';
import { frameCopy as copy } from './login/login.copy.ts';

interface AuthFrameProps {
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

/** The picture beside the login: arcs of the brand's red, a balance and a payment that went well. */
function AuthArt({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 768"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="640" cy="0" r="650" fill="var(--brand-hover)" fillOpacity=".4" />
      <circle cx="640" cy="0" r="500" fill="var(--brand)" />
      <circle cx="640" cy="0" r="350" fill="var(--ink-on-dark)" fillOpacity=".14" />
      <circle cx="640" cy="0" r="205" fill="var(--ink-on-dark)" fillOpacity=".43" />
      <g filter="url(#auth-art-shadow)">
        <rect x="120" y="176" width="356" height="172" rx="28" fill="var(--art-paper)" />
      </g>
      <circle cx="206" cy="262" r="44" stroke="var(--data-track)" strokeWidth="13" />
      <path d="M206 218a44 44 0 1 1-41.8 57.6" stroke="var(--data)" strokeWidth="13" strokeLinecap="round" />
      <rect x="280" y="220" width="88" height="12" rx="6" fill="var(--line-field)" fillOpacity=".5" />
      <rect x="280" y="246" width="148" height="24" rx="12" fill="var(--ink)" />
      <rect x="280" y="286" width="112" height="12" rx="6" fill="var(--data-track)" />
      <g filter="url(#auth-art-shadow)">
        <rect x="284" y="372" width="268" height="92" rx="28" fill="var(--art-paper)" />
      </g>
      <circle cx="332" cy="418" r="24" fill="var(--success-soft)" />
      <path
        d="m321 418.5 7.5 7.5 15-16"
        stroke="var(--success)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="374" y="400" width="130" height="14" rx="7" fill="var(--ink)" />
      <rect x="374" y="424" width="92" height="12" rx="6" fill="var(--line-field)" fillOpacity=".5" />
      <defs>
        <filter id="auth-art-shadow" x="-20%" y="-30%" width="140%" height="180%">
          <feDropShadow
            dx="0"
            dy="14"
            stdDeviation="18"
            floodColor="var(--brand-pressed)"
            floodOpacity=".6"
          />
        </filter>
      </defs>
    </svg>
  );
}

// The link to people who answer in writing, before anybody has signed in: it names nobody, so it carries no token.

/** @param chatUrl the chat's page; the payload travels in its fragment */
export function liveChatLink(chatUrl: string, origin: string): string {
  const payload: ChatPayload = {
    token: null,
    region: 'Region 1',
    category: null,
    id: nextRequestId(),
    date: new Date().toISOString(),
    origin,
    customerName: null,
    accountNumber: null,
    email: null,
    appType: 'Web',
  };
  return `${chatUrl}#${base64url(JSON.stringify(payload))}`;
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
