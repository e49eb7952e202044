// Whether a program may run on the tables that it finds.
import { afterAll, expect, it } from 'vitest';
import { createDatabases } from './demo/databases.fixture.ts';
import { expectMigratedDatabase, migrateDatabase, migrateQueues } from './migrate.ts';

const databases = createDatabases();
afterAll(() => databases.close());

async function migrated() {
  const database = await databases.create();
  await migrateQueues(database.connection);
  return database;
}

it('what the command has migrated is taken; what misses a migration or its queue is not', async () => {
  const { connection, client } = await migrated();
  await expectMigratedDatabase(connection);

  await client.query('drop schema jobs cascade');
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/no job queue.*db -- migrate/);
  await client.query(
    'delete from operator.migrations where created_at = (select max(created_at) from operator.migrations)',
  );
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/has not run.*db -- migrate/);
});

it('tables of a later version are taken, until a migration says that they no longer suit this one', async () => {
  const { connection, client } = await migrated();
  await client.query("insert into migrations (hash, created_at) values ('later', 9999999999999)");
  await expectMigratedDatabase(connection);
  await migrateDatabase(connection);

  await client.query("comment on table migrations is 'needs 0000_first'");
  await expectMigratedDatabase(connection);
  await client.query("comment on table migrations is 'needs 9999_later'");
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/know 9999_later.*take a later one/);
  await expect(migrateDatabase(connection)).rejects.toThrow(/know 9999_later/);
});
