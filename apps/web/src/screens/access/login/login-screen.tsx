// Login: the form, the session that comes back by itself, and where the customer goes next.
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { momentWords } from '../../../lib/dates.ts';
import { takeEarlySubmit, typedEarly } from '../../../lib/early/early-page.ts';
import { paths } from '../../../lib/place/paths.ts';
import { usePortalMap } from '../../../lib/place/portal-map.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { hasMoneyOnItsWay } from '../../../session/purchases.ts';
import { mayRestore } from '../../../session/session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lazyCode } from '../../../ui/waiting/lazy-code.ts';
import { LoadingOverlay } from '../../../ui/waiting/spinner.tsx';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { loginCopy as copy, endedCopy } from './login.copy.ts';
import { checkLogin, type FieldProblem, nextPage, type Refusal, refusalWords } from './login-rules.ts';
import type { SecondStepProps } from './second-step.tsx';
import {
  prepareSignIn,
  restoreSession,
  type SignIn,
  signIn,
  signInByCode,
  signInByPasskey,
} from './sign-in.ts';

const secondStep = lazyCode<SecondStepProps>(() => import('./second-step.tsx').then((m) => m.SecondStep));

export function LoginScreen() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isAvailable, warm } = usePortalMap();
  const next = nextPage(state, isAvailable);
  const [busy, setBusy] = useState<string | null>(() => (mayRestore() ? copy.restoring : null));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState<string | null>(null);
  const refusalId = useId();

  useEffect(() => {
    if (!mayRestore()) return;
    const leaving = new AbortController();
    warm(next);
    restoreSession(leaving.signal).then((restored) => {
      if (leaving.signal.aborted) return;
      setBusy(null);
      if (restored) navigate(next, { replace: true });
    });
    return () => leaving.abort();
  }, [navigate, next, warm]);

  const enter = async (begin: (onToken: () => void) => Promise<SignIn | null>) => {
    setBusy(copy.signingIn);
    setRefusal(null);
    const ended = await begin(() => warm(next)).then(withItsCode);
    if (ended === 'done') {
      navigate(next, { replace: true });
      return;
    }
    setBusy(null);
    if (!ended) return;
    if ('attempt' in ended) return setAttempt(ended.attempt);
    if (ended.isOver) setAttempt(null);
    setRefusal(ended);
  };
  const closedUntil = said(state, 'closedUntil');
  const form = { busy: busy !== null, refusal, refusalId, onEdit: () => setRefusal(null) };
  const SecondStep = attempt === null ? undefined : secondStep.current();

  return (
    <AuthFrame>
      {SecondStep && attempt !== null ? (
        <SecondStep
          {...form}
          attempt={attempt}
          onSubmit={(code) => enter((onToken) => signInByCode({ attempt, code }, onToken))}
          onBack={(why) => {
            setAttempt(null);
            setRefusal(why ?? null);
          }}
        />
      ) : (
        <>
          <div className="stack tight">
            <h1>{copy.title}</h1>
            <p className="muted">{copy.lead}</p>
          </div>
          {refusal ? (
            <Notice kind="danger" id={refusalId} title={refusal.title}>
              {refusal.text}
            </Notice>
          ) : (
            <>
              {said(state, 'ended') === true && <EndedNotice />}
              {typeof closedUntil === 'string' && (
                <div role="status">
                  <Notice title={endedCopy.closed}>{endedCopy.closedUntil(momentWords(closedUntil))}</Notice>
                </div>
              )}
            </>
          )}
          <LoginForm
            {...form}
            onPassword={() => {
              prepareSignIn();
              warm(next);
            }}
            onSubmit={(username, password) => enter((onToken) => signIn(username, password, onToken))}
          />
          <Button size="lg" wide disabled={busy !== null} onClick={() => enter(signInByPasskey)}>
            {copy.byPasskey}
          </Button>
          <p className={styles.register}>
            {copy.firstTime} <TextLink href={paths.register()}>{copy.register}</TextLink>
          </p>
          <p className={styles.register}>
            <TextLink href={paths.payOther()}>{copy.payOther}</TextLink>
          </p>
          <p className={styles.register}>
            <TextLink href={paths.stolen()}>{copy.stolen}</TextLink>
          </p>
        </>
      )}
      {busy !== null && <LoadingOverlay text={busy} />}
    </AuthFrame>
  );
}

/** The second step is shown once its code is here. */
async function withItsCode(ended: SignIn | null): Promise<SignIn | null> {
  if (ended === null || ended === 'done' || !('attempt' in ended)) return ended;
  return secondStep.promise().then(
    () => ended,
    () => refusalWords({ code: 'NETWORK', message: '' }),
  );
}

/** Said by the guard of the routes, for as long as the customer stays on this page. */
function said(state: unknown, what: 'ended' | 'closedUntil'): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[what] : undefined;
}

function EndedNotice() {
  const [isBuying] = useState(hasMoneyOnItsWay);
  return (
    <div role="status">
      <Notice title={endedCopy.title}>{isBuying && endedCopy.purchase}</Notice>
    </div>
  );
}

// User and password, checked on submit; the message goes away with the next edit of either.
interface LoginFormProps {
  busy: boolean;
  refusal: Refusal | null;
  /** Where the refusal's words stand. */
  refusalId: string;
  /** There is one, typed or filled in: what comes after the press may be fetched by now. */
  onPassword: () => void;
  onSubmit: (username: string, password: string) => void;
  onEdit: () => void;
}

function LoginForm({ busy, refusal, refusalId, onPassword, onSubmit, onEdit }: LoginFormProps) {
  const [username, setUsername] = useState(() => typedEarly('username'));
  const [password, setPassword] = useState(() => typedEarly('password'));
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const fields = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const send = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const hasPassword = password !== '';
  const prepare = useEffectEvent(onPassword);
  useEffect(() => {
    if (hasPassword) prepare();
  }, [hasPassword]);

  useEffect(() => {
    if (takeEarlySubmit()) form.current?.requestSubmit();
  }, []);

  // The page is opened to type here; who has begun elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body) fields.username.current?.focus({ preventScroll: true });
  }, [fields.username]);

  // The form was out of reach while it waited: whoever types goes on where it matters.
  useEffect(() => {
    if (refusal) (refusal.isOfFields ? fields.password : send).current?.focus();
  }, [refusal, fields.password]);

  const edit = (keep: (value: string) => void, value: string) => {
    keep(value);
    setProblem(null);
    onEdit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkLogin(username, password);
    setProblem(found);
    onEdit();
    if (found) fields[found.field].current?.focus();
    else onSubmit(username, password);
  };
  const marked = refusal?.isOfFields ? { invalid: true, 'aria-describedby': refusalId } : {};

  return (
    <form ref={form} className="stack fields" method="post" noValidate onSubmit={submit} inert={busy}>
      <TextField
        {...marked}
        ref={fields.username}
        data-arrival
        label={copy.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => edit(setUsername, event.target.value)}
        error={problem?.field === 'username' && problem.text}
      />
      <div className={styles.password}>
        <PasswordField
          {...marked}
          ref={fields.password}
          label={copy.password}
          name="password"
          autoComplete="current-password"
          showLabel={copy.showPassword}
          hideLabel={copy.hidePassword}
          value={password}
          onChange={(event) => edit(setPassword, event.target.value)}
          error={problem?.field === 'password' && problem.text}
        />
        <TextLink href={paths.recoverPassword()}>{copy.forgotten}</TextLink>
      </div>
      <Button ref={send} type="submit" kind="primary" size="lg" wide>
        {copy.submit}
      </Button>
    </form>
  );
}
