// 'Asociar servicios': one page for both, mobile by number or home by document (LINE-5).
import { House, Smartphone } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../lib/place/router.tsx';
import { RadioGroup, type RadioOption } from '../../ui/fields/radio-group.tsx';
import { LoadingOverlay } from '../../ui/waiting/spinner.tsx';
import { anyCopy as copy, numberErrors } from './association.copy.ts';
import { MayAssociateGate } from './flow-parts.tsx';
import { originOf } from './flow-state.ts';
import { checkNumber, NumberField } from './number-field.tsx';
import { AlertDialog, homeHelp, mobileHelp, StepActions, StepFrame, TermsLink } from './step-frame.tsx';
import { useSendCode } from './use-send-code.ts';

type ServiceType = 'movil' | 'fijo';
const OPTIONS: readonly RadioOption<ServiceType>[] = [
  { value: 'movil', label: copy.movil[0], detail: copy.movil[1], icon: Smartphone },
  { value: 'fijo', label: copy.fijo[0], detail: copy.fijo[1], icon: House },
];
const DIGITS = 10;

export function AssociateAnyScreen() {
  return <MayAssociateGate>{({ sub }) => <AnyService loginName={sub} />}</MayAssociateGate>;
}

function AnyService({ loginName }: { loginName: string }) {
  const navigate = useNavigate();
  const origin = originOf(useLocation().state);
  const { busy, alert, closeAlert, send } = useSendCode(loginName);
  const [type, setType] = useState<ServiceType>('movil');
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (type === 'fijo') {
      navigate(paths.associateHome(), { state: origin });
      return;
    }
    const found = checkNumber(number, numberErrors.any);
    setError(found);
    if (found) field.current?.focus();
    else send(number, null, origin);
  };

  return (
    <StepFrame
      title={copy.title}
      lead={copy.lead}
      step={1}
      of={type === 'fijo' ? 2 : 3}
      help={type === 'fijo' ? homeHelp : mobileHelp}
    >
      <form className="stack fields" noValidate onSubmit={submit}>
        <RadioGroup legend={copy.legend} options={OPTIONS} value={type} onChange={setType} inline />
        {type === 'movil' && (
          <NumberField
            ref={field}
            value={number}
            maxDigits={DIGITS}
            onChange={(typed) => {
              setNumber(typed);
              setError(null);
            }}
            error={error}
          />
        )}
        <p className="small muted">
          {copy.terms[0]}
          <TermsLink words={copy.terms[1]} />
        </p>
        <StepActions busy={busy !== null} onCancel={() => navigate(paths.homeWithServices())} />
      </form>
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </StepFrame>
  );
}
