// The disk of the private PostgreSQL is full: what cannot be written is refused as such, and it goes on when there is room.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@portal/database/connection';
import { isDatabaseUnavailable } from '@portal/database/failures';
import { startPostgres } from '@portal/private-postgres/start';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './eventually.ts';

const megabyte = 1024 * 1024;
let folder: string;
/** Only root may make a disk that is small. */
let isMounted = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    process.stderr.write('a full disk is not tried: nobody but root mounts a small one\n');
  }
  await chmod(folder, 0o755);
});
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

it('refuses what needs room, keeps what it has acknowledged, and writes again by itself', async ({
  skip,
}) => {
  if (!isMounted) return skip('only root mounts a small disk');
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(60 * megabyte));
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), log: () => {} });
  const database = connectDatabase(postgres.connection, { onError: () => {} });
  const { pool } = database;
  await pool.query('create table written (id int primary key, filling text)');
  const write = (id: number) =>
    pool.query(
      `insert into written select $1, string_agg(gen_random_uuid()::text, '') from generate_series(1, 20000)`,
      [id],
    );
  const acknowledged: number[] = [];
  let refusal: unknown;
  for (let id = 1; id <= 400 && refusal === undefined; id++)
    await write(id).then(
      () => acknowledged.push(id),
      (error) => {
        refusal = error;
      },
    );
  expect(isDatabaseUnavailable(refusal)).toBe(true);

  await rm(ballast);
  await eventually(() => write(1_000));
  const { rows } = await pool.query<{ id: number }>('select id from written order by id');
  const kept = rows.map(({ id }) => id);
  expect(kept).toEqual(expect.arrayContaining([...acknowledged, 1_000]));
  await database.close();
  await postgres.stop();
}, 120_000);
