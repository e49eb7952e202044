// A request about one's data: sent once, told of, and the list asked for again.
import type { DataRequest, NewDataRequest } from '@portal/contract/privacy/data-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAboutData, dataRequestsQuery } from '../../api/person/data-requests.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { accountClosed } from '../../session/session.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
import { privacyCopy } from './privacy.copy.ts';

export function useAskAboutData() {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  /** Null: it was not taken, and that was told. */
  async function ask(wish: NewDataRequest): Promise<DataRequest | null> {
    if (isBusy) return null;
    setIsBusy(true);
    const { data, error } = await askAboutData(wish);
    // From then on every call would say that the session is over: why is known before.
    if (data?.kind === 'erasure') accountClosed(data.dueAt);
    else if (!error) await client.invalidateQueries({ queryKey: dataRequestsQuery.queryKey });
    setIsBusy(false);
    if (error && error.code !== STEP_UP_REQUIRED) showToast({ kind: 'danger', text: privacyCopy.again });
    return data;
  }

  return { isBusy, ask };
}
