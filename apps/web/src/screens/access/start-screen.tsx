// The first step of registration and recovery: the identifier, the bot check behind it, a code on its way.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import {
  type AccessFlowKind,
  accessFlow,
  forgetAccessFlow,
  rememberAccessFlow,
} from '../../session/access-flow.ts';
import { cannotCheckHere, mustLoadAnew, personCheck } from '../../shared/person-check.ts';
import { useTask } from '../../shared/use-task.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Link, TextLink } from '../../ui/actions/link.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import {
  stepCopy as copy,
  recoveryErrors as errors,
  recoveryCopy,
  registerCopy,
  registerErrors,
} from './access.copy.ts';
import styles from './access.module.css';
import { checkIdentifier, identifierToSend } from './access-rules.ts';
import { AlertDialog, codePath, RegisterSteps } from './access-steps.tsx';
import { AuthFrame } from './auth-frame.tsx';
import type { Alert } from './refusals.ts';
import { sendFirstCode, startFlow } from './start-flow.ts';

export interface StartScreenProps extends Pick<IdentifierFormProps, 'check' | 'extra'> {
  kind: AccessFlowKind;
  title: string;
  lead: string;
  /** Below the form. */
  children?: ReactNode;
}

function StartScreen({ kind, title, lead, check, extra, children }: StartScreenProps) {
  const navigate = useNavigate();
  const { warm } = usePortalMap();
  const { busy, run } = useTask();
  const [typed, setTyped] = useState(() => accessFlow(kind).typed);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  useEffect(() => {
    if (mustLoadAnew()) window.location.reload();
  }, []);

  // Kept at every key, so that neither the terms page nor a reload loses it.
  const edit = (value: string) => {
    setTyped(value);
    setRefused(null);
    rememberAccessFlow(kind, { typed: value });
  };
  const goOn = (step: typeof startFlow) =>
    run(copy.sending, async (isHere) => {
      const identifier = identifierToSend(typed);
      const next = codePath(kind, identifier);
      warm(next);
      const found = await step(kind, identifier);
      if (!isHere()) return;
      if (found) {
        setAlert(found);
        return;
      }
      navigate(next);
      return 'leaving';
    });

  const closeAlert = () => {
    setAlert(null);
    if (alert?.isOfIdentifier) setRefused(alert.text);
  };

  const sendCode = () => {
    setAlert(null);
    goOn(sendFirstCode);
  };

  return (
    <AuthFrame help="header">
      {kind === 'register' && <RegisterSteps current={0} />}
      <div className="stack tight">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      {cannotCheckHere() && (
        <Notice kind="warning" title={copy.insecureTitle}>
          {copy.insecure}
        </Notice>
      )}
      <IdentifierForm
        value={typed}
        refused={refused}
        onChange={edit}
        check={check}
        extra={extra}
        busy={busy !== null}
        onBegin={() => personCheck().prepare()}
        onSubmit={() => goOn(startFlow)}
        onExit={() => forgetAccessFlow(kind)}
      />
      {children}
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} onCode={sendCode} />
    </AuthFrame>
  );
}

// One field for an e-mail or a number, what else the step asks, and the way on.
interface IdentifierFormProps {
  value: string;
  onChange: (value: string) => void;
  /** What the server has said of it; it stands until the next edit. */
  refused: string | null;
  /** The sentence to show under the field, or null. */
  check: (value: string) => string | null;
  /** What else must be in order; `mayGoOn` shows what is missing by itself. */
  extra?: { field: ReactNode; mayGoOn: () => boolean } | undefined;
  busy: boolean;
  /** The field has the focus: somebody is about to type. */
  onBegin: () => void;
  onSubmit: () => void;
  /** The way out leads to the login by itself. */
  onExit: () => void;
}

function IdentifierForm(props: IdentifierFormProps) {
  const { value, onChange, refused, check, extra, busy, onBegin, onSubmit, onExit } = props;
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (refused === null) return;
    // After the dialog has given the focus back to the button it came from.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(value);
    setError(found);
    const mayGoOn = extra?.mayGoOn() ?? true;
    if (found) field.current?.focus();
    else if (mayGoOn) onSubmit();
  };

  return (
    <form className="stack fields" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={copy.identifier}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onFocus={onBegin}
        onChange={(event) => {
          setError(null);
          onChange(event.target.value);
        }}
        error={error ?? refused}
      />
      {extra?.field}
      <div className="stack tight">
        <Button type="submit" kind="primary" size="lg" wide busy={busy}>
          {copy.goOn}
        </Button>
        <ButtonLink size="lg" wide href={paths.login()} onClick={onExit}>
          {copy.exit}
        </ButtonLink>
      </div>
    </form>
  );
}

// /recovery-password: whose password it is.

/** Nothing typed is not numeric either: recovery has no sentence of its own for it. */
const words = { ...errors, empty: errors.notNumeric };

export function RecoveryScreen() {
  return (
    <StartScreen
      kind="recovery"
      title={recoveryCopy.title}
      lead={recoveryCopy.lead}
      check={(typed) => checkIdentifier(typed, words)}
    />
  );
}

/** /register-email-or-phone: an e-mail or a number of the operator, and the terms. */
export function RegisterScreen() {
  const [accepted, setAccepted] = useState(() => accessFlow('register').termsAccepted);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const accept = (value: boolean) => {
    setAccepted(value);
    setMissing(false);
    rememberAccessFlow('register', { termsAccepted: value });
  };
  const mayGoOn = () => {
    setMissing(!accepted);
    if (!accepted) box.current?.focus();
    return accepted;
  };
  const [before, terms] = registerCopy.terms;

  return (
    <StartScreen
      kind="register"
      title={registerCopy.title}
      lead={registerCopy.lead}
      check={(typed) => checkIdentifier(typed, registerErrors)}
      extra={{
        mayGoOn,
        field: (
          <Checkbox
            ref={box}
            label={
              <>
                {before}
                <Link className={styles.terms} href={paths.terms()}>
                  {terms}
                </Link>
              </>
            }
            checked={accepted}
            onChange={(event) => accept(event.target.checked)}
            error={missing && registerErrors.terms}
          />
        ),
      }}
    >
      <p className={styles.signIn}>
        {registerCopy.haveAccount} <TextLink href={paths.login()}>{registerCopy.signIn}</TextLink>
      </p>
    </StartScreen>
  );
}
