// The signed-in header: wordmark, sections and assistant from 1024 px, and the customer at the right.
import { useState } from 'react';
import { paths } from '../lib/place/paths.ts';
import { useLocation } from '../lib/place/router.tsx';
import type { StoredProfile } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { Wordmark } from '../shared/page/wordmark.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';
import { AssistantButton } from './assistant/assistant-button.tsx';
import styles from './header.module.css';
import { initialsOf } from './initials.ts';
import { currentIn, useSections } from './sections.ts';
import { profileCopy, shellCopy } from './shell.copy.ts';

/** It comes with the number that it shows, after the page. */
const bell = lazyCode(() => import('./notification-bell.tsx').then((code) => code.NotificationBell));

export function Header() {
  const { pathname } = useLocation();
  const sections = useSections();
  const profile = useProfile();
  const Bell = useLazyCode(bell);
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Wordmark href={paths.homeWithServices()} />
        <nav className={styles.menu} aria-label={shellCopy.mainMenu}>
          {sections.map((section) => (
            <Link key={section.href} href={section.href} aria-current={currentIn(section, pathname)}>
              {section.label}
            </Link>
          ))}
        </nav>
        {profile && (
          <div className={styles.own}>
            <AssistantButton isPill />
            <span className={styles.bell}>{Bell && <Bell />}</span>
            <Me profile={profile} />
          </div>
        )}
      </div>
    </header>
  );
}

/** Nobody needs the panel to see the page. */
const panel = lazyCode(() => import('./profile-panel.tsx').then((code) => code.ProfilePanel));

function Me({ profile }: { profile: StoredProfile }) {
  const [open, setOpen] = useState(false);
  const Panel = useLazyCode(panel);
  return (
    <>
      <button
        type="button"
        className={styles.me}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{profileCopy.title}: </span>
        <span className={styles.name}>{profile.given_name}</span>
        <Avatar initials={initialsOf(profile)} />
      </button>
      {Panel && <Panel open={open} profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
