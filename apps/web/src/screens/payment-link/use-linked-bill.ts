// The bill of a link: read, paid once, and read again when it has become another one.
import type { LinkedBill, LinkPayment } from '@portal/contract/paying/payment-link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findLinkedBill, payLinked } from '../../api/purchase/payment-link.ts';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import type { Result } from '../../lib/http/result.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { askForToken } from '../../shared/purchase/card-token.ts';
import { paymentLinkCopy as copy } from './payment-link.copy.ts';

export type LinkStage =
  | { at: 'loading' }
  | { at: 'failed' }
  | { at: 'ended' }
  | { at: 'verifying' }
  /** `isSecond`: somebody else was before whoever tried to pay it here. */
  | { at: 'bill'; bill: LinkedBill; isPaying: boolean; isSecond?: boolean; notice: string | null }
  | { at: 'paid'; payment: LinkPayment };

export function useLinkedBill(token: string) {
  const [stage, setStage] = useState<LinkStage>({ at: 'loading' });
  const leaving = useRef<AbortController | null>(null);

  const load = useCallback(
    async (notice: string | null = null, isSecond = false) => {
      if (token === '') {
        setStage({ at: 'ended' });
        return;
      }
      const { data, error } = await findLinkedBill(token);
      if (data) setStage({ at: 'bill', bill: data, isPaying: false, isSecond, notice });
      else setStage({ at: error.code === 'LINK_ENDED' || error.code === 'INVALID' ? 'ended' : 'failed' });
    },
    [token],
  );

  useEffect(() => {
    load();
    const ending = new AbortController();
    leaving.current = ending;
    return () => ending.abort();
  }, [load]);

  async function pay(bill: LinkedBill, card: Card, email: string): Promise<void> {
    const totalCents = centsFromDollars(bill.totalAmount.amount);
    const refuse = (notice: string) => setStage({ at: 'bill', bill, isPaying: false, notice });
    setStage({ at: 'bill', bill, isPaying: true, notice: null });
    const signal = leaving.current?.signal ?? new AbortController().signal;
    const proof = await askForToken(totalCents, card, signal);
    if (proof.kind === 'left') return;
    if (proof.kind === 'refused') return refuse(proof.text);
    const order = { correlatorId: crypto.randomUUID(), cardToken: proof.token, totalCents, email };
    let answer = await payLinked(token, order);
    // An answer that was lost is asked for again: the same key charges once.
    if (answer.code === 0) answer = await payLinked(token, order);
    const next = afterPaying(answer);
    if (next.kind === 'ended') return setStage(next.stage);
    return next.kind === 'refused' ? refuse(next.notice) : load(next.notice, answer.code === 409);
  }

  return { stage, load, pay };
}

type AfterPaying =
  | { kind: 'ended'; stage: LinkStage }
  | { kind: 'refused'; notice: string }
  /** It is not what the page shows. */
  | { kind: 'changed'; notice: string | null };

/** No answer is never a refusal. */
function afterPaying({ data, error, code }: Result<LinkPayment>): AfterPaying {
  if (data?.status === 'authorized') return { kind: 'ended', stage: { at: 'paid', payment: data } };
  if (data || code < 400 || code >= 500) return { kind: 'ended', stage: { at: 'verifying' } };
  if (code === 402) return { kind: 'refused', notice: error.message || copy.again };
  if (error.code === 'AMOUNT_CHANGED') return { kind: 'changed', notice: copy.changed };
  if (code === 404 || code === 409) return { kind: 'changed', notice: null };
  return { kind: 'refused', notice: code === 429 ? error.message : copy.again };
}
