// /associate-services/pre-paid/{step} and post-paid/{step}: number, code, success.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { sendLineCode } from '../../api/lines/line-code.ts';
import { validateCode } from '../../api/person/access.ts';
import { createPermission } from '../../api/person/permissions.ts';
import { maskNumber } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate, usePathWord } from '../../lib/place/router.tsx';
import {
  forgetLineCode,
  keepLineCode,
  lineCodeOnItsWay,
  type SentLineCode,
} from '../../session/line-code.ts';
import { showNewServices } from '../../shared/association/show-new-services.ts';
import { CodeBoxes } from '../../shared/code/code-boxes.tsx';
import { isMistyped, needsAnother, ResendCode } from '../../shared/code/resend-code.tsx';
import { useTask } from '../../shared/use-task.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import { codeErrors, mobileCopy as copy, numberErrors, refusalCopy } from './association.copy.ts';
import styles from './association.module.css';
import { MayAssociateGate } from './flow-parts.tsx';
import { type Associated, type MobileKind, originOf } from './flow-state.ts';
import { checkNumber, NumberField } from './number-field.tsx';
import { type Alert, codeAlert, notAssociatedAlert, wrongCodeAlert } from './refusals.ts';
import { AlertDialog, mobileHelp, StepActions, StepFrame, TermsBox } from './step-frame.tsx';
import { codeSent, useSendCode } from './use-send-code.ts';

export function AssociatePrepaidScreen() {
  return <MobileScreen kind="Prepaid" />;
}

export function AssociatePostpaidScreen() {
  return <MobileScreen kind="Postpaid" />;
}

function MobileScreen({ kind }: { kind: MobileKind }) {
  const step = usePathWord('step');
  if (step === '3') return <Navigate to={paths.associated()} replace />;
  return (
    <MayAssociateGate>
      {({ sub: loginName }) => {
        if (step === '1') return <NumberStep kind={kind} loginName={loginName} />;
        if (step === '2') return <CodeStep loginName={loginName} />;
        return <Navigate to={`${paths.associateServices()}/`} replace />;
      }}
    </MayAssociateGate>
  );
}

// Step 1 of a mobile line: its number.
function NumberStep({ kind, loginName }: { kind: MobileKind; loginName: string }) {
  const navigate = useNavigate();
  const { busy, alert, closeAlert, send } = useSendCode(loginName);
  const [number, setNumber] = useState(() => lineCodeOnItsWay()?.phoneNumber ?? '');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const origin = originOf(useLocation().state);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNumber(number, numberErrors.step);
    setError(found);
    if (found) field.current?.focus();
    else send(number, kind, origin);
  };

  return (
    <StepFrame title={copy.title} lead={copy.leads[kind]} step={1} of={3} help={mobileHelp}>
      <form className="stack fields" noValidate onSubmit={submit}>
        <NumberField
          ref={field}
          value={number}
          onChange={(typed) => {
            setNumber(typed);
            setError(null);
          }}
          error={error}
        />
        <StepActions
          busy={busy !== null}
          onCancel={() => navigate(paths.associateServices(), { state: origin })}
        />
      </form>
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </StepFrame>
  );
}

// The second step's acts: the code is checked and the line associated, or another code is sent.
const RESEND_AFTER_MS = 60_000;

interface LineCode {
  busy: string | null;
  alert: Alert | null;
  closeAlert: () => void;
  /** The code that counts now. */
  sent: SentLineCode;
  /** The server's words when only another one helps. */
  spent: string | null;
  /** Milliseconds, this browser's clock. */
  resendAllowedAt: number;
  /** `onWrong`: what was typed is of no use any more. */
  associate: (code: string, onWrong: () => void) => void;
  resend: (onSent: () => void) => void;
}

/** What stands against associating the line. */
interface Trouble {
  alert?: Alert;
  wrongCode?: boolean;
  spent?: string;
}

