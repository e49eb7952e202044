// One press asks whoever uses a line to let its records be seen; after it, that it was asked.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForRecords, lineUsersQuery } from '../../api/lines/line-users.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { lineUserCopy as copy } from './line-user.copy.ts';

/** Words that the server has for whoever reads them. */
const SAID: readonly string[] = ['CONSENT_ASKED_OFTEN', 'TOO_MANY_REQUESTS'];

export function AskRecords({ line }: { line: string }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    setIsBusy(true);
    const error = await askForRecords(line);
    if (!error) {
      await client.invalidateQueries(lineUsersQuery);
      showToast({ kind: 'success', text: copy.sent });
    } else showToast({ kind: 'danger', text: SAID.includes(error.code) ? error.message : copy.again });
    setIsBusy(false);
  }

  return (
    <Button kind="primary" busy={isBusy} busyText={copy.asking} onClick={ask}>
      {copy.ask}
    </Button>
  );
}
