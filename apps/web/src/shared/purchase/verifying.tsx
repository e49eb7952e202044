// A payment whose outcome is not known yet: calm words, and asking until it is (PAY-2).
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { paymentsQuery } from '../../api/purchase/payments.ts';
import { paths } from '../../lib/place/paths.ts';
import type { SentPurchase } from '../../session/purchases.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Spinner } from '../../ui/waiting/spinner.tsx';
import { outcomeOfPayment, type Trouble } from './pay-outcome.ts';
import { purchaseCopy } from './purchase.copy.ts';
import styles from './purchase.module.css';
import type { FinalOutcome } from './use-purchase.tsx';

// Asks how a payment stands until it is final: often at first, then every five seconds.
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * @param filter the purchase's key, or the bill when the purchase is not this tab's
 * @param goesOn whether these payments leave something to wait for
 */
function usePaymentWatch(
  filter: { correlatorId: string } | { itemId: string },
  goesOn: (payments: readonly Payment[] | undefined) => boolean,
) {
  return useQuery({
    ...paymentsQuery(filter),
    retry: false,
    refetchOnReconnect: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (!goesOn(state.data)) return false;
      const asked = state.dataUpdateCount + state.errorUpdateCount;
      return Math.min(FIRST_WAIT_MS * 1.5 ** asked, LONGEST_WAIT_MS);
    },
  });
}

const { verifying: copy } = purchaseCopy;

/** A request that the server has not seen by then is lost: its own time limit is 15 seconds. */
const NO_TRACE_AFTER_MS = 20_000;
const SLOW_AFTER_MS = 60_000;

interface WaysOut {
  byCard: boolean;
  /** The page that will know the outcome, in words. */
  place: string;
  /** The ways out, the first one to that page. */
  ways: readonly { href: string; label: string }[];
}

export function waysOut(byCard: boolean): WaysOut {
  return {
    byCard,
    place: purchaseCopy.movements,
    ways: [
      { href: paths.movements(), label: purchaseCopy.toMovements },
      { href: paths.homeWithServices(), label: purchaseCopy.toHome },
    ],
  };
}

export const billWaysOut: WaysOut = {
  byCard: true,
  place: purchaseCopy.bills,
  ways: [
    { href: paths.billing(), label: purchaseCopy.toBills },
    { href: paths.homeWithServices(), label: purchaseCopy.toHome },
  ],
};

interface VerifyingProps extends WaysOut {
  purchase: SentPurchase;
  /** On a surface that is there already. */
  isPlain?: true;
  onOutcome: (outcome: FinalOutcome) => void;
  onNoTrace: () => void;
}

export function Verifying({ purchase, onOutcome, onNoTrace, ...ways }: VerifyingProps) {
  const { correlatorId, sentAt } = purchase;
  const { data, dataUpdatedAt, isError } = usePaymentWatch({ correlatorId }, () => true);

  const judge = useEffectEvent(() => {
    const [payment] = data ?? [];
    const outcome = payment && outcomeOfPayment(payment);
    if (outcome && outcome.kind !== 'unknown') onOutcome(outcome);
    else if (data && !payment && dataUpdatedAt > sentAt + NO_TRACE_AFTER_MS) onNoTrace();
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) judge();
  }, [dataUpdatedAt]);

  return <VerifyingCard {...ways} isSlow={Date.now() > sentAt + SLOW_AFTER_MS} isOffline={isError} />;
}

interface VerifyingCardProps extends WaysOut {
  isPlain?: true;
  isSlow: boolean;
  isOffline: boolean;
}

/** The words alone, for a payment that another tab or device has made. */
export function VerifyingCard({ byCard, place, ways, isSlow, isOffline, isPlain }: VerifyingCardProps) {
  const Surface = isPlain ? 'div' : Card;
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes in place of a form that may have been scrolled.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { text, calm } = byCard ? copy.card : copy.other;
  return (
    <Surface className={styles.verifying}>
      <Tile icon={Hourglass} kind="info" />
      <h2 ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <div role="status" className={styles.words}>
        <p>{text}</p>
        <p className="strong">{calm}</p>
        {isSlow && <p>{copy.slow(place)}</p>}
        {isOffline && <p>{copy.offline}</p>}
      </div>
      <span className={styles.spinner}>
        <Spinner size="lg" />
      </span>
      <div className={styles.ways}>
        {ways.map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Surface>
  );
}

/** The same words stay above the form, for who reads more slowly (PAY-17). */
const STAYS_MS = 5_000;
const TICK_MS = 250;

interface TroubleDialogProps {
  trouble: Trouble | null;
  onClose: () => void;
}

/** A refused payment in the server's or the provider's words. It closes by itself, unless somebody is at it. */
export function TroubleDialog({ trouble, onClose }: TroubleDialogProps) {
  return (
    <Dialog
      open={trouble !== null}
      onClose={onClose}
      title={trouble?.title}
      initialFocus="title"
      actions={<Button onClick={onClose}>{purchaseCopy.close}</Button>}
    >
      <ClosesItself onClose={onClose}>{trouble?.text}</ClosesItself>
    </Dialog>
  );
}

function ClosesItself({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = words.current?.closest('dialog');
    let isPointedAt = false;
    let leftMs = STAYS_MS;
    // The scrim counts as the dialog itself; and a pointer that only happens to be there does not move.
    const onMove = ({ target, movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) isPointedAt = target !== dialog;
    };
    const timer = setInterval(() => {
      const isInUse = isPointedAt || dialog?.querySelector('button') === document.activeElement;
      if (!isInUse) leftMs -= TICK_MS;
      if (leftMs <= 0) close();
    }, TICK_MS);
    dialog?.addEventListener('pointermove', onMove);
    return () => {
      clearInterval(timer);
      dialog?.removeEventListener('pointermove', onMove);
    };
  }, []);
  return <p ref={words}>{children}</p>;
}
