// The provider's page in a frame over ours: a sheet as high as the phone, a tall card on desktop.
import type { Payment } from '@portal/contract/paying/payments';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FrameWish } from '../../api/purchase/payment-frame.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useModal } from '../../ui/layers/use-modal.ts';
import { FrameEnding, Waiting } from './frame-ending.tsx';
import { frameCopy as copy } from './payment-frame.copy.ts';
import styles from './payment-frame.module.css';
import { useFrameAttempt } from './use-frame-attempt.ts';
import { useFrameWindow } from './use-frame-window.ts';

/** A page that has not loaded, or not asked for its credentials, by then will not. */
const ALIVE_WITHIN_MS = 15_000;

export interface PaymentFrameDialogProps {
  wish: FrameWish;
  /** What is bought, as its button said. */
  title: string;
  onPaid: (payment: Payment) => void;
  /** Closed without a payment. */
  onClose: () => void;
}

export function PaymentFrameDialog(props: PaymentFrameDialogProps) {
  const [tries, setTries] = useState(0);
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Attempt({
  wish,
  title,
  onPaid,
  onClose,
  onRetry,
}: PaymentFrameDialogProps & { onRetry: () => void }) {
  const titleId = useId();
  const iframe = useRef<HTMLIFrameElement>(null);
  const attempt = useFrameAttempt(wish, { onPaid, onLeft: onClose });
  const { frame, opened, standing, isUnread } = attempt;
  const [isLoaded, setIsLoaded] = useState(false);
  const [isAlive, setIsAlive] = useState(false);
  const [isSilent, setIsSilent] = useState(false);
  const isThere = frame && (frame.needsCredentials ? isAlive : isLoaded);
  useFrameWindow(frame, iframe, wish.line, {
    onAlive: () => setIsAlive(true),
    onNoCredentials: () => setIsSilent(true),
    onEnd: attempt.end,
  });

  const isWaited = frame !== undefined && !isThere;
  useEffect(() => {
    if (!isWaited) return;
    const timer = setTimeout(() => setIsSilent(true), ALIVE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWaited]);

  const ref = useModal({
    onClose,
    // Neither Escape nor a press beside it may lose a payment on its way: its own buttons close it.
    dismissible: false,
    firstFocus: (dialog) => dialog.querySelector('h2'),
  });

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={copy.close} icon={X} onClick={close} />
      </div>
      <div className={styles.body}>{content()}</div>
    </dialog>
  );

  function close() {
    if (standing?.at === 'paid') onPaid(standing.payment);
    else if (standing?.at === 'page' && !isSilent) attempt.leave();
    else onClose();
  }

  function content() {
    const acts = {
      onRetry,
      onClose,
      onGoOn: close,
      onReadAgain: attempt.readAgain,
    };
    if (opened.isError) return <FrameEnding ending={{ at: 'failed' }} acts={acts} />;
    if (!frame || !standing) return <Waiting text={copy.opening} />;
    if (isUnread) return <FrameEnding ending={{ at: 'unread' }} acts={acts} />;
    if (standing.at !== 'page') return <FrameEnding ending={standing} acts={acts} />;
    if (isSilent) return <FrameEnding ending={{ at: 'silent' }} acts={acts} />;
    return (
      <>
        {!isThere && <Waiting text={copy.opening} />}
        <iframe
          ref={iframe}
          className={isThere ? styles.frame : styles.coming}
          title={copy.frameTitle(title)}
          src={frame.url}
          // Its origin is another one: it stays apart from us with all of these.
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          onLoad={() => setIsLoaded(true)}
        />
      </>
    );
  }
}
