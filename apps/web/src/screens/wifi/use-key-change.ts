// Saving a new key: what the server says, and what became of it when its answer was lost.
import type { WifiService } from '@portal/contract/lines/wifi';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { changeWifiKey } from '../../api/lines/wifi.ts';
import { isNetworkFailure, type Result } from '../../lib/http/result.ts';
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
  save: (newKey: string) => Promise<Outcome>;
}

export function useKeyChange(
  { number }: Service,
  wifi: WifiService,
  reload: () => Promise<{ data: WifiService | undefined }>,
): KeyChanging {
  const profile = useProfile();
  const [busy, setBusy] = useState(false);

  async function save(newKey: string): Promise<Outcome> {
    setBusy(true);
    const owner = {
      name: profile?.name ?? '',
      email: profile?.emailKind === 'real' ? profile.email : null,
      mobile: profile?.phone_number ?? null,
    };
    const result = await changeWifiKey({ number, wifi, newKey, owner });
    const { data: now } = await reload();
    setBusy(false);
    return outcomeOf(result, now, newKey);
  }

  return { busy, save };
}

function outcomeOf({ error, code }: Result<unknown>, now: WifiService | undefined, newKey: string): Outcome {
  if (!error) return code === 202 ? 'requested' : 'done';
  // The change may have been made although its answer never came.
  if (isNetworkFailure(error) && now?.wifiInfo.key === newKey) return 'done';
  if (isNetworkFailure(error) && now?.pendingChange) return 'requested';
  return BY_CODE[error.code] ?? 'failed';
}
