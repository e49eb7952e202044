// Whole seconds until a moment, told once a second and never below zero.
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** @param untilMs on this browser's clock */
export function useCountdown(untilMs: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((untilMs - now) / SECOND_MS));

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= untilMs) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [untilMs]);

  return left;
}
