// Menu or footer that could not be had: the documents' words, and another try.
import { RefreshCw } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './content-trouble.module.css';
import { frameCopy as copy } from './public-frame.copy.ts';

export interface ContentTroubleProps {
  retrying: boolean;
  retry: () => void;
}

export function ContentTrouble({ retrying, retry }: ContentTroubleProps) {
  return (
    <div className={styles.trouble}>
      <p role="alert">{copy.failed}</p>
      <button type="button" className={styles.retry} aria-disabled={retrying || undefined} onClick={retry}>
        <Icon of={RefreshCw} size="xs" />
        {retrying ? copy.retrying : copy.retry}
      </button>
    </div>
  );
}
