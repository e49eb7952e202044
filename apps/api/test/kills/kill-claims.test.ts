// kill -9 between the steps of a claim: filed once, answered once, and the money comes back once.
import { randomUUID } from 'node:crypto';
import { type Claim, fileClaim } from '@portal/contract/paying/claims';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { personKeyOf } from '../../src/db/shared-secrets.ts';
import { type GivenItem, givenBillOf } from '../given/bills.ts';
import { claimBody } from '../given/claims.ts';
import {
  bearerOf,
  canonical,
  type KillWorld,
  lanes,
  openKillWorld,
  senderOf,
  userIdsOf,
} from './kill-world.ts';
import type { PortalProcess } from './portal-process.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

const [lane] = lanes;
const within = { timeout: 60_000, interval: 50 };
let world: KillWorld;

beforeAll(async () => {
  world = await openKillWorld({ OPERATOR_CLOCK: 'on', OPERATOR_CLOCK_SECONDS: '1' });
});
afterAll(() => world.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

/** Holds `table` until whoever is doing it waits there, kills them, and lets go. */
async function killedAt(table: string, portal: PortalProcess, begin: () => Promise<unknown>) {
  const gate = await world.database.pool.connect();
  let begun: Promise<unknown> = Promise.resolve();
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'insert into.*"${table}"'`;
  try {
    await gate.query('begin');
    await gate.query(`lock table operator.${table} in share row exclusive mode`);
    begun = begin();
    await vi.waitFor(async () => expect(await rows(waits)).not.toEqual([]), within);
    await world.kill(portal);
  } finally {
    await gate.query('rollback');
    gate.release();
  }
  await begun;
  return world.start();
}

it('whichever step was interrupted: one claim a charge, one answer, one credit', async () => {
  let portal = await world.start();
  const authorization = await bearerOf(portal.origin, lane.username);
  const [userId = ''] = await userIdsOf(world.database);
  const [line] = await rows(
    `select customer_id as "customerId", account_id as "accountId", line_id as "lineId",
       service_number as "serviceNumber" from operator.lines where service_number = $1`,
    [canonical(lane.postpaid)],
  );
  const ids: string[] = [];
  async function given(): Promise<() => Promise<Response | null>> {
    const items: GivenItem[] = [
      ['plan', 'Plan', 999],
      ['thirdParty', 'Horóscopo diario', 260],
    ];
    const billNo = await givenBillOf(world, line, '2026-11-01', items);
    const body = claimBody({ '@referredType': 'billLine', id: '2', billNo });
    const headers = { 'request-uuid': `EC-${randomUUID()}` };
    return () => senderOf(portal.origin, authorization)(fileClaim.path, body, headers);
  }
  async function filed(file: () => Promise<Response | null>): Promise<string> {
    const answer = await file();
    if (!answer?.ok) throw new Error(`not filed: ${answer?.status}`);
    const { id } = (await answer.json()) as Claim;
    ids.push(id);
    return id;
  }
  const isDue = (id: string, status: string) =>
    rows(`update operator.claims set status = $2, next_move_at = now() where claim_id = $1`, [id, status]);

  const file = await given();
  portal = await killedAt('claims', portal, file);
  await filed(file);
  for (const [table, status] of [
    ['claim_notes', 'acknowledged'],
    ['invoice_charges', 'inProgress'],
    // The credit is written; that the claim says so is not.
    ['claim_notes', 'inProgress'],
  ] as const) {
    const id = await filed(await given());
    portal = await killedAt(table, portal, () => isDue(id, status));
  }
  await vi.waitFor(async () => {
    // Long enough ago for a tick that has begun already.
    await rows(
      `update operator.claims set next_move_at = now() - interval '1 minute'
       where claim_id = any($1) and status <> 'resolved'`,
      [ids],
    );
    const open = await rows(
      `select 1 from operator.claims where claim_id = any($1) and status <> 'resolved'`,
      [ids],
    );
    expect(open).toEqual([]);
  }, within);

  const author = personKeyOf(userId);
  expect(await rows('select 1 from operator.claims where author_id = $1', [author])).toHaveLength(ids.length);
  for (const id of ids) {
    expect(
      await rows(
        `select count(*)::int, sum(amount_cents + tax_cents)::int as credit from operator.invoice_charges where code = $1`,
        [id],
      ),
    ).toEqual([{ count: 1, credit: -299 }]);
    await vi.waitFor(
      async () =>
        expect(
          await rows(
            `select count(*)::int from notifications where kind = 'claimResolved' and content like $1`,
            [`%${id}%`],
          ),
        ).toEqual([{ count: 1 }]),
      within,
    );
  }
});
