// A section that failed: what, the last value known, and, in the first of them on the page, one way to try all again.
import { RefreshCw } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from '../actions/button.tsx';
import { Tile } from '../lists/tile.tsx';
import styles from './section-error.module.css';

interface SectionErrorProps {
  title: ReactNode;
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** While trying again. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
  /** `Último dato: 9,2 GB a las 09:42`. */
  lastKnown?: ReactNode;
  level?: 2 | 3 | undefined;
}

export function SectionError(props: SectionErrorProps) {
  const { title, text, retryLabel, onRetry, busy, busyText, lastKnown, level = 3 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isFirst = useIsFirst(frame, onRetry);
  const Heading = `h${level}` as const;
  return (
    <div ref={frame} className={styles.empty} role="alert">
      <Tile icon={RefreshCw} />
      <Heading className={styles.title}>{title}</Heading>
      {isFirst && text && <p className={styles.text}>{text}</p>}
      {isFirst && (
        <div className={styles.action}>
          <Button size="sm" onClick={retryAll} busy={busy} busyText={busyText}>
            {retryLabel}
          </Button>
        </div>
      )}
      {lastKnown && <p className={styles.last}>{lastKnown}</p>}
    </div>
  );
}

// What has failed on the page now, in its order.
interface Failed {
  frame: RefObject<HTMLElement | null>;
  retry: () => void;
}

let failed: readonly Failed[] = [];
const listeners = new Set<() => void>();

function setFailed(next: readonly Failed[]): void {
  failed = next;
  for (const listener of listeners) listener();
}

function retryAll(): void {
  for (const { retry } of failed) retry();
}

function useIsFirst(frame: RefObject<HTMLElement | null>, onRetry: () => void): boolean {
  const retry = useEffectEvent(onRetry);
  useLayoutEffect(() => {
    const own = { frame, retry: () => retry() };
    setFailed([...failed, own].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)));
    return () => setFailed(failed.filter((each) => each !== own));
  }, [frame]);
  return useSyncExternalStore(
    subscribe,
    () => failed[0] === undefined || failed[0].frame === frame,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isBefore({ frame: one }: Failed, { frame: other }: Failed): boolean {
  if (!one.current || !other.current) return false;
  return (one.current.compareDocumentPosition(other.current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

// Nothing here, said as good news or as the next step: drawing, title, sentence, one tonal button.

interface EmptyProps {
  /** One of `drawings/`. */
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A small tonal `Button` or `ButtonLink`. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
}

export function Empty({ drawing, title, text, action, level = 3 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
