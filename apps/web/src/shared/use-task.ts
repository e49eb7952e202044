// One call at a time for a screen: the words of its overlay, no second start, no word after it is left.
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Task {
  /** What the overlay says; null while nothing runs. */
  busy: string | null;
  /** `work` answers `leaving` when it has navigated: the overlay then stays until the next screen is here. */
  run: (words: string, work: (isHere: () => boolean) => Promise<'leaving' | undefined>) => Promise<void>;
}

export function useTask(): Task {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const isHere = useIsHere();

  const run: Task['run'] = async (words, work) => {
    // State would come too late for a second click in the same moment.
    if (running.current) return;
    running.current = true;
    setBusy(words);
    let leaving = false;
    try {
      leaving = (await work(() => isHere.current)) === 'leaving';
    } finally {
      running.current = leaving;
      if (!leaving && isHere.current) setBusy(null);
    }
  };
  return { busy, run };
}

/** Whether the screen is still there, for what ends after it may have been left. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
