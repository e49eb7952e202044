// Every command of `npm run db`, by its name.
import type { Command } from './command.ts';
import { distribute } from './distribute.ts';
import { dump } from './dump.ts';
import { exportFiles } from './export.ts';
import { load } from './load.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';
import { verifyAgreements } from './verify-agreements.ts';

export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    migrate,
    dump,
    restore,
    load,
    export: exportFiles,
    seed,
    distribute,
    'verify-agreements': verifyAgreements,
  }),
);
