// Figures that have become more since they were last seen count up to what they are: after a recharge or a package.
import { useLayoutEffect, useState } from 'react';
import { subscribeToSession } from '../../session/session.ts';
import { prefersStillness } from '../../ui/media.ts';

const DURATION_MS = 600;

const lastSeen = new Map<string, readonly number[]>();
subscribeToSession(() => lastSeen.clear());

/** The figures to show at this moment. Their true values are what is rendered first, and in the end. */
export function useCountUp(what: string, figures: readonly number[]): readonly number[] {
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const now = figures.join();
  useLayoutEffect(() => {
    const to = now.split(',').map(Number);
    const from = lastSeen.get(what);
    lastSeen.set(what, to);
    if (!from || !hasGrown(from, to) || prefersStillness()) return;
    const start = performance.now();
    const step = () => {
      const share = (performance.now() - start) / DURATION_MS;
      setShown(share < 1 ? between(from, to, share) : null);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    setShown(from);
    return () => {
      cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [what, now]);
  return shown ?? figures;
}

/** The arithmetic of figures that count up. */
export function hasGrown(from: readonly number[], to: readonly number[]): boolean {
  return to.some((figure, at) => figure > (from[at] ?? figure));
}

/** Whole figures on the way, fast at first; what has become less is there at once. */
export function between(from: readonly number[], to: readonly number[], share: number): readonly number[] {
  const eased = 1 - (1 - share) ** 3;
  return to.map((end, at) => {
    const start = from[at] ?? end;
    return end > start ? Math.round(start + (end - start) * eased) : end;
  });
}
