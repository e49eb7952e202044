// `seed --lines N`: fills a database with a generated operator.
import { hash } from '@node-rs/argon2';
import { mostSeedLines, type SeedProgress } from '@portal/operator/demo/seed';
import { demoPassword } from '../demo/fill.ts';
import { seedOperator } from '../demo/seed.ts';
import { type Command, UsageError } from './command.ts';

export const seed: Command = {
  usage: 'seed --lines N',
  does: `fills it with a generated operator of N lines (1 to ${mostSeedLines})`,
  options: { lines: { type: 'string' } },
  read({ options }) {
    const lines = String(options.lines ?? '');
    const lineCount = Number(lines);
    if (!/^\d{1,7}$/.test(lines) || lineCount < 1 || lineCount > mostSeedLines)
      throw new UsageError(`--lines must be a whole number from 1 to ${mostSeedLines}.`);
    return async (connection, say) => {
      const startedAt = performance.now();
      const passwordHash = await hash(demoPassword);
      const report = (verb: string, { lines, customers, rows }: SeedProgress) => {
        const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
        say(`${verb} ${lines} of ${lineCount} lines, ${customers} customers, ${rows} rows in ${seconds} s`);
      };
      const onProgress = (progress: SeedProgress) => report('Written', progress);
      const seeding = { lineCount, now: new Date(), passwordHash, onProgress };
      report('Seeded', await seedOperator(connection, seeding));
    };
  },
};
