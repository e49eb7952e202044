// A change of chip that is on its way, or is over: what it waits for, and the way back, one press that asks nothing.
import type { SimOrder } from '@portal/contract/shopping/sim-orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelSim, showCode } from '../../../api/lines/sim.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { chipChangeCopy as copy } from './chip.copy.ts';
import styles from './chip.module.css';

interface StandingProps {
  order: SimOrder;
  onCode: (code: string) => void;
}

export function StandingOrder({ order, onCode }: StandingProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const [busy, setBusy] = useState<'show' | 'cancel' | null>(null);
  const { id, status, kind, codeShownAt } = order;
  const canShow = status === 'inProgress' && kind === 'esim' && codeShownAt === null;

  async function show() {
    setBusy('show');
    const { data, error } = await showCode(id);
    setBusy(null);
    if (data) return onCode(data.activationCode);
    if (error.code === STEP_UP_REQUIRED) return;
    showToast({ kind: 'danger', text: copy.errors[error.code] ?? copy.notShown });
    await client.invalidateQueries({ queryKey: ['sim-order'] });
  }

  async function cancel() {
    setBusy('cancel');
    const error = await cancelSim(id);
    setBusy(null);
    if (error)
      showToast({
        kind: 'danger',
        text: copy.errors[error.code] ?? copy.notCancelled(settings().helpPhone),
      });
    else showToast({ kind: 'success', text: copy.cancelled });
    await client.invalidateQueries({ queryKey: ['sim-order'] });
  }

  return (
    <Card title={copy.what}>
      <div className="stack">
        <StandingWords order={order} />
        <div className={styles.acts}>
          {canShow && (
            <Button kind="primary" busy={busy === 'show'} busyText={copy.showing} onClick={show}>
              {copy.show}
            </Button>
          )}
          <Button
            kind={canShow ? 'outline' : 'tonal'}
            busy={busy === 'cancel'}
            busyText={copy.cancelling}
            onClick={cancel}
          >
            {copy.cancel}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function StandingWords({ order }: { order: SimOrder }) {
  const { status, kind, codeShownAt, iccid, requestedStartDate } = order;
  if (status === 'pending')
    return (
      <Notice kind="info" title={copy.pending}>
        <p>
          {copy.pendingText[kind]}
          {copy.at(formatDateTime(requestedStartDate))} {copy.stopText}
        </p>
      </Notice>
    );
  if (kind === 'card')
    return (
      <Notice kind="success" title={copy.cardReady}>
        <p>{copy.cardReadyText(iccid?.slice(-4) ?? '')}</p>
      </Notice>
    );
  return codeShownAt === null ? (
    <Notice kind="success" title={copy.esimReady}>
      <p>{copy.esimReadyText}</p>
    </Notice>
  ) : (
    <Notice kind="info" title={copy.shown}>
      <p>{copy.shownText}</p>
    </Notice>
  );
}

export function EndedOrder({ order }: { order: SimOrder }) {
  const { status, completionDate, endedBy } = order;
  if (status === 'completed')
    return (
      <Notice kind="success" title={copy.done}>
        {completionDate && <p>{copy.doneText(formatDateTime(completionDate))}</p>}
      </Notice>
    );
  return (
    <Notice kind="info" title={copy.over}>
      {endedBy && <p>{copy.overText[endedBy]}</p>}
    </Notice>
  );
}
