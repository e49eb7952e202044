// kill -9 while messages by WhatsApp leave, are told to have failed and are replaced: each has left by SMS once, or has arrived.
import { receiveWhatsappEvent } from '@portal/contract/help/whatsapp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually, scaled } from '../eventually.ts';
import { givenNumber, signatureOf, statusOf } from '../given/whatsapp.ts';
import { endTurns, type KillWorld, lanes, openKillWorld } from './kill-world.ts';
import type { PortalProcess } from './portal-process.ts';

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

const [lane] = lanes;
const rounds = scaled(1);
const newsAtOnce = 6;

let world: KillWorld;
beforeAll(async () => {
  world = await openKillWorld();
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

/** The lane’s person is written to at a number of their own, which is not reached. */
async function link(digits: string): Promise<void> {
  const [{ user_id: userId }] = await query('select user_id from login_names where login_name = $1', [
    lane.username,
  ]);
  await query('delete from whatsapp_links where user_id = $1', [userId]);
  await query(`insert into whatsapp_links (user_id, number, kinds) values ($1, $2, '["news"]')`, [
    userId,
    digits,
  ]);
  await query('insert into whatsapp_numbers (number, user_id) values ($1, $2)', [digits, userId]);
  await query(
    `insert into pay_sandbox.whatsapp_unreachable (number, how, since) values ($1, 'silent', now())`,
    [digits],
  );
}

async function tellNews(): Promise<void> {
  await query(
    `insert into events (event_id, event_type, event_time, customer_id, event)
     select gen_random_uuid(), 'UsageThresholdReachedEvent', now(), customer_id,
       jsonb_build_object('serviceNumber', service_number, 'percent', 80, 'bucket', jsonb_build_object('name', 'Internet'))
     from operator.line_numbers where service_number = $1`,
    [`593${lane.postpaid.slice(1)}`],
  );
}

/** Time passes after it: the turns to tell and to send end by the clock. */
async function die(portal: PortalProcess): Promise<void> {
  await world.kill(portal);
  await endTurns(world);
  await query(`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const messagesTo = (digits: string) =>
  query(`select * from messages where recipient = $1 and channel = 'whatsapp'`, [digits]);
const smsTo = async (digits: string) =>
  Number(
    (await query(`select count(*) from messages where recipient = $1 and channel = 'sms'`, [digits]))[0]
      .count,
  );

it('replaces each message that has not arrived once, whichever step is killed', async () => {
  const told: { digits: string; arrived: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const { digits } = givenNumber();
    await world.start().then(async (first) => {
      await link(digits);
      for (let nth = 0; nth < newsAtOnce; nth++) await tellNews();
      await rest(700 + round * 300);
      await die(first);
    });
    const second = await world.start();
    await eventually(async () => {
      const messages = await messagesTo(digits);
      expect(messages.filter(({ status }) => status !== 'pending')).toHaveLength(newsAtOnce);
    });
    // One arrives, one fails, of the others nobody hears; all of it while their time ends, and the server with it.
    const tell = (body: string) =>
      fetch(`${second.origin}${receiveWhatsappEvent.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signatureOf(body) },
        body,
      });
    const [arrives, fails] = (await messagesTo(digits)).filter(({ sms_instead: words }) => words !== null);
    if (arrives) expect((await tell(statusOf(arrives, 'delivered'))).status).toBe(200);
    await query(
      `update messages set sent_at = now() - interval '31 seconds' where recipient = $1 and channel = 'whatsapp'`,
      [digits],
    );
    await query(`update jobs.job set start_after = now() where name = 'replace-whatsapp'`);
    await Promise.all([
      fails && tell(statusOf(fails, 'failed')).catch(() => null),
      rest((round * 211) % 1_100).then(() => die(second)),
    ]);
    told.push({ digits, arrived: arrives ? 1 : 0 });
  }
  await world.start();
  for (const { digits, arrived } of told) {
    await eventually(async () => expect(await smsTo(digits)).toBe(newsAtOnce - arrived), {
      timeout: 60_000,
    });
    const left = await query(
      `select 1 from messages where recipient = $1 and channel = 'whatsapp' and (sms_instead is not null or body <> '')`,
      [digits],
    );
    expect(left).toEqual([]);
  }
});
