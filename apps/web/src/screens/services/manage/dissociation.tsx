// A service leaves the customer's account (LINE-12): asked, under way, and how it ended. Whoever was
// invited may always leave; a line of their own only whoever has an e-mail of their own takes out (LINE-8).
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetServices, type Service } from '../../../api/lines/service-list.ts';
import { deletePermission } from '../../../api/person/permissions.ts';
import { noAnswerCopy } from '../../../lib/http/http.copy.ts';
import { isNetworkFailure, STEP_UP_REQUIRED } from '../../../lib/http/result.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useNavigate } from '../../../lib/place/router.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { selectService } from '../../../session/visit.ts';
import { mayAssociate } from '../../../shared/association/use-associate-entry.tsx';
import { shownNumber } from '../../../shared/line/line-facts.ts';
import { isGuest } from '../../../shared/line/line-roles.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog, MessageDialog } from '../../../ui/layers/dialog.tsx';
import { LoadingOverlay } from '../../../ui/waiting/spinner.tsx';
import { dissociateCopy as copy } from './manage.copy.ts';

/** Null for whom it is not. */
export function useDissociation(service: Service): { ask: () => void; dialogs: ReactNode } | null {
  const profile = useProfile();
  const navigate = useNavigate();
  const { step, ask, start, close, forget } = useDissociate(service, profile?.sub ?? '');
  if (!profile || !(isGuest(service) || mayAssociate(profile))) return null;
  const number = shownNumber(service);
  const goHome = () => {
    forget();
    navigate(paths.home(), { replace: true });
  };
  return {
    ask,
    dialogs: (
      <>
        <Dialog
          open={step === 'asking'}
          onClose={close}
          title={copy.ask(number)}
          actions={
            <>
              <Button kind="danger" onClick={start}>
                {copy.yes}
              </Button>
              <Button onClick={close}>{copy.cancel}</Button>
            </>
          }
        >
          {copy.consequence}
        </Dialog>
        {step === 'working' && (
          <LoadingOverlay text={service.kind === 'Fixed' ? copy.waiting : copy.dissociating} />
        )}
        <Outcome open={step === 'done'} title={copy.doneTitle} text={copy.done} onClose={goHome} />
        <Outcome open={step === 'failed'} title={copy.failedTitle} text={copy.failed} onClose={close} />
        <Outcome open={step === 'unanswered'} {...noAnswerCopy} onClose={close} />
      </>
    ),
  };
}

interface OutcomeProps {
  open: boolean;
  title: string;
  text: string;
  onClose: () => void;
}

function Outcome({ open, title, text, onClose }: OutcomeProps) {
  return (
    <MessageDialog open={open} onClose={onClose} title={title} closeText={copy.accept}>
      {text}
    </MessageDialog>
  );
}

/** The operator takes its time for a home service; the outcome is shown after it. */
const FIXED_RESULT_AFTER_MS = 15_000;

interface Dissociate {
  step: 'idle' | 'asking' | 'working' | 'done' | 'failed' | 'unanswered';
  ask: () => void;
  start: () => void;
  /** Back to where it began; nothing was changed. */
  close: () => void;
  /** Nothing of the service is shown or chosen any more. */
  forget: () => void;
}

function useDissociate(service: Service, loginName: string): Dissociate {
  const client = useQueryClient();
  const [step, setStep] = useState<Dissociate['step']>('idle');
  const isGone = useRef(false);
  const leave = useRef(new AbortController());

  const forgetGone = () => {
    if (!isGone.current) return;
    isGone.current = false;
    selectService(null);
    forgetServices(client);
  };
  const forget = useEffectEvent(forgetGone);

  // Whatever else leads away from the page while the outcome is waited for.
  useEffect(() => {
    leave.current = new AbortController();
    return () => {
      leave.current.abort();
      forget();
    };
  }, []);

  const start = async () => {
    setStep('working');
    const { signal } = leave.current;
    const refused = await deletePermission(service, loginName);
    // From the answer on: before it the person may have been asked who they are.
    const notBefore = Date.now() + (service.kind === 'Fixed' ? FIXED_RESULT_AFTER_MS : 0);
    isGone.current = refused === null;
    if (isGone.current && !signal.aborted) await until(notBefore, signal);
    if (signal.aborted) forgetGone();
    else if (refused?.error.code === STEP_UP_REQUIRED) setStep('idle');
    else if (refused) setStep(isNetworkFailure(refused.error) ? 'unanswered' : 'failed');
    else setStep('done');
  };
  // The keyboard still reaches what the overlay covers.
  const ask = () => setStep((now) => (now === 'idle' ? 'asking' : now));
  return { step, ask, start, close: () => setStep('idle'), forget: forgetGone };
}

function until(moment: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, moment - Date.now());
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
