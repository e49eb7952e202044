// 'Segundo paso': whether a code is asked for, the app that shows it, and the codes on paper.
import type { NewSecondFactor } from '@portal/contract/access/second-factor';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { beginApp, endApp, renewCodes, secondFactorQuery } from '../../api/person/second-factor.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { ConfirmEnd } from '../../shared/profile/confirm-end.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import type { NewAppProps } from './new-app.tsx';
import { secondStepCopy as copy, endAppCopy, securityCopy } from './security.copy.ts';

/** With what draws the picture. */
const newApp = lazyCode<NewAppProps>(() => import('./new-app.tsx').then((m) => m.NewApp));

export function SecondStepCard({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const standing = useQuery(secondFactorQuery);
  const showToast = useToast();
  const [made, setMade] = useState<NewSecondFactor | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const [busy, setBusy] = useState<'begin' | 'renew' | null>(null);
  const isOn = standing.data?.active === true;

  /** Who would not say who they are has been asked. */
  function say(error: RequestError) {
    if (error.code !== 'STEP_UP_REQUIRED') showToast({ kind: 'danger', text: securityCopy.again });
    standing.refetch();
  }

  async function begin() {
    setBusy('begin');
    const { data, error } = await beginApp();
    const isHere = data && (await newApp.promise().catch(() => null));
    setBusy(null);
    if (isHere) setMade(data);
    else say(error ?? { code: 'NETWORK', message: '' });
  }

  async function renew() {
    setBusy('renew');
    const { data, error } = await renewCodes();
    setBusy(null);
    if (data) onCodes(data.backupCodes);
    else say(error);
  }

  async function end() {
    const error = await endApp();
    setIsEnding(false);
    if (error && error.code !== 'SECOND_FACTOR_OFF') return say(error);
    showToast({ kind: 'success', text: copy.ended });
    standing.refetch();
  }

  return (
    <QueryCard
      query={standing}
      title={copy.title}
      detail={isOn ? undefined : copy.detail}
      aside={isOn && <Badge kind="success">{copy.on}</Badge>}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows />}
    >
      {({ active, backupCodesLeft }) => {
        const NewApp = newApp.current();
        if (made && !active && NewApp)
          return <NewApp made={made} onDone={onCodes} onClose={() => setMade(null)} />;
        if (!active)
          return (
            <Button busy={busy === 'begin'} busyText={copy.beginning} onClick={begin}>
              {copy.begin}
            </Button>
          );
        return (
          <>
            <ListRows>
              <ListRow
                icon={Smartphone}
                title={copy.app}
                detail={copy.appDetail}
                action={
                  <Button size="sm" onClick={() => setIsEnding(true)}>
                    {copy.end}
                  </Button>
                }
              />
              <ListRow
                icon={ListChecks}
                title={copy.backup}
                detail={copy.backupLeft(backupCodesLeft)}
                detailKind={backupCodesLeft < 3 ? 'warning' : 'quiet'}
                action={
                  <Button size="sm" busy={busy === 'renew'} onClick={renew}>
                    {copy.renew}
                  </Button>
                }
              />
            </ListRows>
            {isEnding && <ConfirmEnd words={endAppCopy} onEnd={end} onClose={() => setIsEnding(false)} />}
          </>
        );
      }}
    </QueryCard>
  );
}
