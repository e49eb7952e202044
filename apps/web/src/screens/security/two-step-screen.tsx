// 'Verificación en dos pasos': off, begun, or on with its backup codes; and what stops somebody who would take it off.
import type { NewSecondFactor } from '@portal/contract/access/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListChecks, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { factorRecoveryQuery, stopRecovery } from '../../api/person/factor-recovery.ts';
import { beginApp, endApp, renewCodes, secondFactorQuery } from '../../api/person/security.ts';
import { formatDateTime } from '../../lib/dates.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { saveFile } from '../../lib/save-file.ts';
import { settings } from '../../lib/settings.ts';
import { ConfirmEnd } from '../../shared/confirm-end.tsx';
import { failedCopy } from '../../shared/page/form.copy.ts';
import print from '../../shared/page/page.module.css';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import type { NewAppProps } from './new-app.tsx';
import { backupCopy, secondStepCopy as copy, endAppCopy, recoveryCopy } from './security.copy.ts';
import styles from './security.module.css';

/** With what draws the picture. */
const newApp = lazyCode<NewAppProps>(() => import('./new-app.tsx').then((m) => m.NewApp));

export function TwoStepScreen() {
  const client = useQueryClient();
  /** While they are to be kept, nothing else is. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function show(backupCodes: readonly string[]) {
    setCodes(backupCodes);
    client.invalidateQueries(secondFactorQuery);
  }

  if (codes) return <BackupCodes codes={codes} onDone={() => setCodes(null)} />;
  return (
    <AccountPage title={accountCopy.twoStep} lead={copy.lead}>
      <RecoveryNotice />
      <SecondStep onCodes={show} />
    </AccountPage>
  );
}

// Somebody has asked for it to be taken off: until then whoever is signed in stops that with a press.
function RecoveryNotice() {
  const recovery = useQuery(factorRecoveryQuery);
  const showToast = useToast();
  const { isBusy, during } = useBusy();
  if (!recovery.data) return null;

  async function stop() {
    const error = await during(stopRecovery());
    if (error) showToast({ kind: 'danger', text: failedCopy.notDone });
    else showToast({ kind: 'success', text: recoveryCopy.stopped });
    recovery.refetch();
  }

  return (
    <Notice kind="danger" title={recoveryCopy.title(formatDateTime(recovery.data))}>
      <div className="stack tight">
        <p>{recoveryCopy.text}</p>
        <div>
          <Button busy={isBusy} busyText={recoveryCopy.stopping} onClick={stop}>
            {recoveryCopy.stop}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

function SecondStep({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const standing = useQuery(secondFactorQuery);
  const showToast = useToast();
  const [made, setMade] = useState<NewSecondFactor | null>(null);
  const [isEnding, setIsEnding] = useState(false);
  const [busy, setBusy] = useState<'begin' | 'renew' | null>(null);
  const isOn = standing.data?.active === true;

  /** Who would not say who they are has been asked. */
  function say(error: RequestError) {
    if (error.code !== 'STEP_UP_REQUIRED') showToast({ kind: 'danger', text: failedCopy.notDone });
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
      isUntimed
      title={copy.app}
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
            <div className="stack">
              <p className="muted">{copy.offText}</p>
              <div>
                <Button busy={busy === 'begin'} busyText={copy.beginning} onClick={begin}>
                  {copy.begin}
                </Button>
              </div>
            </div>
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

// The backup codes, shown this once: to be printed or kept as a file. On paper they stand alone.
interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const { brand } = settings();
  const title = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its page.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);

  function save() {
    const lines = [backupCopy.list(brand), backupCopy.use, '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), backupCopy.fileName);
  }

  return (
    <div className={print.printed} ref={title} tabIndex={-1}>
      <PageHead title={backupCopy.title} lead={backupCopy.use} />
      <Card title={backupCopy.list(brand)}>
        <div className="stack">
          <ol className={`${styles.codes} num`}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className={`${print.unprinted} stack`}>
            <Notice kind="warning" title={backupCopy.once} />
            <div className={styles.acts}>
              <Button onClick={() => window.print()}>{backupCopy.print}</Button>
              <Button onClick={save}>{backupCopy.save}</Button>
              <Button kind="primary" onClick={onDone}>
                {backupCopy.done}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}
