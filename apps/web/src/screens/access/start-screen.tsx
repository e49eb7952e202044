// The first step of registration and recovery: the identifier, the bot check behind it, a code on its way.
import { type ReactNode, useEffect, useState } from 'react';
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
import { LoadingOverlay } from '../../ui/layers/loading-overlay.tsx';
import { Notice } from '../../ui/notice.tsx';
import { stepCopy as copy } from './access.copy.ts';
import { AuthFrame } from './auth-frame.tsx';
import { codePath } from './flow-paths.ts';
import { IdentifierForm, type IdentifierFormProps } from './identifier-form.tsx';
import { identifierToSend } from './identifier-rules.ts';
import { AlertDialog } from './login/alert-dialog.tsx';
import type { Alert } from './refusals.ts';
import { RegisterSteps } from './register/register-steps.tsx';
import { startFlow } from './start-flow.ts';

export interface StartScreenProps extends Pick<IdentifierFormProps, 'check' | 'extra'> {
  kind: AccessFlowKind;
  title: string;
  lead: string;
  /** Below the form. */
  children?: ReactNode;
}

export function StartScreen({ kind, title, lead, check, extra, children }: StartScreenProps) {
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
  const submit = () =>
    run(copy.sending, async (isHere) => {
      const identifier = identifierToSend(typed);
      const next = codePath(kind, identifier);
      warm(next);
      const found = await startFlow(kind, identifier);
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
        onSubmit={submit}
        onExit={() => forgetAccessFlow(kind)}
      />
      {children}
      {busy !== null && <LoadingOverlay text={busy} />}
      <AlertDialog alert={alert} onClose={closeAlert} />
    </AuthFrame>
  );
}
