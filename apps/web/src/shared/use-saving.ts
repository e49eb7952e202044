// Files on their way to the device: several may be, each once; one that does not come can be tried again.
import { useState } from 'react';
import { RequestFailure } from '../lib/http/result.ts';
import { useToast } from '../ui/layers/toast-context.ts';
import { savingCopy as copy } from './saving.copy.ts';

export interface Saving {
  isRunning: (name: string) => boolean;
  /** @param name tells it from others; @param file rejects when there is none */
  save: (name: string, file: () => Promise<void>) => Promise<void>;
}

export interface SavingOptions {
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
