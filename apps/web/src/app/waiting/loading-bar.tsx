// The global loading sign: a thin line at the top while any request runs.
import { useSyncExternalStore } from 'react';
import { requestsRunning, subscribeToActivity } from '../../lib/http/activity.ts';
import styles from './loading-bar.module.css';

export function LoadingBar() {
  const running = useSyncExternalStore(subscribeToActivity, requestsRunning, () => 0);
  return running > 0 ? <div className={styles.bar} aria-hidden="true" /> : null;
}
