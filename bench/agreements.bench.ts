// The chain of one person, worked out among a million agreements of others.
import { randomUUID } from 'node:crypto';
import { setPrivacyChoice, verifyConsents } from '@portal/contract/privacy/agreements';
import type pg from 'pg';
import { type Ask, inTurns } from './shared/load.ts';
import { customerWith, insertSession, startPortal } from './shared/portal.ts';
import { type BenchDatabase, startPrivatePostgres, withClient } from './shared/private-postgres.ts';
import { quantile, runBench } from './shared/run.ts';

const loginName = 'firmante@correo.example';
const people = 5_000;
const eachPersons = 200;
const turns = 100;
const mostMs = 50;

const settings = ({ url }: BenchDatabase) => ({ DATABASE_URL: url, DEMO: 'on', OPERATOR_CLOCK: 'off' });

await runBench(async (report, atEnd) => {
  const postgres = await startPrivatePostgres(atEnd);
  const database = await postgres.createDatabase('agreements');
  const portal = await startPortal(settings(database), atEnd);
  const token = await withClient(database.connection, givePerson);
  const { headers } = customerWith(token).home;
  const choice = `${portal.origin}${setPrivacyChoice.path.replace(':id', 'tracking')}`;
  for (let index = 0; index < eachPersons; index++)
    await fetch(choice, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ granted: index % 2 === 0 }),
    });
  await withClient(database.connection, giveOthers);

  const ask: Ask = { origin: portal.origin, path: verifyConsents.path, headers };
  const answer = await fetch(portal.origin + ask.path, { headers });
  const { finding, count } = verifyConsents.answers[200].parse(await answer.json());
  report.say(`${people * eachPersons} agreements of others, and of one person ${count}, ${finding}`);
  report.atMost('a chain that is not whole', finding === 'whole' && count === eachPersons ? 0 : 1, 0);
  await inTurns([ask], 20);
  const [times = []] = await inTurns([ask], turns);
  report.atMost('ms for a chain, 95 of 100', quantile(times, 0.95), mostMs);
  await portal.stop();
});

async function givePerson(client: pg.Client): Promise<string> {
  const userId = randomUUID();
  await client.query(
    `insert into users (user_id, login_name, email_kind, email, given_name, family_name)
     values ($1, $2, 'real', $2, 'Firmante', 'De Medida')`,
    [userId, loginName],
  );
  return insertSession(client, userId);
}

/** As many rows each, of the same length; nobody works them out. */
async function giveOthers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into agreements (user_id, position, agreement_id, kind, decision, accepted_at, channel, customer_id, reference,
       text_hash, details, details_hash, previous_hash, hash, seal)
     select md5('person ' || person)::uuid, position, gen_random_uuid(), a.kind, a.decision, a.accepted_at, a.channel,
       md5('customer ' || person), gen_random_uuid()::text, a.text_hash, a.details, a.details_hash, a.previous_hash, a.hash, a.seal
     from generate_series(1, $1::int) person,
       (select agreements.* from agreements join users using (user_id) where login_name = $2) a`,
    [people, loginName],
  );
  await client.query('vacuum (analyze) agreements');
}
