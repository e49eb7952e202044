// /register-end-email, /register-end-cell-phone: names and password, then signed in and welcomed.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { completeRegistration, type NewUser, type Refused } from '../../../api/person/access.ts';
import { addOwnLine } from '../../../api/person/first-visit.ts';
import { noAnswerCopy } from '../../../lib/http/http.copy.ts';
import { isNetworkFailure } from '../../../lib/http/result.ts';
import { phoneToShow } from '../../../lib/phone.ts';
import { paths, samePath } from '../../../lib/place/paths.ts';
import { usePortalMap } from '../../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { accessFlow, forgetAccessFlow, type SentCode } from '../../../session/access-flow.ts';
import type { OwnLine } from '../../../session/own-line.ts';
import { checkName, nameToSend } from '../../../shared/profile/names.ts';
import { withCommonPassword } from '../../../shared/profile/profile.copy.ts';
import { useTask } from '../../../shared/use-task.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx';
import { LoadingOverlay } from '../../../ui/waiting/spinner.tsx';
import { alertCopy, completeErrors, completeCopy as copy, stepCopy } from '../access.copy.ts';
import { checkNewUserPassword, wayOf } from '../access-rules.ts';
import { AlertDialog, codePath, lastPath, RegisterSteps, startPath } from '../access-steps.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { signIn } from '../login/sign-in.ts';
import { type Alert, completeAlert } from '../refusals.ts';

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
    if (signedIn.isUnanswered) return { alert: noAnswerCopy };
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

// Names, the confirmed e-mail or number, and a password twice; each message goes with the next edit of its field.
interface NewPerson {
  name: string;
  lastName: string;
  password: string;
}

interface CompleteFormProps {
  /** A lower-case e-mail, or `593…`. */
  identifier: string;
  busy: boolean;
  /** What only the server knows: a password that everybody has. */
  passwordError: string | null;
  onEdit: () => void;
  onSubmit: (person: NewPerson) => void;
  onCancel: () => void;
}

const EMPTY = { name: '', lastName: '', password: '', confirmation: '' };
type FieldName = keyof typeof EMPTY;
type Errors = Partial<Record<FieldName, string>>;
const ORDER = Object.keys(EMPTY) as FieldName[];

function CompleteForm(props: CompleteFormProps) {
  const { identifier, busy, passwordError, onEdit, onSubmit, onCancel } = props;
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const field = (name: FieldName) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { value } = target;
      setValues((current) => ({ ...current, [name]: value }));
      setErrors((current) => ({ ...current, [name]: undefined }));
      onEdit();
    },
    error: errors[name] ?? (name === 'password' && passwordError),
  });
  useEffect(() => {
    if (passwordError) focusField(form.current, 'password');
  }, [passwordError]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = findErrors(values);
    setErrors(found);
    const first = ORDER.find((name) => found[name]);
    if (first) focusField(form.current, first);
    else {
      const { name, lastName, password } = values;
      onSubmit({ name: nameToSend(name), lastName: nameToSend(lastName), password });
    }
  };
  const words = { showLabel: stepCopy.showPassword, hideLabel: stepCopy.hidePassword };

  return (
    <form ref={form} className="stack fields" noValidate onSubmit={submit}>
      <TextField label={copy.name} autoComplete="given-name" {...field('name')} />
      <TextField label={copy.lastName} autoComplete="family-name" {...field('lastName')} />
      <TextField
        label={wayOf(identifier) === 'email' ? copy.email : copy.phone}
        name="username"
        autoComplete="username"
        value={phoneToShow(identifier)}
        readOnly
      />
      <PasswordField
        {...words}
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        {...words}
        label={copy.confirmation}
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <div className="stack tight">
        <Button type="submit" kind="primary" size="lg" wide busy={busy}>
          {copy.submit}
        </Button>
        <Button size="lg" wide onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
}

function findErrors({ name, lastName, password, confirmation }: typeof EMPTY): Errors {
  const errors: Errors = {};
  const [nameError, lastNameError] = [checkName(name), checkName(lastName)];
  if (nameError) errors.name = nameError;
  if (lastNameError) errors.lastName = lastNameError;
  const problem = checkNewUserPassword(password, confirmation);
  if (problem) errors[problem.field] = problem.text;
  return errors;
}
