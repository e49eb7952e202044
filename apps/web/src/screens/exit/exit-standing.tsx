// An exit that was ordered: when it is, the way back, and its receipt.
import type { ExitOrder } from '@portal/contract/shopping/exits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelExit, saveExitReceipt } from '../../api/purchase/exits.ts';
import { formatDateLong, formatDateTime } from '../../lib/dates.ts';
import { FileButton } from '../../shared/page/file-button.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { exitCopy as copy } from './exit.copy.ts';
import styles from './exit.module.css';

export function ExitStanding({ exit }: { exit: ExitOrder }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { id, state, quote, equipmentReturnedAt } = exit;
  const isPending = state === 'pending';

  async function cancel() {
    setIsBusy(true);
    const error = await cancelExit(id);
    setIsBusy(false);
    if (error) showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notCancelled });
    else showToast({ kind: 'success', text: copy.cancelled });
    await client.invalidateQueries();
  }

  const day = formatDateLong(quote.endsOn);
  const returned = equipmentReturnedAt === null ? copy.notReturned : formatDateTime(equipmentReturnedAt);
  return (
    <div className={styles.part}>
      <Notice kind={isPending ? 'info' : 'success'} title={isPending ? copy.ordered : copy.done(day)}>
        {isPending ? copy.orderedText(day) : copy.doneText}
      </Notice>
      <DefinitionList
        items={[
          { term: copy.lastDay, value: day },
          ...quote.equipment.map(({ name }) => ({ term: name, value: returned })),
        ]}
      />
      <div className={styles.acts}>
        <FileButton save={() => saveExitReceipt(id)}>{copy.receipt}</FileButton>
        {isPending && (
          <Button size="sm" kind="outline" busy={isBusy} busyText={copy.cancelling} onClick={cancel}>
            {copy.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
