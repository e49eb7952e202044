// The first step's act: a code goes to the line, and the second step begins.
import { useState } from 'react';
import { type CodeOnItsWay, NO_CODE, type Refused } from '../../api/access.ts';
import { sendLineCode } from '../../api/line-code.ts';
import { paths } from '../../lib/paths.ts';
import { usePortalMap } from '../../lib/portal-map.ts';
import { useNavigate } from '../../lib/router.tsx';
import { useTask } from '../../shared/use-task.ts';
import { mobileCopy as copy } from './association.copy.ts';
import type { CodeState, MobileKind, Origin } from './flow-state.ts';
import { type Alert, codeAlert } from './refusals.ts';

export interface SendCode {
  busy: string | null;
  alert: Alert | null;
  closeAlert: () => void;
  /** @param kind the page's; null leaves it to the line's own */
  send: (number: string, kind: MobileKind | null, origin: Origin) => void;
}

export function useSendCode(loginName: string): SendCode {
  const navigate = useNavigate();
  const { warm } = usePortalMap();
  const { busy, run } = useTask();
  const [alert, setAlert] = useState<Alert | null>(null);

  const send: SendCode['send'] = (number, page, origin) =>
    void run(copy.sending, async (isHere) => {
      warm(paths.associateMobile(page ?? 'Prepaid', 2));
      const sent = codeSent(number, await sendLineCode(number, loginName));
      if (!isHere()) return;
      if ('error' in sent) {
        setAlert(codeAlert(sent, 'first'));
        return;
      }
      const state: CodeState = { ...origin, ...sent };
      navigate(paths.associateMobile(page ?? sent.kind, 2), { state });
      return 'leaving';
    });
  return { busy, alert, closeAlert: () => setAlert(null), send };
}

/** What the second step has to know of a code on its way. */
export function codeSent(phoneNumber: string, answer: CodeOnItsWay | Refused): CodeState | Refused {
  if ('error' in answer) return answer;
  const { handle, expiresInSeconds, subscriptionType: kind } = answer;
  if (kind !== 'Postpaid' && kind !== 'Prepaid')
    return { error: { code: NO_CODE, message: '' }, status: 200 };
  const sentAt = Date.now();
  return { phoneNumber, kind, handle, sentAt, expiresAt: sentAt + expiresInSeconds * 1000 };
}
