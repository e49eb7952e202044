// /register-end-email, /register-end-cell-phone: names and password, then signed in and welcomed.
import { useRef, useState } from 'react';
import { completeRegistration, type NewUser, type Refused } from '../../../api/person/access.ts';
import { isNetworkFailure } from '../../../lib/http/result.ts';
import { paths, samePath } from '../../../lib/place/paths.ts';
import { usePortalMap } from '../../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { accessFlow, forgetAccessFlow, type SentCode } from '../../../session/access-flow.ts';
import type { OwnLine } from '../../../session/own-line.ts';
import { withCommonPassword } from '../../../shared/profile/profile.copy.ts';
import { useTask } from '../../../shared/use-task.ts';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { alertCopy } from '../access.copy.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { codePath, lastPath, startPath } from '../flow-paths.ts';
import { AlertDialog } from '../login/alert-dialog.tsx';
import { signIn } from '../login/sign-in.ts';
import { type Alert, completeAlert } from '../refusals.ts';
import { addOwnLine } from './add-own-line.ts';
import { CompleteForm, type NewPerson } from './complete-form.tsx';
import { completeErrors, completeCopy as copy } from './register.copy.ts';
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

// The last call of registration and what follows by itself: signed in, and the line of one's number associated.
/** What the attempts before have brought about; one object for as long as the form is on the screen. */
interface Progress {
  /** Of the account that exists by now. */
  registeredPassword: string | null;
  /** Sent without an answer: the account may exist. */
  unansweredPassword: string | null;
}

type Finish = 'done' | { alert: Alert } | { passwordError: string };

async function finishRegistration(
  user: NewUser,
  { sent, grant }: { sent: SentCode; grant: string },
  progress: Progress,
): Promise<Finish> {
  const refused = progress.registeredPassword === null ? await register(user, grant, progress) : null;
  const password = progress.registeredPassword ?? progress.unansweredPassword;
  if (refused && (password === null || !isSpent(refused))) return refusal(refused);

  const signedIn = await signIn(user.identifier, password ?? user.password, () => undefined);
  if (signedIn !== 'done') {
    // Whether the account exists is still not known, or it does: either way the next press goes on from here.
    if ('attempt' in signedIn)
      return { alert: { title: alertCopy.serviceTitle, text: alertCopy.service, offers: 'signIn' } };
    if (signedIn.isUnanswered) return { alert: { title: alertCopy.serviceTitle, text: alertCopy.service } };
    if (refused) return refusal(refused);
    return { alert: { title: alertCopy.serviceTitle, text: signedIn.title, offers: 'signIn' } };
  }
  const line = ownLineOf(sent);
  if (line) await addOwnLine(line);
  return 'done';
}

async function register(user: NewUser, grant: string, progress: Progress): Promise<Refused | null> {
  const refused = await completeRegistration(user, grant);
  if (refused === null) progress.registeredPassword = user.password;
  else if (isNetworkFailure(refused.error)) progress.unansweredPassword ??= user.password;
  return refused;
}

/** So answers a server that had done it all before its answer was lost. */
function isSpent({ error: { code, message } }: Refused): boolean {
  return code === 'GRANT_REQUIRED' || message.includes('otro usuario');
}

function refusal(refused: Refused): Finish {
  const { code } = refused.error;
  if (code === 'PASSWORD_RULES') return { passwordError: completeErrors.rules };
  if (code === 'PASSWORD_COMMON') return { passwordError: withCommonPassword(completeErrors.rules) };
  return { alert: completeAlert(refused) };
}

/** Neither kind: there is nothing to associate. */
function ownLineOf({ identifier, subscriptionType: kind }: SentCode): OwnLine | null {
  return kind === 'Postpaid' || kind === 'Prepaid' ? { number: identifier, kind } : null;
}
