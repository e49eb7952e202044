// A line that could not be added when its owner registered: tried again here, and offered until it works.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshServices } from '../../../api/lines/service-caches.ts';
import { type OwnLine, pendingOwnLine } from '../../../session/own-line.ts';
import { useProfile } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { addOwnLine } from './add-own-line.ts';
import { welcomeCopy as copy } from './welcome.copy.ts';
import styles from './welcome-screen.module.css';

export function PendingLine() {
  const loginName = useProfile()?.sub ?? '';
  const [line] = useState(() => pendingOwnLine(loginName));
  return line && <Retry line={line} />;
}

function Retry({ line }: { line: OwnLine }) {
  const client = useQueryClient();
  const [state, setState] = useState<'trying' | 'failed' | 'added'>('trying');

  useEffect(() => {
    if (state !== 'trying') return;
    let here = true;
    addOwnLine(line).then(async (added) => {
      if (added) await refreshServices(client);
      if (here) setState(added ? 'added' : 'failed');
    });
    return () => {
      here = false;
    };
  }, [state, line, client]);

  if (state === 'added') return null;
  return (
    <Notice kind="warning" title={copy.linePending} announce={state === 'failed'}>
      <div className={styles.pending}>
        <p>{copy.linePendingText}</p>
        <Button
          kind="outline"
          size="sm"
          busy={state === 'trying'}
          busyText={copy.retrying}
          onClick={() => setState('trying')}
        >
          {copy.retry}
        </Button>
      </div>
    </Notice>
  );
}
