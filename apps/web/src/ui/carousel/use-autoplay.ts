// What moves by itself stands still under a pointer or the focus, out of sight, and for who wants less motion.
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useStillness } from './stillness.ts';

export interface AutoplayNeeds {
  page: number;
  pages: number;
  move: (by: number) => void;
  everyMs: number;
}

export function useAutoplay({ page, pages, move, everyMs }: AutoplayNeeds) {
  const isStill = useStillness();
  const [isStopped, setIsStopped] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPossible = pages > 1 && !isStill;
  const isRunning = isPossible && !isStopped && !isPointedAt && !hasFocus;

  const goOn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') move(1);
  });
  // Each page has its whole time, however it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins its time anew
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(goOn, everyMs);
    return () => clearInterval(timer);
  }, [isRunning, everyMs, page]);

  return {
    isPossible,
    isRunning,
    isStopped,
    /** Somebody has taken it into their own hands. */
    stop: () => setIsStopped(true),
    toggle: () => setIsStopped(!isStopped),
    /** For the element that holds everything. A finger does not hover. */
    attention: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
