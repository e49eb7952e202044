// True once `delayMs` have passed: what comes quickly never flickers.
import { useEffect, useState } from 'react';

export function useDelayed(delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}
