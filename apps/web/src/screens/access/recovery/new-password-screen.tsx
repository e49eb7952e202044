// /new-password: 'Restablecer contraseña', with the grant that the code has earned.
import { passwordRules } from '@portal/market/passwords';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { resetPassword } from '../../../api/person/access.ts';
import { login, revokeToken } from '../../../api/person/session.ts';
import { isNetworkFailure } from '../../../lib/http/result.ts';
import { phoneToShow } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useNavigate } from '../../../lib/place/router.tsx';
import { accessFlow, forgetAccessFlow } from '../../../session/access-flow.ts';
import { withCommonPassword } from '../../../shared/profile/profile.copy.ts';
import { useTask } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RulesTip } from '../../../ui/fields/rules-tip.tsx';
import { PasswordField } from '../../../ui/fields/text-field.tsx';
import { LoadingOverlay } from '../../../ui/waiting/spinner.tsx';
import { alertCopy, newPasswordCopy as copy, newPasswordErrors, stepCopy } from '../access.copy.ts';
import { checkRecoveredPassword, type PasswordProblem } from '../access-rules.ts';
import { AlertDialog, codePath, startPath } from '../access-steps.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { type Alert, notChangedAlert } from '../refusals.ts';

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

// The last call of recovery; when its answer was lost, signing in tells whether it had been done.
/** A password sent without an answer; one object for as long as the form is on the screen. */
interface Unanswered {
  password: string | null;
}

type SetPassword = 'done' | { alert: Alert } | { passwordError: string };

async function setPassword(
  { identifier, password, grant }: { identifier: string; password: string; grant: string },
  unanswered: Unanswered,
): Promise<SetPassword> {
  const refused = await resetPassword(identifier, password, grant);
  if (refused === null) return 'done';
  const { code } = refused.error;
  if (isNetworkFailure(refused.error)) unanswered.password ??= password;
  if (code === 'PASSWORD_RULES') return { passwordError: newPasswordErrors.rules };
  if (code === 'PASSWORD_COMMON') return { passwordError: withCommonPassword(newPasswordErrors.rules) };
  const isSpent = code === 'GRANT_REQUIRED' && unanswered.password === password;
  if (isSpent && (await isPasswordOf(identifier, password))) return 'done';
  return { alert: notChangedAlert(refused) };
}

async function isPasswordOf(username: string, password: string): Promise<boolean> {
  const answer = await login({ username, password });
  if ('error' in answer) return false;
  // A second step is asked for after the right password alone.
  if ('token' in answer) await revokeToken(answer.token);
  return true;
}

// A password twice, with the list of what it needs beside it while it is typed.
interface NewPasswordFormProps {
  /** For the browser's password store alone. */
  identifier: string;
  busy: boolean;
  /** What only the server knows: a password that everybody has. */
  passwordError: string | null;
  onEdit: () => void;
  /** Sent with both fields empty. */
  onNothing: () => void;
  onSubmit: (password: string) => void;
}

function NewPasswordForm(props: NewPasswordFormProps) {
  const { identifier, busy, passwordError, onEdit, onNothing, onSubmit } = props;
  const rulesId = useId();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const fields = { password: useRef<HTMLInputElement>(null), confirmation: useRef<HTMLInputElement>(null) };

  const passwordField = fields.password;
  useEffect(() => {
    if (passwordError) passwordField.current?.focus();
  }, [passwordError, passwordField]);

  const edit = (keep: (value: string) => void, value: string) => {
    keep(value);
    setProblem(null);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkRecoveredPassword(password, confirmation);
    setProblem(found === 'nothing' ? null : found);
    if (found === 'nothing') onNothing();
    else if (found) fields[found.field].current?.focus();
    else onSubmit(password);
  };
  const { length, digit, plain } = passwordRules(password);
  const rules = [
    { text: copy.rules.length, met: length },
    { text: copy.rules.digit, met: digit },
    { text: copy.rules.plain, met: plain },
    { text: copy.rules.same, met: password !== '' && password === confirmation },
  ];
  const words = { showLabel: stepCopy.showPassword, hideLabel: stepCopy.hidePassword };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={phoneToShow(identifier)}
        readOnly
        hidden
      />
      <PasswordField
        {...words}
        ref={fields.password}
        label={copy.password}
        name="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={password}
        onChange={(event) => edit(setPassword, event.target.value)}
        error={problem?.field === 'password' ? problem.text : passwordError}
      />
      <PasswordField
        {...words}
        ref={fields.confirmation}
        label={copy.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => edit(setConfirmation, event.target.value)}
        error={problem?.field === 'confirmation' && problem.text}
      />
      <RulesTip
        id={rulesId}
        title={copy.rulesTitle}
        rules={rules}
        metWord={copy.met}
        missingWord={copy.missing}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
