// Saving a new key: what the server says, and what became of it when its answer was lost.
import type { WifiService } from '@portal/contract/lines/wifi';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { changeWifiKey, revealWifiKey } from '../../api/lines/wifi.ts';
import { isNetworkFailure, type RequestError, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { useProfile } from '../../session/use-session.ts';

/** Named like the sentence that says it. */
export type Outcome = 'done' | 'requested' | 'failed' | 'pending' | 'networkChanged' | 'tooOften' | 'rules';

const BY_CODE: Partial<Record<string, Outcome>> = {
  WIFI_CHANGE_PENDING: 'pending',
  WIFI_NETWORK_CHANGED: 'networkChanged',
  WIFI_KEY_RULES: 'rules',
  TOO_MANY_REQUESTS: 'tooOften',
};

export interface KeyChanging {
  busy: boolean;
  /** Null: the person would not say again who they are, so nothing was asked for. */
  save: (newKey: string) => Promise<Outcome | null>;
}

export function useKeyChange(
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
