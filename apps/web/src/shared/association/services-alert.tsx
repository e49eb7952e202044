// When the list of services cannot be had, a blocking alert: try again, or leave. When it is only old, it says its hour.
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshServices, type ServiceList } from '../../api/lines/service-list.ts';
import { signOut } from '../../api/person/sign-out.ts';
import { noAnswer, RequestFailure } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { StaleNotice } from '../page/stale-notice.tsx';
import { servicesAlertCopy as copy } from './association.copy.ts';

export function ServicesAlert({ query }: { query: UseQueryResult<ServiceList> }) {
  const client = useQueryClient();
  /** Gone from the query while it is asked again. */
  const [error, setError] = useState<Error | null>(null);
  const why = query.error ?? error;
  const [busy, setBusy] = useState<'retrying' | 'leaving' | null>(null);
  const failed = query.data === undefined && (query.isError || busy !== null);

  async function retry() {
    setBusy('retrying');
    setError(query.error);
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
      <p>{(why instanceof RequestFailure && noAnswer(why)?.text) || copy.text}</p>
    </Dialog>
  );
}
