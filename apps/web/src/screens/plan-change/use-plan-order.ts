// The course of one change: a code to the line, the code typed, the order sent; each step once, and repeatable.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendPlanCode } from '../../api/lines/line-code.ts';
import { type Refused, validateCode } from '../../api/person/access.ts';
import { orderQuery, sendPlanOrder } from '../../api/purchase/ordering.ts';
import { noAnswerCopy } from '../../lib/http/http.copy.ts';
import { isNetworkFailure, noAnswer, type RequestError } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import { useProfile } from '../../session/use-session.ts';
import { nextRequestId } from '../../session/visit.ts';
import { isMistyped, needsAnother } from '../../shared/code/resend-code.tsx';
import { useTask } from '../../shared/use-task.ts';
import { compareCopy, codeCopy as copy } from './plan-change.copy.ts';
import {
  type Confirmation,
  confirmationOf,
  forgetConfirmation,
  forgetDraft,
  keepConfirmation,
  priceCentsOf,
  type SentPlanCode,
  sentNow,
} from './plan-facts.ts';

/** A little less than the server's, so that what is sent is still good. */
const GRANT_LIFE_MS = 14 * 60_000;

type IsHere = () => boolean;

interface CodeRefusal {
  text: string;
  /** Only another code helps. */
  isSpent: boolean;
}

interface Typed {
  kept: Confirmation;
  typed: string;
  onWrong: () => void;
}

export interface PlanOrderCourse {
  /** What runs now, in the words of its button; null while nothing does. */
  busy: string | null;
  /** While the code is asked for. */
  code: SentPlanCode | null;
  trouble: Trouble | null;
  /** What is wrong with what was typed, in the server's words once it has compared it. */
  refusal: CodeRefusal | null;
  /** 'Cambiar Plan' */
  begin: (plan: Plan) => void;
  /** `onWrong`: what was typed is of no use any more. */
  confirm: (plan: Plan, code: string, onWrong: () => void) => void;
  resend: (plan: Plan) => void;
  /** Typing again. */
  touch: () => void;
  close: () => void;
}

