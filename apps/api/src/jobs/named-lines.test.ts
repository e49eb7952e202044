// The lines of Ana and Luis while the operator's clock goes: what somebody sees who looks for ten minutes.
import { listMessages } from '@portal/contract/help/notifications';
import { getVoiceUsage, type VoiceUsage } from '@portal/contract/lines/usage-records';
import { civilDateOf } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { findViolations } from '../../test/coherence.ts';

const minuteMs = 60_000;
let app: TestApp;
const filled = new Date();
const span = 40 * minuteMs;
/** No midnight, and so no cut, falls between. */
const isNearMidnight = civilDateOf(filled) !== civilDateOf(new Date(filled.getTime() + span));
let now = new Date(filled.getTime() - (isNearMidnight ? span : 0));
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  await query(`insert into operator.usage_growth (customer_id, line_id, kind, due_at, spell_left)
    select customer_id, line_id, kind, now() - interval '1 day', 15 from operator.lines
    where service_number in ('593991000001', '593991000002', '593991000003', '593992000001')`);
  await query(`delete from operator.usage_growth where spell_left is null`);
  await query(`insert into operator.third_party_blocks (customer_id, line_id, blocked_at)
    select customer_id, line_id, now() from operator.lines where service_number = '593991000002'`);
  await query(`insert into operator.spending_controls (customer_id, line_id, alerts, caps, changed_at)
    select customer_id, line_id, '{}',
      '{"plan":{"amountCents":8,"action":"stop"},"roaming":{"amountCents":1000,"action":"stop"}}', now()
    from operator.lines where service_number = '593991000001'`);
});
afterAll(() => app.close());

const services = () =>
  query(`select l.service_number, s.code from operator.third_party_services s
    join operator.lines l using (customer_id, line_id)
    where l.service_number in ('593991000001', '593991000002', '593992000001') order by 1, 2`);

const query = async (sql: string) => (await app.database.pool.query(sql)).rows;
const pass = async (minutes: number) => {
  for (let count = 0; count < minutes; count++) {
    now = new Date(now.getTime() + minuteMs);
    await app.tick();
  }
};
const figures = async () => {
  const sums = await query(`
    select l.service_number,
      (select sum(consumed)::int from operator.usage_buckets u where u.line_id = l.line_id and usage_type = 'internet') as mb,
      (select count(*)::int from operator.usage_records r where r.line_id = l.line_id) as records,
      (select amount_cents::int from operator.prepaid_balances p where p.line_id = l.line_id) as cents
    from operator.lines l join operator.usage_growth g using (customer_id, line_id) order by 1`);
  return sums as { service_number: string; mb: number; records: number; cents: number | null }[];
};

it('rings, records, balances, an alert and a cap move, then nothing does until the next spell', async () => {
  const before = await figures();
  await pass(10);
  const after = await figures();
  expect(after.map(({ records }, index) => records - (before[index]?.records ?? 0))).toEqual([
    10, 10, 10, 10,
  ]);
  for (const [index, { mb }] of after.entries())
    expect(mb).toBeGreaterThanOrEqual((before[index]?.mb ?? 0) + 60);
  const [, , prepaid, luis] = after;
  expect(prepaid?.cents).toBeLessThan(before[2]?.cents ?? 0);
  expect(luis?.cents).toBeLessThan(before[3]?.cents ?? 0);

  await app.settleEvents();
  const ana = await app.signIn('ana.paredes@correo.example');
  const told = await app.call({ method: 'GET', url: `${listMessages.path}?limit=50`, token: ana });
  const words = told.json<{ content: string }[]>().map(({ content }) => content);
  expect(words).toContainEqual(expect.stringMatching(/100-0003 llegó al 80 %: usó (4[89]|5\d) de 60 min/));
  expect(words).toContainEqual(
    expect.stringMatching(/100-0001 llegó a \$0,08 fuera de tu plan.*Tu tope es \$0,08/),
  );
  const calls = await app.call({ method: 'GET', url: `${getVoiceUsage.path}?limit=3`, token: ana });
  const [newest] = calls.json<VoiceUsage>().consumption;
  expect(now.getTime() - new Date(newest?.date ?? 0).getTime()).toBeLessThan(10 * minuteMs);

  const had = await services();
  await pass(5);
  // With the spell's last use a company begins a service where nobody has blocked that.
  expect(await services()).toEqual([{ service_number: '593991000001', code: 'TP-TRIVIA' }, ...had]);
  await app.settleEvents();
  const heard = await app.call({ method: 'GET', url: `${listMessages.path}?limit=5`, token: ana });
  expect(heard.body).toContain('Juegos Andinos activó Trivia del día');
  const rested = await figures();
  await pass(20);
  expect(await figures()).toEqual(rested);
  const latest = new Date(Math.max(now.getTime(), Date.now()));
  expect(await findViolations(app.database.pool, latest)).toEqual([]);
  const next = await query(`select distinct spell_left,
    extract(hour from due_at at time zone 'America/Guayaquil')::int as hour from operator.usage_growth`);
  expect(next).toEqual([{ spell_left: 15, hour: expect.any(Number) }]);
  expect([13, 20]).toContain(next[0].hour);
});
