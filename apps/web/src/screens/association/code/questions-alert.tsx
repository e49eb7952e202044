// The questions of home association could not be had: again, or leave.
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { stepsCopy } from '../association.copy.ts';
import { refusalCopy as copy } from '../refusals.copy.ts';

export function QuestionsAlert({ query, onCancel }: { query: UseQueryResult<true>; onCancel: () => void }) {
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await query.refetch();
    setRetrying(false);
  };
  return (
    <Dialog
      open={query.isError || retrying}
      onClose={onCancel}
      dismissible={!retrying}
      title={copy.error}
      actions={
        <>
          <Button kind="primary" busy={retrying} busyText={copy.retrying} onClick={retry}>
            {copy.retry}
          </Button>
          <Button disabled={retrying} onClick={onCancel}>
            {stepsCopy.cancel}
          </Button>
        </>
      }
    >
      {copy.questionsFailed}
    </Dialog>
  );
}
