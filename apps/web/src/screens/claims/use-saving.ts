// A file on its way to the device: one at a time, and a word when it did not come.
import { useState } from 'react';
import { useToast } from '../../ui/layers/toast-context.ts';
import { claimCopy as copy } from './claims.copy.ts';

export function useSaving() {
  const [isBusy, setIsBusy] = useState(false);
  const showToast = useToast();
  async function save(fetchFile: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await fetchFile();
    } catch {
      showToast({ kind: 'danger', text: copy.notSaved });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, save };
}
