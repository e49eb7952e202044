// Follows a change that was accepted for later while its page is open.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { monitorQuery } from '../../api/lines/wifi.ts';

/** @param onEnd called once, with whether it was made */
export function usePendingChange(changeId: string | null, onEnd: (isDone: boolean) => void): void {
  const { data } = useQuery({ ...monitorQuery(changeId ?? ''), enabled: changeId !== null });
  const end = useEffectEvent(onEnd);
  const state = changeId === null ? undefined : data?.state;
  useEffect(() => {
    if (state === 'Completed' || state === 'InError') end(state === 'Completed');
  }, [state]);
}
