// The bell of the header, with the number of notifications that are unread.
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { unreadQuery } from '../api/unread.ts';
import { paths, samePath } from '../lib/place/paths.ts';
import { useLocation } from '../lib/place/router.tsx';
import { IconButton } from '../ui/actions/button.tsx';
import { bellCopy as copy } from './shell.copy.ts';
import styles from './shell.module.css';

const MOST_SHOWN = 99;

const ASK_AGAIN_MS = 2 * 60_000;
/** Asking keeps a session alive: a page that nobody uses must let it end. */
const ATTENDED_MS = 10 * 60_000;

export function NotificationBell() {
  const { pathname } = useLocation();
  const attendedAt = useAttended(pathname);
  const { data: unread = 0 } = useQuery({
    ...unreadQuery,
    refetchInterval: () => Date.now() - attendedAt.current < ATTENDED_MS && ASK_AGAIN_MS,
  });
  const href = paths.notifications();
  return (
    <span className={styles.bell}>
      <IconButton
        href={href}
        icon={Bell}
        label={copy.label(unread)}
        aria-current={samePath(pathname, href) ? 'page' : undefined}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? copy.many(MOST_SHOWN) : unread}
        </span>
      )}
    </span>
  );
}

/** When somebody last went to another page, or came back to this one. */
function useAttended(pathname: string): RefObject<number> {
  const at = useRef(Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what counts
  useEffect(() => {
    const attend = () => {
      at.current = Date.now();
    };
    attend();
    document.addEventListener('visibilitychange', attend);
    return () => document.removeEventListener('visibilitychange', attend);
  }, [pathname]);
  return at;
}
