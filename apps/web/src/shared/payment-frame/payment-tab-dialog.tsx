// Paying a bill on the provider's page in a tab of its own: nobody speaks from there, so the server is asked.
import type { Payment } from '@portal/contract/paying/payments';
import { useState } from 'react';
import type { FrameWish } from '../../api/purchase/payment-frame.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { FrameEnding, Waiting } from './frame-ending.tsx';
import { frameCopy } from './payment-frame.copy.ts';
import { useFrameAttempt } from './use-frame-attempt.ts';

const { tab: copy, opening, close: closeWord } = frameCopy;

export interface PaymentTabDialogProps {
  /** What is paid, and how much. */
  title: string;
  wish: FrameWish;
  onPaid: (payment: Payment) => void;
  onClose: () => void;
}

export function PaymentTabDialog(props: PaymentTabDialogProps) {
  const [tries, setTries] = useState(0);
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Attempt({ title, wish, onPaid, onClose, onRetry }: PaymentTabDialogProps & { onRetry: () => void }) {
  const attempt = useFrameAttempt(wish, { onPaid, onLeft: onClose });
  const { frame, opened, standing, isUnread } = attempt;
  const [isOpen, setIsOpen] = useState(false);
  const isPage = standing?.at === 'page';

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={closeWord}
      initialFocus="title"
      width={460}
      actions={
        isPage &&
        frame && (
          <>
            {/* A link, so that no browser takes it for a window that nobody wanted. */}
            <ButtonLink
              kind={isOpen ? 'tonal' : 'primary'}
              href={frame.url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setIsOpen(true)}
            >
              {isOpen ? copy.again : copy.open}
              <span className="sr-only">{copy.newTab}</span>
            </ButtonLink>
            <Button onClick={close}>{frameCopy.cancel}</Button>
          </>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function close() {
    if (standing?.at === 'paid') onPaid(standing.payment);
    else if (isPage) attempt.leave();
    else onClose();
  }

  function content() {
    const acts = { onRetry, onClose, onGoOn: close, onReadAgain: attempt.readAgain };
    if (opened.isError) return <FrameEnding ending={{ at: 'failed' }} acts={acts} />;
    if (!standing) return <Waiting text={opening} />;
    if (isUnread) return <FrameEnding ending={{ at: 'unread' }} acts={acts} />;
    if (standing.at !== 'page') return <FrameEnding ending={standing} acts={acts} />;
    return isOpen ? <Waiting text={copy.waiting} /> : <p>{copy.text}</p>;
  }
}
