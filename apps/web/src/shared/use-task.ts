// One call at a time for a screen: the words of its overlay, no second start, no word after it is left.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RequestFailure } from '../lib/http/result.ts';
import { randomId } from '../lib/random-id.ts';
import { useToast } from '../ui/layers/toast.tsx';
import { savingCopy as copy } from './page/page.copy.ts';

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

/** Whether something is under way that `during` was handed. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);

  async function during<Done>(work: Promise<Done>): Promise<Done> {
    setIsBusy(true);
    const done = await work;
    setIsBusy(false);
    return done;
  }
  return { isBusy, during };
}

/** The key of an order, by what is wished: sent again after an answer that was lost, the same wish is done once. */
export function useWishKey() {
  const [keys] = useState(() => new Map<string, string>());
  return {
    /** Another wish is another order, and the first one again is the first one. */
    of: (wish: unknown): string => {
      const name = JSON.stringify(wish);
      const key = keys.get(name) ?? randomId();
      keys.set(name, key);
      return key;
    },
    /** It is done, and may be wished once more. */
    close: () => keys.clear(),
  };
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

// Files on their way to the device: several may be, each once; one that does not come can be tried again.

interface Saving {
  isRunning: (name: string) => boolean;
  /** @param name tells it from others; @param file rejects when there is none */
  save: (name: string, file: () => Promise<void>) => Promise<void>;
}

interface SavingOptions {
  /** What is said of a failure. */
  failed?: string;
  /** There is no such file, or not yet; otherwise that is a failure like any other. */
  onMissing?: () => void;
}

export function useSaving({ failed = copy.failed, onMissing }: SavingOptions = {}): Saving {
  const [running, setRunning] = useState<readonly string[]>([]);
  const showToast = useToast();

  const save: Saving['save'] = async (name, file) => {
    if (running.includes(name)) return;
    setRunning((current) => [...current, name]);
    try {
      await file();
    } catch (error) {
      if (onMissing && error instanceof RequestFailure && error.status === 404) onMissing();
      else
        showToast({
          kind: 'danger',
          text: failed,
          action: { label: copy.retry, onClick: () => save(name, file) },
        });
    } finally {
      setRunning((current) => current.filter((other) => other !== name));
    }
  };

  return { isRunning: (name) => running.includes(name), save };
}
