// A refused payment in the server's or the provider's words. It closes by itself, unless somebody is at it.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import type { Trouble } from './pay-outcome.ts';
import { purchaseCopy } from './purchase.copy.ts';

/** The same words stay above the form, for who reads more slowly (PAY-17). */
const STAYS_MS = 5_000;
const TICK_MS = 250;

export interface TroubleDialogProps {
  trouble: Trouble | null;
  onClose: () => void;
}

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
