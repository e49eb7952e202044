// /associate-services/pre-paid/{step} and post-paid/{step}: number, code, success.

import { type FormEvent, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { lineCodeOnItsWay } from '../../session/line-code.ts';
import { LoadingOverlay } from '../../ui/layers/loading-overlay.tsx';
import { mobileCopy as copy, numberErrors } from './association.copy.ts';
import { CodeStep } from './code/code-step.tsx';
import { useSendCode } from './code/use-send-code.ts';
import { type MobileKind, mobileHelp, originOf } from './flow-state.ts';
import { MayAssociateGate } from './may-associate-gate.tsx';
import { checkNumber, NumberField } from './number-field.tsx';
import { AlertDialog, StepActions, StepFrame } from './step-frame.tsx';

export function AssociatePrepaidScreen() {
  return <MobileScreen kind="Prepaid" />;
}

export function AssociatePostpaidScreen() {
  return <MobileScreen kind="Postpaid" />;
}

function MobileScreen({ kind }: { kind: MobileKind }) {
  const { step } = useParams();
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
