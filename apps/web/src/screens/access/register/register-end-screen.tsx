// /register-end-email, /register-end-cell-phone: names and password, then signed in and welcomed.
import { useRef, useState } from 'react';
import { paths, samePath } from '../../../lib/place/paths.ts';
import { usePortalMap } from '../../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { accessFlow, forgetAccessFlow, type SentCode } from '../../../session/access-flow.ts';
import { useTask } from '../../../shared/use-task.ts';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { codePath, lastPath, startPath } from '../flow-paths.ts';
import { AlertDialog } from '../login/alert-dialog.tsx';
import type { Alert } from '../refusals.ts';
import { CompleteForm, type NewPerson } from './complete-form.tsx';
import { finishRegistration, type Progress } from './finish-registration.ts';
import { completeCopy as copy } from './register.copy.ts';
import { RegisterSteps } from './register-steps.tsx';

export function RegisterEndScreen() {
  const { pathname } = useLocation();
  const [{ sent, grant, next }] = useState(() => accessFlow('register'));
  if (!sent) return <Navigate to={startPath('register')} replace />;
  if (!grant) return <Navigate to={codePath('register', sent.identifier)} replace />;
  const here = lastPath('register', sent.identifier);
  if (!samePath(pathname, here)) return <Navigate to={here} replace />;
  return <RegisterEnd sent={sent} grant={grant.text} next={next ?? paths.welcome()} />;
}

function RegisterEnd({ sent, grant, next }: { sent: SentCode; grant: string; next: string }) {
  const navigate = useNavigate();
  const { warm } = usePortalMap();
  const { busy, run } = useTask();
  const [alert, setAlert] = useState<Alert | null>(null);
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const progress = useRef<Progress>({ registeredPassword: null, unansweredPassword: null });
  const { identifier } = sent;

  const leaveTo = (path: string) => {
    forgetAccessFlow('register');
    navigate(path, { replace: true });
  };
  const submit = (person: NewPerson) =>
    run(copy.submitting, async (isHere) => {
      warm(next);
      const finish = await finishRegistration({ identifier, ...person }, { sent, grant }, progress.current);
      if (!isHere()) return;
      if (finish === 'done') {
        navigate(next, { replace: true });
        return 'leaving';
      }
      if ('alert' in finish) setAlert(finish.alert);
      else setPasswordError(finish.passwordError);
      return;
    });
  const closeAlert = () => {
    setAlert(null);
    if (alert?.restarts) leaveTo(startPath('register'));
  };

  return (
    <AuthFrame help="header">
      <RegisterSteps current={2} />
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.allRequired}</p>
      </div>
      <CompleteForm
        identifier={identifier}
        busy={busy !== null}
        passwordError={passwordError}
        onEdit={() => setPasswordError(null)}
        onSubmit={submit}
        onCancel={() => leaveTo(paths.login())}
      />
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </AuthFrame>
  );
}
