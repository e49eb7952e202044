// The provider's page in a frame over ours: a sheet as high as the phone, a tall card on desktop.
import type { PaymentFrame } from '@portal/contract/paying/payment-frame';
import type { Payment } from '@portal/contract/paying/payments';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FrameWish, frameCredentials } from '../../api/purchase/payment-frame.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { useModal } from '../../ui/layers/use-modal.ts';
import { FrameEnding, Waiting } from './frame-ending.tsx';
import { wordIn } from './frame-standing.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';
import styles from './payment-frame.module.css';
import { useFrameAttempt } from './use-frame-attempt.ts';

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

// Listening to the frame: exact origin and window, credentials for its first request, and the first word of an end.
interface FrameListener {
  /** Credentials were asked for: somebody is there. */
  onAlive: () => void;
  /** It could not be given any. */
  onNoCredentials: () => void;
  /** At most once. A hint: only the server knows. */
  onEnd: (hint: 'success' | 'error') => void;
}

function useFrameWindow(
  frame: PaymentFrame | undefined,
  iframe: RefObject<HTMLIFrameElement | null>,
  line: string,
  listener: FrameListener,
): void {
  const asked = useRef<string | null>(null);
  const ended = useRef<string | null>(null);

  const hear = useEffectEvent((event: MessageEvent, { id: sid, url, needsCredentials }: PaymentFrame) => {
    const { origin } = new URL(url);
    const page = iframe.current?.contentWindow;
    if (event.origin !== origin || !page || event.source !== page) return;
    const word = wordIn(event.data, sid);
    if (!word || ended.current === sid) return;
    if (word.kind !== 'asks') {
      ended.current = sid;
      listener.onEnd(word.kind);
      return;
    }
    if (!needsCredentials || asked.current === sid) return;
    asked.current = sid;
    listener.onAlive();
    answer(page, { sid, nonce: word.nonce, origin });
  });

  async function answer(
    page: Window,
    { sid, nonce, origin }: { sid: string; nonce: string; origin: string },
  ) {
    try {
      const { token, service } = await frameCredentials(sid, line);
      page.postMessage({ v: 1, status: 'auth', sid, nonce, token, service }, origin);
    } catch {
      listener.onNoCredentials();
    }
  }

  useEffect(() => {
    if (!frame) return;
    const onMessage = (event: MessageEvent) => hear(event, frame);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
}
