// The first step's act: a code goes to the line, and the second step begins.
import { useState } from 'react';
import { sendLineCode } from '../../api/lines/line-code.ts';
import { type CodeOnItsWay, NO_CODE, type Refused } from '../../api/person/access.ts';
import { paths } from '../../lib/place/paths.ts';
import { usePortalMap } from '../../lib/place/portal-map.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { keepLineCode, lineCodeOnItsWay, type SentLineCode } from '../../session/line-code.ts';
import { useTask } from '../../shared/use-task.ts';
import { mobileCopy as copy } from './association.copy.ts';
import type { MobileKind, Origin } from './flow-state.ts';
import { type Alert, codeAlert } from './refusals.ts';

interface SendCode {
  busy: string | null;
  alert: Alert | null;
  closeAlert: () => void;
  /** @param chosen the page's kind; null leaves it to the line */
  send: (phoneNumber: string, chosen: MobileKind | null, origin: Origin) => void;
}

export function useSendCode(loginName: string): SendCode {
  const navigate = useNavigate();
  const { warm } = usePortalMap();
  const { busy, run } = useTask();
  const [alert, setAlert] = useState<Alert | null>(null);

  const send: SendCode['send'] = (phoneNumber, chosen, origin) => {
    // The line has the last word on its kind.
    const enterCode = ({ kind }: SentLineCode) => navigate(paths.associateMobile(kind, 2), { state: origin });
    const waiting = lineCodeOnItsWay();
    if (waiting?.phoneNumber === phoneNumber) {
      enterCode(waiting);
      return;
    }
    void run(copy.sending, async (isHere) => {
      warm(paths.associateMobile(chosen ?? 'Prepaid', 2));
      const sent = codeSent({ phoneNumber, chosen }, await sendLineCode(phoneNumber, loginName));
      if (!('error' in sent)) keepLineCode(sent);
      if (!isHere()) return;
      if ('error' in sent) {
        setAlert(codeAlert(sent, 'first'));
        return;
      }
      enterCode(sent);
      return 'leaving';
    });
  };
  return { busy, alert, closeAlert: () => setAlert(null), send };
}

/** What the second step has to know of a code on its way. */
export function codeSent(
  { phoneNumber, chosen }: Pick<SentLineCode, 'phoneNumber' | 'chosen'>,
  answer: CodeOnItsWay | Refused,
): SentLineCode | Refused {
  if ('error' in answer) return answer;
  const { handle, expiresInSeconds, subscriptionType: kind } = answer;
  if (kind !== 'Postpaid' && kind !== 'Prepaid')
    return { error: { code: NO_CODE, message: '' }, status: 200 };
  const sentAt = Date.now();
  return { phoneNumber, kind, chosen, handle, sentAt, expiresAt: sentAt + expiresInSeconds * 1000 };
}
