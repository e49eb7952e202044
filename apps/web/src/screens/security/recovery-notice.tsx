// Somebody has asked for the second step to be taken off: until then whoever is signed in stops it with a press.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorRecoveryQuery, stopRecovery } from '../../api/person/factor-recovery.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { recoveryCopy as copy, securityCopy } from './security.copy.ts';

export function RecoveryNotice() {
  const recovery = useQuery(factorRecoveryQuery);
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  if (!recovery.data) return null;

  async function stop() {
    setIsBusy(true);
    const error = await stopRecovery();
    setIsBusy(false);
    if (error) showToast({ kind: 'danger', text: securityCopy.again });
    else showToast({ kind: 'success', text: copy.stopped });
    recovery.refetch();
  }

  return (
    <Notice kind="danger" title={copy.title(formatDateTime(recovery.data))}>
      <div className="stack tight">
        <p>{copy.text}</p>
        <div>
          <Button busy={isBusy} busyText={copy.stopping} onClick={stop}>
            {copy.stop}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
