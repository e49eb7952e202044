// A finger that draws a row to the left takes it away; what does the same with a button stands beside it.
import { type PointerEvent, useRef } from 'react';

/** Of the row's width: less was no decision. */
const ENOUGH = 0.35;

interface Swiping {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** The row has `touch-action: pan-y pinch-zoom`: the page scrolls under the same finger, and grows under two. */
export function useSwipeAway(onAway: () => void): Swiping {
  const from = useRef<number | null>(null);
  const drawn = ({ clientX }: PointerEvent) => Math.min(0, clientX - (from.current ?? clientX));
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }) => {
      from.current = pointerType === 'touch' && isPrimary ? clientX : null;
    },
    onPointerMove: (event) => {
      if (from.current !== null) event.currentTarget.style.translate = `${drawn(event)}px`;
    },
    onPointerUp: (event) => {
      const isAway = -drawn(event) > event.currentTarget.offsetWidth * ENOUGH;
      letGo(event);
      if (isAway) onAway();
    },
    onPointerCancel: letGo,
  };
}
