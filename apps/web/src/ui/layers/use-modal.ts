// Opens a native dialog as modal, keeps Tab inside, and closes it by Escape or a press on the scrim.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex="0"]';

export interface ModalOptions {
  onClose: () => void;
  /** False while leaving would lose something: only its own buttons close it. */
  dismissible: boolean;
  /** What takes the first focus; the platform's choice when it returns nothing. */
  firstFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

export function useModal({
  onClose,
  dismissible,
  firstFocus,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(() => {
    if (dismissible) onClose();
  });
  const focusFirst = useEffectEvent((dialog: HTMLDialogElement) => firstFocus?.(dialog)?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressedOutside = false;
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      leave();
    };
    // A second Escape closes natively whatever we say; bring it back unless its owner takes it away.
    const onNativeClose = () => {
      if (dialog.open) return;
      dialog.showModal();
      leave();
    };
    const onPointerDown = (event: Event) => {
      pressedOutside = event.target === dialog;
    };
    const onClick = (event: Event) => {
      if (pressedOutside && event.target === dialog) leave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(dialog, event);
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onNativeClose);
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.addEventListener('keydown', onKeyDown);
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onNativeClose);
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('keydown', onKeyDown);
      // close() before leaving the page is what gives the focus back to the opener.
      dialog.close();
    };
  }, []);

  return ref;
}

function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const at = document.activeElement;
  const leavesAtStart = event.shiftKey && (at === first || !stops.includes(at as HTMLElement));
  const leavesAtEnd = !event.shiftKey && at === last;
  if (!leavesAtStart && !leavesAtEnd) return;
  event.preventDefault();
  (leavesAtStart ? last : first).focus();
}