export function usePlanOrder(line: string): PlanOrderCourse {
  const client = useQueryClient();
  const navigate = useNavigate();
  const loginName = useProfile()?.sub ?? '';
  const { busy, run } = useTask();
  const [code, setCode] = useState<SentPlanCode | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [refusal, setRefusal] = useState<CodeRefusal | null>(null);

  function begin(plan: Plan) {
    setTrouble(null);
    const kept = confirmationOf(line, plan.id);
    if (kept?.grant) run(compareCopy.ordering, (isHere) => order(plan, kept, isHere));
    else if (kept) setCode(kept.code);
    else run(compareCopy.sending, (isHere) => send(plan, isHere, false));
  }

  async function send(plan: Plan, isHere: IsHere, isAgain: boolean): Promise<undefined> {
    const answer = await sendPlanCode(line, plan.id, loginName);
    if (!isHere()) return;
    if ('error' in answer) {
      if (verdictOf(answer).is === 'pending') return showPending();
      setTrouble(codeTrouble(answer, isAgain ? copy.resendFailed : copy.sendFailed));
      return;
    }
    const sent = sentNow(answer);
    keepConfirmation({
      serviceId: line,
      planId: plan.id,
      requestId: nextRequestId(),
      code: sent,
      grant: null,
    });
    setCode(sent);
    setRefusal(null);
    setTrouble(
      isAgain ? { kind: 'success', title: copy.resentTitle, text: copy.resent(sent.destination) } : null,
    );
  }

  function confirm(plan: Plan, typed: string, onWrong: () => void) {
    const kept = confirmationOf(line, plan.id);
    setTrouble(null);
    if (!kept) setTrouble({ kind: 'warning', text: copy.again });
    else if (kept.grant) run(copy.checking, (isHere) => order(plan, kept, isHere));
    else if (typed.length < 4) setRefusal({ text: copy.invalid, isSpent: false });
    else run(copy.checking, (isHere) => check(plan, { kept, typed, onWrong }, isHere));
  }

  async function check(plan: Plan, { kept, typed, onWrong }: Typed, isHere: IsHere) {
    const answer = await validateCode(kept.code.handle, typed, { identifier: loginName, signedIn: true });
    if ('error' in answer) {
      if (isHere()) wrong(answer, onWrong);
      return;
    }
    const grant = { text: answer.grant, expiresAt: Date.now() + GRANT_LIFE_MS };
    const confirmed: Confirmation = { ...kept, grant };
    keepConfirmation(confirmed);
    return order(plan, confirmed, isHere);
  }

  function wrong({ error }: Refused, onWrong: () => void) {
    const isSpent = needsAnother(error.code);
    if (!isSpent && !isMistyped(error.code)) return setTrouble(noCheck(error));
    // Opened again, the dialog would only say so once more.
    if (isSpent) forgetConfirmation();
    setRefusal({ text: error.message, isSpent });
    onWrong();
  }

  async function order(plan: Plan, kept: Confirmation, isHere: IsHere): Promise<'leaving' | undefined> {
    const { grant, requestId } = kept;
    if (!grant) return;
    const answer = await sendPlanOrder({
      line,
      plan: { id: plan.id, name: plan.nombre },
      priceCents: priceCentsOf(plan),
      loginName,
      grant: grant.text,
      requestId,
    });
    if (answer.error) {
      return isHere() ? end(plan, { error: answer.error, status: answer.code }) : undefined;
    }
    forgetDraft();
    const placed = answer.data;
    client.setQueryData(orderQuery(placed.id).queryKey, placed);
    client.invalidateQueries({ queryKey: ['orders', 'pending'] });
    if (!isHere()) return;
    navigate(paths.planResult(), { replace: true, state: { orderId: placed.id, phoneNumber: line } });
    return 'leaving';
  }

  async function end(plan: Plan, refused: Refused): Promise<'leaving' | undefined> {
    const verdict = verdictOf(refused);
    switch (verdict.is) {
      case 'unanswered':
        setTrouble({ kind: 'danger', ...noAnswerCopy, text: `${noAnswerCopy.text} ${copy.codeKept}` });
        return;
      case 'unconfirmed':
        forgetConfirmation();
        setCode(null);
        setTrouble({ kind: 'warning', text: copy.again });
        return;
      case 'pending':
        return showPending();
      case 'priceChanged':
        return showPrice(plan);
      default:
        navigate(paths.planResult(), {
          replace: true,
          state: { failure: verdict.reason, phoneNumber: line },
        });
        return 'leaving';
    }
  }

  async function showPending(): Promise<undefined> {
    forgetDraft();
    setCode(null);
    await client.invalidateQueries({ queryKey: ['orders', 'pending', line] });
  }

  /** The code stays good: it is for this plan, whatever it costs. */
  async function showPrice(plan: Plan): Promise<undefined> {
    setCode(null);
    await client.invalidateQueries({ queryKey: ['offered-plans', line] });
    const plans = client.getQueryData<Plan[]>(['offered-plans', line]);
    const now = plans?.find(({ id }) => id === plan.id) ?? plan;
    setTrouble({ kind: 'warning', title: copy.priceTitle, text: copy.price(priceCentsOf(now)) });
  }

  return {
    busy,
    code,
    trouble,
    refusal,
    begin,
    confirm,
    resend: (plan) => {
      setTrouble(null);
      run(copy.checking, (isHere) => send(plan, isHere, true));
    },
    touch: () => setRefusal(null),
    close: () => {
      setCode(null);
      setTrouble(null);
      setRefusal(null);
    },
  };
}

// What a refusal of the code or of the order means for the customer (BUY-7), decided by code and status.

interface Trouble {
  kind: 'danger' | 'success' | 'warning';
  title?: string;
  text: string;
}

/** What becomes of a change that was refused. */
type Verdict =
  /** Another order waits already. */
  | { is: 'pending' }
  /** It costs something else now. */
  | { is: 'priceChanged' }
  /** Another code is needed. */
  | { is: 'unconfirmed' }
  /** No answer: the same order may be sent again. */
  | { is: 'unanswered' }
  /** Over; in the server's words where the documents quote them. */
  | { is: 'refused'; reason: string };

export function verdictOf({ error, status }: Refused): Verdict {
  if (error.code === 'PLAN_CHANGE_PENDING') return { is: 'pending' };
  if (error.code === 'AMOUNT_CHANGED') return { is: 'priceChanged' };
  if (error.code === 'GRANT_REQUIRED') return { is: 'unconfirmed' };
  if (isNetworkFailure(error)) return { is: 'unanswered' };
  return { is: 'refused', reason: status === 422 ? error.message : '' };
}

const noCheck = (error: RequestError): Trouble => ({ kind: 'danger', ...(noAnswer(error) ?? copy.service) });

/** The code was not sent: limits and rules speak for themselves. */
export function codeTrouble({ error, status }: Refused, fallback: string): Trouble {
  if (isNetworkFailure(error)) return noCheck(error);
  const speaks = status === 429 || status === 422;
  return { kind: 'danger', text: (speaks && error.message) || fallback };
}
