// The assistant hears once how a purchase ended.
import { useEffect } from 'react';
import { announceResult, type BridgeResult } from '../../lib/assistant-bridge.ts';

/** @param of the payment, or what else tells one result from the next */
export function useAnnounced(name: BridgeResult, isSuccess: boolean, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another payment is another result
  useEffect(() => announceResult(name, isSuccess), [name, isSuccess, of]);
}
