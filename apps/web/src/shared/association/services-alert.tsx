// When the list of services cannot be had, a blocking alert: try again, or leave. When it is only old, it says its hour.
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshServices, type ServiceList } from '../../api/lines/service-list.ts';
import { signOut } from '../../api/person/sign-out.ts';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { StaleNotice } from '../page/stale-notice.tsx';
import { servicesAlertCopy as copy } from './association.copy.ts';

export function ServicesAlert({ query }: { query: UseQueryResult<ServiceList> }) {
  const client = useQueryClient();
  const isOffline = useIsOffline();
  const [busy, setBusy] = useState<'retrying' | 'leaving' | null>(null);
  const failed = query.data === undefined && (query.isError || busy !== null);

  async function retry() {
    setBusy('retrying');
    await refreshServices(client);
    setBusy(null);
  }

  if (query.data !== undefined && query.isError) return <StaleNotice query={query} onRetry={retry} />;
  return (
    <Dialog
      open={failed}
      onClose={() => undefined}
      dismissible={false}
      title={copy.title}
      actions={
        <>
          <Button kind="primary" busy={busy === 'retrying'} busyText={copy.retrying} onClick={retry}>
            {copy.retry}
          </Button>
          <Button
            busy={busy === 'leaving'}
            busyText={copy.signingOut}
            onClick={() => {
              setBusy('leaving');
              signOut();
            }}
          >
            {copy.signOut}
          </Button>
        </>
      }
    >
      <p>{isOffline ? copy.offline : copy.text}</p>
    </Dialog>
  );
}
