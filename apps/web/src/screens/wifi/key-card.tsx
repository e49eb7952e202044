// The card of the new key: its form, what came of saving, and an accepted change until it has ended.
import type { WifiService } from '@portal/contract/lines/wifi';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { changeWifiKey, monitorQuery, revealWifiKey } from '../../api/lines/wifi.ts';
import { isNetworkFailure, type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { KeyForm } from './key-form.tsx';
import { resultCopy as copy, formCopy } from './wifi.copy.ts';

// Saving a new key: what the server says, and what became of it when its answer was lost.
/** Named like the sentence that says it. */
type Outcome = 'done' | 'requested' | 'failed' | 'pending' | 'networkChanged' | 'tooOften' | 'rules';

const BY_CODE: Partial<Record<string, Outcome>> = {
  WIFI_CHANGE_PENDING: 'pending',
  WIFI_NETWORK_CHANGED: 'networkChanged',
  WIFI_KEY_RULES: 'rules',
  TOO_MANY_REQUESTS: 'tooOften',
};

interface KeyChanging {
  busy: boolean;
  /** Null: the person would not say again who they are, so nothing was asked for. */
  save: (newKey: string) => Promise<Outcome | null>;
}

function useKeyChange(
  { number }: Service,
  wifi: WifiService,
  reload: () => Promise<{ data: WifiService | undefined }>,
): KeyChanging {
  const profile = useProfile();
  const [busy, setBusy] = useState(false);

  async function save(newKey: string): Promise<Outcome | null> {
    setBusy(true);
    const owner = {
      name: profile?.name ?? '',
      email: profile?.emailKind === 'real' ? profile.email : null,
      mobile: profile?.phone_number ?? null,
    };
    const { error, code } = await changeWifiKey({ number, wifi, newKey, owner });
    const { data: now } = await reload();
    const came = error ? await outcomeOf(error, now, newKey) : code === 202 ? 'requested' : 'done';
    setBusy(false);
    return came;
  }

  async function outcomeOf(
    error: RequestError,
    now: WifiService | undefined,
    newKey: string,
  ): Promise<Outcome | null> {
    if (error.code === STEP_UP_REQUIRED) return null;
    // The change may have been made although its answer never came.
    if (isNetworkFailure(error)) {
      if (now?.pendingChange) return 'requested';
      const { data } = await revealWifiKey(number);
      if (data?.wifiInfo.key === newKey) return 'done';
    }
    return BY_CODE[error.code] ?? 'failed';
  }

  return { busy, save };
}

export interface KeyCardProps {
  service: Service;
  wifi: WifiService;
  reload: () => Promise<{ data: WifiService | undefined }>;
}

const isGood = (outcome: Outcome) => outcome === 'done' || outcome === 'requested';

export function KeyCard({ service, wifi, reload }: KeyCardProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { busy, save } = useKeyChange(service, wifi, reload);

  usePendingChange(wifi.pendingChange?.id ?? null, async (isDone) => {
    await reload();
    if (isDone) showToast({ text: copy.done });
    else setOutcome('failed');
  });

  async function submit(newKey: string): Promise<boolean> {
    const came = await save(newKey);
    setOutcome(came);
    return came !== null && isGood(came);
  }
  function goBack() {
    // Opened by its address alone there is nothing to go back to.
    if (window.history.length > 1) window.history.back();
    else navigate(withLine(paths.fixedDetail(), service.number));
  }
  const close = () => setOutcome(null);

  return (
    <Card title={formCopy.title} detail={formCopy.lead}>
      <KeyForm
        encryption={wifi.wifiInfo.encriptionMode}
        waits={wifi.pendingChange !== null}
        busy={busy}
        onSubmit={submit}
        onCancel={goBack}
      />
      <MessageDialog
        open={outcome !== null}
        onClose={close}
        title={outcome && isGood(outcome) ? copy.success : copy.error}
        closeText={copy.accept}
      >
        {outcome && copy[outcome]}
      </MessageDialog>
    </Card>
  );
}

// Follows a change that was accepted for later while its page is open.
/** @param onEnd called once, with whether it was made */
function usePendingChange(changeId: string | null, onEnd: (isDone: boolean) => void): void {
  const { data } = useQuery({ ...monitorQuery(changeId ?? ''), enabled: changeId !== null });
  const end = useEffectEvent(onEnd);
  const state = changeId === null ? undefined : data?.state;
  useEffect(() => {
    if (state === 'Completed' || state === 'InError') end(state === 'Completed');
  }, [state]);
}
