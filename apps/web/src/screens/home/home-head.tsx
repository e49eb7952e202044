// The greeting, and the button that asks for every figure of the page anew.
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { refreshServices } from '../../api/lines/service-caches.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home-head.module.css';

export function HomeHead({ givenName }: { givenName: string }) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'partly'>('idle');

  async function refresh() {
    if (state === 'busy') return;
    setState('busy');
    setState((await refreshServices(client)) ? 'done' : 'partly');
  }

  return (
    <div className={styles.head}>
      <h1>{copy.hello(givenName)}</h1>
      <IconButton
        label={copy.refresh}
        icon={RefreshCw}
        iconSize="sm"
        className={classNames(styles.refresh, state === 'busy' && styles.busy)}
        aria-disabled={state === 'busy' || undefined}
        onClick={refresh}
      />
      <span className="sr-only" role="status">
        {state === 'busy' && copy.refreshing}
        {state === 'done' && copy.refreshed}
        {state === 'partly' && copy.partlyRefreshed}
      </span>
    </div>
  );
}
