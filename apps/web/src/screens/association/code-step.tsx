// Step 2 of a mobile line: the code that came to it, and the terms.
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { maskNumber } from '../../lib/phone.ts';
import { useNavigate } from '../../lib/router.tsx';
import { CodeBoxes } from '../../shared/code-boxes.tsx';
import { ResendCode } from '../../shared/resend-code.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { mobileCopy as copy } from './association.copy.ts';
import styles from './association.module.css';
import { type CodeState, type MobileKind, originOf } from './flow-state.ts';
import { mobileHelp } from './mobile-help.ts';
import { codeErrors } from './refusals.copy.ts';
import { StepActions } from './step-actions.tsx';
import { StepFrame } from './step-frame.tsx';
import { TermsBox } from './terms-box.tsx';
import { useLineCode } from './use-line-code.ts';

const CODE_LENGTH = 6;

export interface CodeStepProps {
  /** Of the address; the line may be of the other one. */
  page: MobileKind;
  first: CodeState;
  loginName: string;
}

export function CodeStep({ page, first, loginName }: CodeStepProps) {
  const navigate = useNavigate();
  const lineCode = useLineCode(first, loginName);
  const { busy, alert, sent } = lineCode;
  const [code, setCode] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const clear = () => setCode('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_LENGTH) return;
    setTermsMissing(!accepted);
    if (accepted) lineCode.associate(code, clear);
    else box.current?.focus();
  };
  const closeAlert = () => {
    lineCode.closeAlert();
    // After the dialog has given the focus back to the button it came from.
    requestAnimationFrame(() => field.current?.focus());
  };
  const cancel = () => navigate(first.from === 'home' ? paths.home() : `${paths.associateServices()}/`);

  return (
    <StepFrame title={copy.title} step={2} help={mobileHelp}>
      <form className="stack fields" noValidate onSubmit={submit}>
        <div className={styles.sent}>
          <p>
            {copy.codeLead}
            <strong className="num">{maskNumber(sent.phoneNumber)}</strong>.
          </p>
          <TextLink
            onClick={() => {
              const state = { ...originOf(first), phoneNumber: sent.phoneNumber };
              navigate(paths.associateMobile(page, 1), { replace: true, state });
            }}
          >
            {copy.changeNumber}
          </TextLink>
        </div>
        <div className={styles.narrow}>
          <CodeBoxes ref={field} label={copy.code} length={CODE_LENGTH} value={code} onChange={setCode} />
          <ResendCode
            allowedAt={lineCode.resendAllowedAt}
            expiresAt={sent.expiresAt}
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
        <StepActions busy={busy !== null} disabled={code.length < CODE_LENGTH} onCancel={cancel} />
      </form>
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </StepFrame>
  );
}
