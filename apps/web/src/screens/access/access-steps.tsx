// What the steps of registration and recovery have in common: their addresses, the bar above them, an alert.
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { AccessFlowKind } from '../../session/access-flow.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { registerSteps as copy, stepCopy } from './access.copy.ts';
import { wayOf } from './access-rules.ts';
import type { Alert } from './refusals.ts';

export function startPath(kind: AccessFlowKind): string {
  return kind === 'register' ? paths.register() : paths.recoverPassword();
}

export function codePath(kind: AccessFlowKind, identifier: string): string {
  if (kind === 'register') return paths.registerCode(wayOf(identifier));
  return paths.recoveryCode(wayOf(identifier));
}

export function lastPath(kind: AccessFlowKind, identifier: string): string {
  return kind === 'register' ? paths.registerEnd(wayOf(identifier)) : paths.newPassword();
}

/** The three steps of registration, above each of them. */
export function RegisterSteps({ current }: { current: 0 | 1 | 2 }) {
  return <StepBar label={copy.label} steps={copy.names} current={current} doneWord={copy.done} />;
}

interface AlertDialogProps {
  alert: Alert | null;
  onClose: () => void;
  /** Of an alert that offers a code. */
  onCode?: () => void;
}

/** An alert of the documents: title, sentence, 'Aceptar', and at times a second way out. */
export function AlertDialog({ alert, onClose, onCode }: AlertDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={alert !== null}
      onClose={onClose}
      title={alert?.title}
      actions={
        <>
          {alert?.offers === 'signIn' && (
            <Button kind="primary" onClick={() => navigate(paths.login())}>
              {stepCopy.signIn}
            </Button>
          )}
          {alert?.offers === 'code' && (
            <Button kind="primary" onClick={onCode}>
              {stepCopy.sendCode}
            </Button>
          )}
          <Button kind={alert?.offers ? 'tonal' : 'primary'} onClick={onClose}>
            {stepCopy.accept}
          </Button>
        </>
      }
    >
      {alert && (
        <div className="stack tight">
          <p>{alert.text}</p>
          {alert.more && <p>{alert.more}</p>}
        </div>
      )}
    </Dialog>
  );
}
