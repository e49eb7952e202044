// What a command of `npm run db` is; `commands.ts` is the table of them.
import type { ParseArgsConfig } from 'node:util';
import type pg from 'pg';

/** What the caller did wrong, in one line; everything else is a failure of ours or of the database. */
export class UsageError extends Error {}

export interface Command {
  /** As it is typed: `seed --lines N`. */
  usage: string;
  /** A line of the help. */
  does: string;
  /** Words after the command's name, each named in `usage`. */
  words?: number;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** @throws UsageError before the database is opened, when what was given cannot be meant */
  read(given: Given): Run;
}

export interface Given {
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

export type Run = (connection: pg.ClientConfig, say: (line: string) => void) => Promise<void>;
