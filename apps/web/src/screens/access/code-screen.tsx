// The security code of registration and recovery: six boxes, another code, a grant for the next step.
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CodeOnItsWay, type Refused, sendCodeAgain, validateCode } from '../../api/person/access.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { samePath } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import {
  type AccessFlowKind,
  accessFlow,
  rememberAccessFlow,
  type SentCode,
} from '../../session/access-flow.ts';
import { CodeBoxes } from '../../shared/code/code-boxes.tsx';
import { isMistyped, needsAnother, ResendCode } from '../../shared/code/resend-code.tsx';
import { useTask } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import { alertCopy, codeCopy as copy, stepCopy } from './access.copy.ts';
import styles from './access.module.css';
import { wayOf } from './access-rules.ts';
import { AlertDialog, codePath, lastPath, RegisterSteps, startPath } from './access-steps.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { type Alert, resendAlert, wrongCodeAlert } from './refusals.ts';
import { askIfRegistered, rememberSentCode } from './start-flow.ts';

export function RegisterCodeScreen() {
  return <CodeScreen kind="register" />;
}

export function RecoveryCodeScreen() {
  return <CodeScreen kind="recovery" />;
}

/** A code that is not on its way cannot be asked for, and one that was checked is not asked for again. */
function CodeScreen({ kind }: { kind: AccessFlowKind }) {
  const { pathname } = useLocation();
  const [{ sent, grant }] = useState(() => accessFlow(kind));
  if (!sent) return <Navigate to={startPath(kind)} replace />;
  if (grant) return <Navigate to={lastPath(kind, sent.identifier)} replace />;
  const here = codePath(kind, sent.identifier);
  if (!samePath(pathname, here)) return <Navigate to={here} replace />;
  return <CodeStep kind={kind} sent={sent} />;
}

// Typing the code: checked, sent again, or back to the start with what was typed there.
const CODE_LENGTH = 6;
const RESEND_AFTER_MS = 60_000;
const GRANT_LIFE_MS = 15 * 60_000;
const TIP_MS = 2000;

function CodeStep({ kind, sent: first }: { kind: AccessFlowKind; sent: SentCode }) {
  const navigate = useNavigate();
  const { warm } = usePortalMap();
  const { busy, run } = useTask();
  const [sent, setSent] = useState(first);
  const [allowedAt, setAllowedAt] = useState(first.sentAt + RESEND_AFTER_MS);
  const [code, setCode] = useState('');
  const [tooShort, setTooShort] = useState(false);
  /** The server's words when only another code helps. */
  const [spent, setSpent] = useState<string | null>(null);
  const [alert, setAlert] = useState<Alert | null>(null);
  /** The boxes stay marked, also after the alert, until something is typed. */
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { identifier } = sent;

  // Opened again it is there to type in, too; who has begun elsewhere stays there.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!tooShort) return;
    const timer = setTimeout(() => setTooShort(false), TIP_MS);
    return () => clearTimeout(timer);
  }, [tooShort]);

  function refuse(answer: Refused): undefined {
    const { code: refusal, message } = answer.error;
    const isOver = needsAnother(refusal);
    // Without an answer nothing typed is lost; a wrong code is cleared.
    if (isOver || isMistyped(refusal)) setCode('');
    if (refusal === 'OTP_INVALID') setWrong(alertCopy.wrongCodeTitle);
    if (refusal === 'OTP_REPLACED') setWrong(message);
    if (isOver) setSpent(message);
    if (isOver || refusal === 'OTP_REPLACED') field.current?.focus();
    else setAlert(wrongCodeAlert(answer));
  }

  const check = () =>
    run(copy.checking, async (isHere) => {
      const next = lastPath(kind, identifier);
      warm(next);
      const answer = await validateCode(sent.handle, code, { identifier });
      if (!isHere()) return;
      if ('error' in answer) return refuse(answer);
      const grant = { text: answer.grant, expiresAt: Date.now() + GRANT_LIFE_MS };
      rememberAccessFlow(kind, { grant });
      navigate(next, { replace: true });
      return 'leaving';
    });
  const resend = () =>
    run(copy.resending, async (isHere) => {
      const trouble = await sendAgain(kind, sent);
      if (!isHere()) return;
      const again = accessFlow(kind).sent;
      if (trouble || !again) {
        if (trouble?.waits) setAllowedAt(Date.now() + RESEND_AFTER_MS);
        setAlert(trouble);
        return;
      }
      setSent(again);
      setAllowedAt(again.sentAt + RESEND_AFTER_MS);
      setCode('');
      setWrong(null);
      setSpent(null);
      setAlert({ title: alertCopy.success, text: alertCopy.resent(phoneToShow(identifier)) });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (spent) return;
    if (code.length === CODE_LENGTH) {
      check();
      return;
    }
    setTooShort(true);
    field.current?.focus();
  };
  const closeAlert = () => {
    setAlert(null);
    // After the dialog has given the focus back to the button it came from.
    requestAnimationFrame(() => field.current?.focus());
  };

  return (
    <AuthFrame help="header">
      {kind === 'register' && <RegisterSteps current={1} />}
      <Link className={styles.back} href={startPath(kind)}>
        <Icon of={ArrowLeft} size="sm" />
        {stepCopy.back}
      </Link>
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">
          {copy.lead(kind, wayOf(identifier))}
          <span className={styles.destination}>{sent.destination}</span>
        </p>
      </div>
      <form className="stack fields" noValidate onSubmit={submit}>
        <CodeBoxes
          ref={field}
          label={copy.label}
          length={CODE_LENGTH}
          value={code}
          onChange={(value) => {
            setCode(value);
            setTooShort(false);
            setWrong(null);
          }}
          tip={spent ?? (tooShort ? copy.tooShort : wrong)}
        />
        <Button type="submit" kind="primary" size="lg" wide busy={busy !== null} disabled={spent !== null}>
          {copy.submit}
        </Button>
      </form>
      <ResendCode
        allowedAt={allowedAt}
        expiresAt={sent.expiresAt}
        isSpent={spent !== null}
        onResend={resend}
      />
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </AuthFrame>
  );
}

// Another code for the same person; the pass of the bot check is renewed silently when it has run out.
/** Null when a new code is on its way, and remembered; the one before is dead. */
async function sendAgain(kind: AccessFlowKind, { identifier, ...before }: SentCode): Promise<Alert | null> {
  let answer = await sendCodeAgain(identifier);
  if (needsNewPass(answer)) {
    await askIfRegistered(identifier);
    answer = await sendCodeAgain(identifier);
  }
  if ('error' in answer) return resendAlert(answer);
  // The kind of line is told with the first code only.
  rememberSentCode(kind, identifier, { ...answer, subscriptionType: before.subscriptionType });
  return null;
}

function needsNewPass(answer: CodeOnItsWay | Refused): boolean {
  return 'error' in answer && answer.error.code === 'BOT_CHECK_FAILED';
}
