// One report of one's own: how far it is, its certificate, and the way back when the phone is found.
import type { Theft } from '@portal/contract/help/thefts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCertificate, undoTheft } from '../../api/thefts.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { formatPhone } from '../../lib/phone.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { stolenCopy as copy } from './stolen.copy.ts';
import styles from './stolen.module.css';
import { TheftFacts } from './theft-facts.tsx';

export function TheftCard({ theft }: { theft: Theft }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, status, certificateCode, product } = theft;

  async function undo() {
    setIsAsking(false);
    setIsBusy(true);
    const { error } = await undoTheft(id);
    setIsBusy(false);
    if (error?.code === STEP_UP_REQUIRED) return;
    if (error) return showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notUndone });
    showToast({ kind: 'success', text: copy.undone });
    await client.invalidateQueries();
  }

  return (
    <Card title={formatPhone(product.publicIdentifier)} detail={copy.causes[theft.cause]}>
      <div className={styles.theft}>
        <TheftFacts theft={theft} />
        {status === 'resolved' && (
          <div className={styles.acts}>
            {certificateCode !== null && (
              <FileButton save={() => saveCertificate(id)}>{copy.certificate}</FileButton>
            )}
            <Button
              size="sm"
              kind="outline"
              busy={isBusy}
              busyText={copy.undoing}
              onClick={() => setIsAsking(true)}
            >
              {copy.found}
            </Button>
          </div>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.askFound}
        actions={
          <>
            <Button kind="danger" onClick={undo}>
              {copy.undo}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.cancel}</Button>
          </>
        }
      >
        {copy.foundText}
      </Dialog>
    </Card>
  );
}
