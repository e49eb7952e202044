// What the operator's rooms know of its clock: what time it is, and how each says what it does when time has passed.
import type { Tx } from '@portal/database/connection';
import type { DueKey } from '../db/due.ts';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface DueWork<Key extends DueKey, Item> {
  /** Which task: what it puts off is passed over by its own lookup. */
  task: string;
  /** Of one transaction, and of one tick; the rest waits for the next. */
  atOnce: number;
  mostPerTick: number;
  /** Up to `limit` pieces that are due, longest ago first; nothing that was put off. */
  find(task: string, now: Date, limit: number): Promise<readonly Key[]>;
  /** Those of them that still are; until the end of the transaction no other process has this task's turn. */
  hold(tx: Tx, keys: readonly Key[], now: Date): Promise<readonly Item[]>;
  work(tx: Tx, items: readonly Item[], now: Date): Promise<unknown>;
}

/** Answers how many pieces it had in hand. */
export type WorkOff = <Key extends DueKey, Item>(work: DueWork<Key, Item>, now: Date) => Promise<number>;

/** What passing time changes, whatever its pieces are. */
export interface DueTask {
  task: string;
  run(workOff: WorkOff, now: Date): Promise<number>;
}

export const dueTask = <Key extends DueKey, Item>(work: DueWork<Key, Item>): DueTask => ({
  task: work.task,
  run: (workOff, now) => workOff(work, now),
});

/** Of what needs no look at its rows again, since the task's turn holds them. */
export const asFound = async <Key>(_tx: Tx, keys: readonly Key[]): Promise<readonly Key[]> => keys;

/** Each piece by itself, in one transaction. */
export const oneByOne =
  <Item>(move: (tx: Tx, item: Item, now: Date) => Promise<unknown>) =>
  async (tx: Tx, due: readonly Item[], now: Date): Promise<void> => {
    for (const item of due) await move(tx, item, now);
  };
