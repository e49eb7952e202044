// Closes what has been opened over the page: Escape, a press outside, or the focus going elsewhere.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * @param root holds both the button and what it opens
 * @param onDismiss `back` is true when the focus should return to the button
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (back: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    const onPress = (event: Event) => {
      if (isOutside(event.target)) dismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [open, root]);
}
