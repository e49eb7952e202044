// Step 2 of a mobile line: the code that came to it, and the terms.
import { type FormEvent, useRef, useState } from 'react';
import { maskNumber } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { lineCodeOnItsWay, type SentLineCode } from '../../../session/line-code.ts';
import { CodeBoxes } from '../../../shared/code/code-boxes.tsx';
import { ResendCode } from '../../../shared/code/resend-code.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { LoadingOverlay } from '../../../ui/layers/loading-overlay.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AlertDialog } from '../alert-dialog.tsx';
import { mobileCopy as copy } from '../association.copy.ts';
import styles from '../association.module.css';
import { originOf } from '../flow-state.ts';
import { mobileHelp } from '../mobile-help.ts';
import { codeErrors, refusalCopy } from '../refusals.copy.ts';
import { StepActions } from '../step-actions.tsx';
import { StepFrame } from '../step-frame.tsx';
import { TermsBox } from '../terms-box.tsx';
import { useLineCode } from './use-line-code.ts';

const CODE_LENGTH = 6;

/** A code that is not on its way cannot be asked for. */
export function CodeStep({ loginName }: { loginName: string }) {
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
