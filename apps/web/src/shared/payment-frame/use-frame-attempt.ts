// One attempt in the payment frame: opened, followed until the server knows how it ended, and told onward once.
import type { PaymentFrame } from '@portal/contract/paying/payment-frame';
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type FrameWish, frameQuery, openFrame } from '../../api/purchase/payment-frame.ts';
import { announceResult } from '../../lib/assistant-bridge.ts';
import { type Hint, resultName, type Standing, standingOf } from './frame-standing.ts';

/** The last word of the frame is read before it goes (PAY-15). */
const CLOSE_AFTER_MS = 3_000;

/** How often the server is asked, by how it stands; a page that stays silent after paying is found out so. */
const ASK_EVERY_MS: Partial<Record<Standing['at'], number>> = {
  page: 5_000,
  checking: 1_500,
  verifying: 3_000,
  unconfirmed: 5_000,
};

export interface AttemptEnds {
  /** After the close delay, or at once by `FrameAttempt.finish`. */
  onPaid: (payment: Payment) => void;
  /** Nothing was paid, and nothing is under way. */
  onLeft: () => void;
}

export function useFrameAttempt(wish: FrameWish, { onPaid, onLeft }: AttemptEnds) {
  const id = useId();
  const [ended, setEnded] = useState<{ hint: Hint | 'leaving'; at: number } | null>(null);
  const opened = useQuery({
    queryKey: ['frames', id, wish.type, wish.line, wish.itemId ?? null],
    queryFn: () => openFrame(wish),
    // To ask for it is to open one: nothing asks for it again.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    // Another attempt is another dialog.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  const sid = opened.data?.id ?? '';
  const query = useQuery({
    ...frameQuery(sid),
    enabled: sid !== '',
    refetchOnWindowFocus: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }): number | false =>
      ASK_EVERY_MS[standing(state.data, state.dataUpdatedAt)?.at ?? 'page'] ?? false,
  });
  const frame = query.data ?? opened.data;
  const now = standing(frame, query.dataUpdatedAt);
  const payment = now?.at === 'paid' ? now.payment : null;
  const isUnread = ended !== null && now?.at === 'checking' && query.errorUpdatedAt > ended.at;

  function standing(known: PaymentFrame | undefined, readAt: number): Standing | null {
    return known ? standingOf(known, ended?.hint ?? null, ended !== null && readAt > ended.at) : null;
  }

  const finish = useEffectEvent(() => payment && onPaid(payment));
  const announce = useEffectEvent(
    (isSuccess: boolean) => frame && announceResult(resultName(frame), isSuccess),
  );
  const isPaid = payment !== null;
  useEffect(() => {
    if (!isPaid) return;
    announce(true);
    const timer = setTimeout(() => finish(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);

  const isLeft = ended?.hint === 'leaving' && now?.at === 'notPaid';
  const isRefused = now?.at === 'notPaid' && !isLeft;
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (isLeft) leave();
    if (isRefused) announce(false);
  }, [isLeft, isRefused]);

  function end(hint: Hint | 'leaving') {
    setEnded((earlier) => (earlier && earlier.hint !== 'leaving' ? earlier : { hint, at: Date.now() }));
    query.refetch();
  }

  return {
    opened,
    frame: opened.data,
    standing: now,
    /** It ended, and the server could not be asked how. */
    isUnread,
    /** What the page has said; the first word counts. */
    end,
    /** The customer wants to close: not before it is known whether something was paid. */
    leave: () => (sid === '' ? onLeft() : end('leaving')),
    readAgain: () => query.refetch(),
  };
}

export type FrameAttempt = ReturnType<typeof useFrameAttempt>;
