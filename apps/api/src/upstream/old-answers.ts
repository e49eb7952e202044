// Whether what is being done may be answered with what was last known, and how old the oldest of it then was.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface OldAnswers {
  /** Null: everything was of now. */
  oldestAt: number | null;
}

const here = new AsyncLocalStorage<OldAnswers>();

/** Only what is done within may be: everything else asks anew, or fails. */
export const admittingOldAnswers = (noted: OldAnswers, work: () => void): void => here.run(noted, work);

export const admitsOldAnswers = (): boolean => here.getStore() !== undefined;

export function noteOldAnswer(at: number): void {
  const noted = here.getStore();
  if (noted) noted.oldestAt = Math.min(at, noted.oldestAt ?? at);
}
