// What the process that starts workers and each of them tell each other.
import type pg from 'pg';
import type { Config } from '../config.ts';

export interface Beginning {
  kind: 'begin';
  config: Config;
  connection: pg.PoolConfig;
  /** From 1: whoever takes the place of one that ended has its number. */
  number: number;
}

export type ToWorker =
  | Beginning
  | { kind: 'serving'; count: number }
  | { kind: 'give figures'; question: string }
  | { kind: 'metrics'; question: number; text: string };

/** «alive» comes once a second, from the same thread that answers requests. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'alive' }
  | { kind: 'figures'; question: string; figures: object[] }
  | { kind: 'ask metrics'; question: number };

export const aliveEveryMs = 1_000;
