// /new-password: 'Reestablecer contraseña', with the grant that the code has earned.
import { useRef, useState } from 'react';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useNavigate } from '../../../lib/place/router.tsx';
import { accessFlow, forgetAccessFlow } from '../../../session/access-flow.ts';
import { useTask } from '../../../shared/use-task.ts';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { alertCopy } from '../access.copy.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { codePath, startPath } from '../flow-paths.ts';
import { AlertDialog } from '../login/alert-dialog.tsx';
import type { Alert } from '../refusals.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { newPasswordCopy as copy } from './recovery.copy.ts';
import { setPassword, type Unanswered } from './set-password.ts';

export function NewPasswordScreen() {
  const [{ sent, grant }] = useState(() => accessFlow('recovery'));
  if (!sent) return <Navigate to={startPath('recovery')} replace />;
  if (!grant) return <Navigate to={codePath('recovery', sent.identifier)} replace />;
  return <NewPassword identifier={sent.identifier} grant={grant.text} />;
}

function NewPassword({ identifier, grant }: { identifier: string; grant: string }) {
  const navigate = useNavigate();
  const { busy, run } = useTask();
  const [alert, setAlert] = useState<(Alert & { leadsTo?: string }) | null>(null);
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const unanswered = useRef<Unanswered>({ password: null });

  const submit = (password: string) =>
    run(copy.submitting, async (isHere) => {
      const outcome = await setPassword({ identifier, password, grant }, unanswered.current);
      // Even if nobody waits any more: what is spent is not kept.
      if (outcome === 'done') forgetAccessFlow('recovery');
      if (!isHere()) return;
      if (outcome === 'done') {
        setAlert({ title: alertCopy.success, text: alertCopy.changed, leadsTo: paths.login() });
      } else if ('passwordError' in outcome) setPasswordError(outcome.passwordError);
      else setAlert(outcome.alert);
      return;
    });
  const closeAlert = () => {
    setAlert(null);
    const leadsTo = alert?.restarts ? startPath('recovery') : alert?.leadsTo;
    if (!leadsTo) return;
    forgetAccessFlow('recovery');
    navigate(leadsTo, { replace: true });
  };

  return (
    <AuthFrame help="header">
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      <NewPasswordForm
        identifier={identifier}
        busy={busy !== null}
        passwordError={passwordError}
        onEdit={() => setPasswordError(null)}
        onNothing={() => setAlert({ title: alertCopy.noPasswordTitle, text: alertCopy.noPassword })}
        onSubmit={submit}
      />
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </AuthFrame>
  );
}
