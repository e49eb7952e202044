// A section that failed: what, the last value known, and, in the first of them on the page, one way to try all again.
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { kitCopy as copy } from '../kit.copy.ts';
import { Tile } from '../lists/tile.tsx';
import { useRetryAll } from '../page-register.ts';
import styles from './section-error.module.css';

interface SectionErrorProps {
  title: ReactNode;
  text?: ReactNode;
  onRetry: () => void;
  /** While trying again. */
  busy?: boolean | undefined;
  busyText?: string | undefined;
  /** `Último dato: 9,2 GB a las 09:42`. */
  lastKnown?: ReactNode;
  level?: 2 | 3 | undefined;
}

export function SectionError(props: SectionErrorProps) {
  const { title, text, onRetry, busy, busyText = copy.retrying, lastKnown, level = 3 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const retryAll = useRetryAll(frame, onRetry);
  const Heading = `h${level}` as const;
  return (
    <div ref={frame} className={retryAll ? styles.empty : styles.also} role="alert">
      <Tile icon={RefreshCw} size={retryAll ? 'md' : 'sm'} />
      <Heading className={styles.title}>{title}</Heading>
      {retryAll && text && <p className={styles.text}>{text}</p>}
      {retryAll && (
        <div className={styles.action}>
          <Button size="sm" onClick={retryAll} busy={busy} busyText={busyText}>
            {copy.retry}
          </Button>
        </div>
      )}
      {lastKnown && <p className={styles.last}>{lastKnown}</p>}
    </div>
  );
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