function useLineCode(first: SentLineCode, loginName: string): LineCode {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, run } = useTask();
  const [sent, setSent] = useState(first);
  const [resendAllowedAt, setResendAllowedAt] = useState(first.sentAt + RESEND_AFTER_MS);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  /** Earned by a checked code: when associating fails after it, the next press goes on from there. */
  const grant = useRef<string | null>(null);

  /** What stands against it; null once the line is the customer's. */
  async function tryWith(code: string): Promise<Trouble | null> {
    if (grant.current === null) {
      const answer = await validateCode(sent.handle, code, { identifier: loginName, signedIn: true });
      if ('error' in answer) {
        const { code: refusal, message } = answer.error;
        if (needsAnother(refusal)) return { spent: message };
        return { alert: wrongCodeAlert(answer), wrongCode: isMistyped(refusal) };
      }
      grant.current = answer.grant;
    }
    const { phoneNumber: number, kind } = sent;
    const refused = await createPermission({ number, kind, loginName, grant: grant.current });
    // Too old by now, or spent: only another code helps.
    if (refused?.error.code === 'GRANT_REQUIRED') grant.current = null;
    return refused && { alert: notAssociatedAlert(refused) };
  }

  const associate: LineCode['associate'] = (code, onWrong) =>
    void run(copy.associating, async (isHere) => {
      const trouble = await tryWith(code);
      if (!trouble) {
        forgetLineCode();
        void showNewServices(client);
      }
      if (!isHere()) return;
      if (trouble) {
        if (trouble.wrongCode || trouble.spent) onWrong();
        setSpent(trouble.spent ?? null);
        setAlert(trouble.alert ?? null);
        return;
      }
      const state: Associated = { type: 'Móvil', kind: sent.kind };
      navigate(paths.associated(), { replace: true, state });
      return 'leaving';
    });

  const resend: LineCode['resend'] = (onSent) =>
    void run(copy.resending, async (isHere) => {
      const again = codeSent(sent, await sendLineCode(sent.phoneNumber, loginName));
      if (!('error' in again)) keepLineCode(again);
      if (!isHere()) return;
      if ('error' in again) {
        if (again.status === 429) setResendAllowedAt(Date.now() + RESEND_AFTER_MS);
        setAlert(codeAlert(again, 'again'));
        return;
      }
      grant.current = null;
      setSent(again);
      setSpent(null);
      setResendAllowedAt(again.sentAt + RESEND_AFTER_MS);
      onSent();
      setAlert({ title: refusalCopy.success, text: refusalCopy.resent(maskNumber(sent.phoneNumber)) });
    });

  return { busy, alert, closeAlert: () => setAlert(null), sent, spent, resendAllowedAt, associate, resend };
}

const CODE_LENGTH = 6;

/** A code that is not on its way cannot be asked for. */
function CodeStep({ loginName }: { loginName: string }) {
  const [sent] = useState(lineCodeOnItsWay);
  if (!sent) return <Navigate to={`${paths.associateServices()}/`} replace />;
  return <TypedCode first={sent} loginName={loginName} />;
}

function TypedCode({ first, loginName }: { first: SentLineCode; loginName: string }) {
  const navigate = useNavigate();
  const origin = originOf(useLocation().state);
  const lineCode = useLineCode(first, loginName);
  const { busy, alert, sent, spent } = lineCode;
  const [code, setCode] = useState('');
  /** The boxes stay marked after the alert, until something is typed. */
  const [isWrong, setIsWrong] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    setCode('');
    setIsWrong(false);
  };
  const wrong = () => {
    setCode('');
    setIsWrong(true);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_LENGTH || spent) return;
    setTermsMissing(!accepted);
    if (accepted) lineCode.associate(code, wrong);
    else box.current?.focus();
  };
  const closeAlert = () => {
    lineCode.closeAlert();
    // After the dialog has given the focus back to the button it came from.
    requestAnimationFrame(() => field.current?.focus());
  };
  const cancel = () => navigate(origin.from === 'home' ? paths.home() : `${paths.associateServices()}/`);

  return (
    <StepFrame title={copy.title} step={2} of={3} help={mobileHelp}>
      <form className="stack fields" noValidate onSubmit={submit}>
        {sent.chosen !== null && sent.chosen !== sent.kind && <Notice>{copy.otherKind[sent.kind]}</Notice>}
        <div className={styles.sent}>
          <p>
            {copy.codeLead}
            <strong className="num">{maskNumber(sent.phoneNumber)}</strong>.
          </p>
          <TextLink
            onClick={() => navigate(paths.associateMobile(sent.kind, 1), { replace: true, state: origin })}
          >
            {copy.changeNumber}
          </TextLink>
        </div>
        <div className={styles.narrow}>
          <CodeBoxes
            ref={field}
            label={copy.code}
            length={CODE_LENGTH}
            value={code}
            onChange={(value) => {
              setCode(value);
              setIsWrong(false);
            }}
            tip={spent ?? (isWrong ? refusalCopy.wrongCodeTitle : null)}
          />
          <ResendCode
            allowedAt={lineCode.resendAllowedAt}
            expiresAt={sent.expiresAt}
            isSpent={spent !== null}
            onResend={() => lineCode.resend(clear)}
          />
        </div>
        <TermsBox
          ref={box}
          words={copy.terms}
          checked={accepted}
          onChange={(checked) => {
            setAccepted(checked);
            setTermsMissing(false);
          }}
          error={termsMissing ? codeErrors.terms : null}
        />
        <StepActions
          busy={busy !== null}
          disabled={code.length < CODE_LENGTH || spent !== null}
          onCancel={cancel}
        />
      </form>
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </StepFrame>
  );
}
