// A pause that waits or goes on, with its way back: one press, that asks nothing.
import type { PauseOrder } from '@portal/contract/shopping/pauses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endPause } from '../../../api/purchase/pauses.ts';
import { formatDateLong } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './pause.module.css';
import { standingCopy as copy, pauseTroubles } from './pause-standing.copy.ts';

export function PauseStanding({ pause }: { pause: PauseOrder }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const { id, state, startsOn, endsOn } = pause;
  const isOn = state === 'inProgress';
  const until = formatDateLong(endsOn);

  async function back() {
    setIsBusy(true);
    const error = await endPause(id);
    setIsBusy(false);
    if (error) showToast({ kind: 'danger', text: pauseTroubles[error.code] ?? copy.notBack });
    else showToast({ kind: 'success', text: copy.isBack });
    await client.invalidateQueries();
  }

  return (
    <Notice kind="info" title={isOn ? copy.on : copy.planned}>
      <p>{isOn ? copy.onText(until) : copy.plannedText(formatDateLong(startsOn), until)}</p>
      <div className={styles.act}>
        <Button size="sm" kind="outline" busy={isBusy} busyText={copy.backing} onClick={back}>
          {isOn ? copy.back : copy.cancel}
        </Button>
      </div>
    </Notice>
  );
}
