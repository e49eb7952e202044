// The card of the new key: its form, what came of saving, and an accepted change until it has ended.
import type { WifiService } from '@portal/contract/lines/wifi';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { KeyForm } from './key-form.tsx';
import { type Outcome, useKeyChange } from './use-key-change.ts';
import { usePendingChange } from './use-pending-change.ts';
import { resultCopy as copy, formCopy } from './wifi.copy.ts';

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
