// Dissociating: asked, under way, and how it ended (LINE-12).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetServices } from '../../api/lines/service-caches.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { deletePermission } from '../../api/person/permissions.ts';
import { STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { selectService } from '../../session/visit.ts';

/** The operator takes its time for a home service; the outcome is shown after it. */
const FIXED_RESULT_AFTER_MS = 15_000;

export interface Dissociate {
  step: 'idle' | 'asking' | 'working' | 'done' | 'failed';
  ask: () => void;
  start: () => void;
  /** Back to where it began; nothing was changed. */
  close: () => void;
  /** Nothing of the service is shown or chosen any more. */
  forget: () => void;
}

export function useDissociate(service: Service, loginName: string): Dissociate {
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
    else setStep(refused ? 'failed' : 'done');
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
