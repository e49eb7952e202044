// A section that failed alone: what, try again, and the last value known. Stands inside its card.
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Tile } from '../lists/tile.tsx';
import styles from './empty.module.css';

export interface SectionErrorProps {
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
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} role="alert">
      <Tile icon={RefreshCw} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.action}>
        <Button size="sm" onClick={onRetry} busy={busy} busyText={busyText}>
          {retryLabel}
        </Button>
      </div>
      {lastKnown && <p className={styles.last}>{lastKnown}</p>}
    </div>
  );
}
