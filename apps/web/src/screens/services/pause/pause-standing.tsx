// A pause that waits or goes on, with its way back: one press, that asks nothing.
import type { PauseOrder } from '@portal/contract/shopping/pauses';
import { useQueryClient } from '@tanstack/react-query';
import { endPause } from '../../../api/purchase/pauses.ts';
import { formatDateLong } from '../../../lib/dates.ts';
import styles from '../../../shared/page/form-page.module.css';
import { useBusy } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/layers/toast.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { standingCopy as copy, pauseTroubles } from './pause.copy.ts';

export function PauseStanding({ pause }: { pause: PauseOrder }) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  const { id, state, startsOn, endsOn } = pause;
  const isOn = state === 'inProgress';
  const until = formatDateLong(endsOn);

  async function back() {
    const error = await during(endPause(id));
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
