// «Notificaciones en este equipo»: Web Push, switched on and off by a press, where the browser can do it.
import { useEffect, useState } from 'react';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../../api/push.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { pushCopy as copy } from './notifications.copy.ts';

export function DevicePush() {
  const [state, setState] = useState<PushState>('never');
  const [busy, setBusy] = useState(false);
  const showToast = useToast();
  useEffect(() => {
    pushState().then(setState);
  }, []);

  async function change() {
    setBusy(true);
    const wanted = state === 'on' ? 'off' : 'on';
    if (wanted === 'on') await turnPushOn();
    else await turnPushOff();
    const now = await pushState();
    setState(now);
    setBusy(false);
    if (wanted === 'on' && now === 'off') showToast({ kind: 'danger', text: copy.failed });
  }

  if (state === 'never') return null;
  return (
    <Card title={copy.title}>
      <div className="stack">
        <p className="small quiet">
          {state === 'blocked' ? copy.blocked : state === 'on' ? copy.on : copy.text}
        </p>
        {state !== 'blocked' && (
          <Button busy={busy} busyText={state === 'on' ? copy.turningOff : copy.turningOn} onClick={change}>
            {state === 'on' ? copy.turnOff : copy.turnOn}
          </Button>
        )}
      </div>
    </Card>
  );
}
