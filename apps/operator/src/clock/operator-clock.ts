// The embedded operator lives: at every tick each of its habits is told what time it is, and does a little.
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

/**
 * What passing time changes, in a bounded number of rows; answers how many. It may be called by several
 * processes at once, late, or twice for the same moment.
 */
export type Habit = (now: Date) => Promise<number>;

export interface OperatorClock {
  tick(): Promise<void>;
}

export interface OperatorClockNeeds {
  clock: Clock;
  /** By name, in the order in which they take their turn. */
  habits: Readonly<Record<string, Habit>>;
  log: Logger;
}

export function createOperatorClock({ clock, habits, log }: OperatorClockNeeds): OperatorClock {
  return {
    async tick() {
      const now = clock.now();
      for (const [habit, follow] of Object.entries(habits)) {
        try {
          const rows = await follow(now);
          if (rows > 0) log.debug({ habit, rows }, 'the operator lives');
        } catch (err) {
          // One habit that fails must not stop the others, nor the clock.
          log.warn({ err, habit }, 'a habit of the embedded operator failed');
        }
      }
    },
  };
}
