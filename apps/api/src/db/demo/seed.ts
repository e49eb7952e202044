// Fills a migrated database with a generated operator of any size and its portal accounts, in one transaction.
import { createCopySink } from '@portal/database/copy-sink';
import { receipts } from '@portal/market/receipts';
import { type SeedProgress, seedCustomers } from '@portal/operator/demo/seed';
import pg from 'pg';
import { migrateDatabase } from '../migrate.ts';
import { createPortalAccounts } from './portal-accounts.ts';

export interface SeedOptions {
  /** Exactly this many lines, mobile and home. */
  lineCount: number;
  now: Date;
  /** Of every generated user. */
  passwordHash: string;
  onProgress: (progress: SeedProgress) => void;
}

/** Beyond those of the demo operator. */
const firstAccount = 1_000_000;

/** All or nothing; the demo operator may be there already. */
export async function seedOperator(connection: pg.ClientConfig, options: SeedOptions): Promise<SeedProgress> {
  await migrateDatabase(connection);
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const sink = createCopySink(client);
    const { lineCount, now, passwordHash, onProgress } = options;
    const hashOf = () => passwordHash;
    const accounts = createPortalAccounts({ emit: sink.emit, now, block: firstAccount, hashOf });
    const seeding = {
      sink,
      lineCount,
      now,
      taxId: receipts.demoIssuer.taxId,
      subscribe: accounts.emit,
      onProgress,
    };
    const progress = await seedCustomers(client, seeding);
    await client.query('commit');
    // Readers find hint bits, visibility map and statistics in place, not to be made under load.
    await client.query('vacuum (analyze)');
    return progress;
  } finally {
    await client.end();
  }
}
