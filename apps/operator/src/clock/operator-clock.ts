// The embedded operator lives: at every tick each of its scheduled tasks is told what time it is, and does a little.
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

/**
 * What passing time changes, in a bounded number of rows; answers how many. It may be called by several
 * processes at once, late, or twice for the same moment.
 */
export type ScheduledTask = (now: Date) => Promise<number>;

export interface OperatorClock {
  tick(): Promise<void>;
}

export interface OperatorClockNeeds {
  clock: Clock;
  /** By name, in the order in which they take their turn. */
  scheduledTasks: Readonly<Record<string, ScheduledTask>>;
  log: Logger;
}

export function createOperatorClock({ clock, scheduledTasks, log }: OperatorClockNeeds): OperatorClock {
  return {
    async tick() {
      const now = clock.now();
      for (const [task, follow] of Object.entries(scheduledTasks)) {
        try {
          const rows = await follow(now);
          if (rows > 0) log.debug({ task, rows }, 'the operator lives');
        } catch (err) {
          // One task that fails must not stop the others, nor the clock.
          log.warn({ err, task }, 'a scheduled task of the embedded operator failed');
        }
      }
    },
  };
}
