// Under the header, when there is something to say: no network, an answer with something missing, or a newer version of
// the portal.
import { portalBase } from '@portal/market/path';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { keepLastSeen, oldestShown } from '../api/kept/last-seen.ts';
import { partlyShown } from '../api/kept/query-client.ts';
import { confirmPush, turnPushOff } from '../api/push.ts';
import { trueTime } from '../lib/clock.ts';
import { updatedAtWords } from '../lib/dates.ts';
import { RequestFailure } from '../lib/http/result.ts';
import { settings } from '../lib/settings.ts';
import { useIsOffline } from '../lib/use-is-offline.ts';
import { isOutdated } from '../lib/version.ts';
import { subscribeToSession } from '../session/session.ts';
import { TextLink } from '../ui/actions/link.tsx';
import { Icon, type IconGlyph } from '../ui/icon.tsx';
import { pageNoticesCopy as copy } from './shell.copy.ts';
import styles from './shell.module.css';

export function PageNotices({ task }: { task: boolean }) {
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const isOld = useNewVersion(client);
  useEffect(() => keepLastSeen(client), [client]);
  useEffect(() => whenIdle(startServiceWorker), []);
  useEffect(() => followPush(client), [client]);
  // In the middle of a purchase nobody is asked for anything else.
  const isOffered = isOld && !isOffline && !task;
  return (
    <>
      {isOffline && (
        <Line icon={WifiOff}>
          <strong>{copy.offline}</strong> {!task && <Standing />}
        </Line>
      )}
      <Missing />
      {isOffered && (
        <Line icon={RefreshCw}>
          {copy.newVersion} ·{' '}
          <TextLink inherit onClick={() => window.location.reload()}>
            {copy.update}
          </TextLink>
        </Line>
      )}
    </>
  );
}

/** How old what is on the page may be. */
function Standing() {
  const client = useQueryClient();
  const oldest = useSyncExternalStore(
    client.getQueryCache().subscribe,
    () => oldestShown(client),
    () => null,
  );
  return `${oldest === null ? '' : `${updatedAtWords(trueTime(oldest))}. `}${copy.acts}`;
}

/** An operator's system has told something that nobody can read: what can be read is shown. */
function Missing() {
  const client = useQueryClient();
  const isPartial = useSyncExternalStore(
    client.getQueryCache().subscribe,
    () => client.getQueryCache().findAll(partlyShown).length > 0,
    () => false,
  );
  if (!isPartial) return null;
  return (
    <Line icon={CircleAlert}>
      {copy.partial}{' '}
      <TextLink inherit onClick={() => client.refetchQueries(partlyShown)}>
        {copy.retry}
      </TextLink>
    </Line>
  );
}

function Line({ icon, children }: { icon: IconGlyph; children: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p className={styles.inside}>
        <Icon of={icon} size="sm" />
        <span>{children}</span>
      </p>
    </div>
  );
}

/** What is told comes by the worker; whoever signs out is no longer told here. */
function followPush(client: QueryClient): () => void {
  void confirmPush();
  const refresh = ({ data }: MessageEvent) =>
    data === 'told' && client.invalidateQueries({ queryKey: ['notifications'] });
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  worker?.addEventListener('message', refresh);
  const leave = subscribeToSession((event) => {
    if (event === 'signed-out' || event === 'closed' || event === 'elsewhere') void turnPushOff();
  });
  return () => {
    worker?.removeEventListener('message', refresh);
    leave();
  };
}

const isMalformed = (error: unknown) => error instanceof RequestFailure && error.code === 'MALFORMED';

const ASK_AGAIN_MS = 10 * 60_000;

/** Asked when somebody comes back to the page, and when a file of it is missing or an answer has another shape. */
function useNewVersion(client: QueryClient): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      isOutdated().then(setIsOld);
    };
    const onReturn = () => {
      if (!document.hidden && Date.now() - askedAt > ASK_AGAIN_MS) ask();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('vite:preloadError', ask);
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isMalformed(event.action.error)) ask();
    });
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('vite:preloadError', ask);
    };
  }, [client]);
  return isOld;
}

/** Safari knows no idle times. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 3_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}

// The service worker of this browser: without one, or with one that fails, the portal only needs a network.

/** By the version in its address each version of the portal has a worker of its own. */
async function startServiceWorker(): Promise<void> {
  const { version } = settings();
  if (version === '' || !('serviceWorker' in navigator)) return;
  try {
    const address = `${portalBase}/worker.js?version=${version}`;
    const registration = await navigator.serviceWorker.register(address, { scope: `${portalBase}/` });
    const follow = (worker: ServiceWorker | null) => {
      // This page is of its version already; it goes first only where no other tab lives on the files of before.
      const offer = () => worker?.state === 'installed' && worker.postMessage('take over');
      offer();
      worker?.addEventListener('statechange', offer);
    };
    follow(registration.waiting);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  } catch {
    // Refused, blocked or broken: the next visit tries again.
  }
}
