// The second step's acts: the code is checked and the line associated, or another code is sent.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendLineCode } from '../../../api/lines/line-code.ts';
import { validateCode } from '../../../api/person/access.ts';
import { createPermission } from '../../../api/person/permissions.ts';
import { maskNumber } from '../../../lib/phone.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useNavigate } from '../../../lib/place/router.tsx';
import { forgetLineCode, keepLineCode, type SentLineCode } from '../../../session/line-code.ts';
import { showNewServices } from '../../../shared/association/show-new-services.ts';
import { isMistyped, needsAnother } from '../../../shared/code/code-refusals.ts';
import { useTask } from '../../../shared/use-task.ts';
import { mobileCopy as copy } from '../association.copy.ts';
import type { Associated } from '../flow-state.ts';
import { refusalCopy } from '../refusals.copy.ts';
import { type Alert, codeAlert, notAssociatedAlert, wrongCodeAlert } from '../refusals.ts';
import { codeSent } from './use-send-code.ts';

export const RESEND_AFTER_MS = 60_000;

export interface LineCode {
  busy: string | null;
  alert: Alert | null;
  closeAlert: () => void;
  /** The code that counts now. */
  sent: SentLineCode;
  /** The server's words when only another one helps. */
  spent: string | null;
  /** Milliseconds, this browser's clock. */
  resendAllowedAt: number;
  /** `onWrong`: what was typed is of no use any more. */
  associate: (code: string, onWrong: () => void) => void;
  resend: (onSent: () => void) => void;
}

/** What stands against associating the line. */
interface Trouble {
  alert?: Alert;
  wrongCode?: boolean;
  spent?: string;
}

export function useLineCode(first: SentLineCode, loginName: string): LineCode {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, run } = useTask();
  const [sent, setSent] = useState(first);
  const [resendAllowedAt, setResendAllowedAt] = useState(first.sentAt + RESEND_AFTER_MS);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [spent, setSpent] = useState<string | null>(null);
  /** Earned by a checked code: when associating fails after it, the next press goes on from there. */
  const grant = useRef<string | null>(null);

  /** What stands against it; null once the line is the customer's. */
  async function tryWith(code: string): Promise<Trouble | null> {
    if (grant.current === null) {
      const answer = await validateCode(sent.handle, code, { identifier: loginName, signedIn: true });
      if ('error' in answer) {
        const { code: refusal, message } = answer.error;
        if (needsAnother(refusal)) return { spent: message };
        return { alert: wrongCodeAlert(answer), wrongCode: isMistyped(refusal) };
      }
      grant.current = answer.grant;
    }
    const { phoneNumber: number, kind } = sent;
    const refused = await createPermission({ number, kind, loginName, grant: grant.current });
    // Too old by now, or spent: only another code helps.
    if (refused?.error.code === 'GRANT_REQUIRED') grant.current = null;
    return refused && { alert: notAssociatedAlert(refused) };
  }

  const associate: LineCode['associate'] = (code, onWrong) =>
    void run(copy.associating, async (isHere) => {
      const trouble = await tryWith(code);
      if (!trouble) {
        forgetLineCode();
        void showNewServices(client);
      }
      if (!isHere()) return;
      if (trouble) {
        if (trouble.wrongCode || trouble.spent) onWrong();
        setSpent(trouble.spent ?? null);
        setAlert(trouble.alert ?? null);
        return;
      }
      const state: Associated = { type: 'Móvil', kind: sent.kind };
      navigate(paths.associated(), { replace: true, state });
      return 'leaving';
    });

  const resend: LineCode['resend'] = (onSent) =>
    void run(copy.resending, async (isHere) => {
      const again = codeSent(sent, await sendLineCode(sent.phoneNumber, loginName));
      if (!('error' in again)) keepLineCode(again);
      if (!isHere()) return;
      if ('error' in again) {
        if (again.status === 429) setResendAllowedAt(Date.now() + RESEND_AFTER_MS);
        setAlert(codeAlert(again, 'again'));
        return;
      }
      grant.current = null;
      setSent(again);
      setSpent(null);
      setResendAllowedAt(again.sentAt + RESEND_AFTER_MS);
      onSent();
      setAlert({ title: refusalCopy.success, text: refusalCopy.resent(maskNumber(sent.phoneNumber)) });
    });

  return { busy, alert, closeAlert: () => setAlert(null), sent, spent, resendAllowedAt, associate, resend };
}
