// Problems of the network: told to who asked, paid back once by rule, and known before anybody comes (NET-1, NET-2, NET-3).
import { listMessages } from '@portal/contract/help/notifications';
import {
  listServiceProblems,
  type ServiceProblem,
  type ServiceTest,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { addMonths, civilDateOf, hourMs, instantAt } from '@portal/market/civil-dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides, wordsIn } from '../../../test/chat.ts';
import { billsOf, givenCycle, itemsOf } from '../../../test/given/bills.ts';
import { givenHome, givenManager } from '../../../test/given/given-line.ts';
import { givenUser } from '../../../test/given/given-user.ts';
import { letNeighboursGo } from '../../../test/given/neighbours-gone.ts';
import { givenEvent, outboxOf } from '../../../test/given/notifications.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  // Far from a cut and to come, on whatever day this runs: the portal has the machine's clock.
  now = instantAt(`${addMonths(civilDateOf(new Date()), 1).slice(0, 8)}10`, 12);
  app = await startTestApp({
    environment: { ASSISTANT_SECRET: chatSecret },
    clock: { now: () => now },
    overHttp: false,
  });
  await letNeighboursGo(app.database.pool, 'writtenDown');
});
afterAll(() => app.close());

const later = (hours: number) => new Date(now.getTime() + hours * hourMs);
let problems = 0;

/** Somebody with internet and television at home for 20 dollars each, who manages the internet alone. */
async function given() {
  const { pool } = app.database;
  const user = await givenUser(app);
  const home = await givenHome(app, { serviceTypes: [5, 4] });
  const [internet = '', television = ''] = home.numbers;
  await givenManager(app, user, { number: internet, serviceNumber: internet, accountId: home.accountId });
  await pool.query('update operator.lines set monthly_fee_cents = 2000 where account_id = $1', [
    home.accountId,
  ]);
  const { rows } = await pool.query<{ customer_id: string; line_id: string }>(
    'select customer_id, line_id from operator.lines where service_number = $1',
    [internet],
  );
  const [{ customer_id: customerId, line_id: lineId } = { customer_id: '', line_id: '' }] = rows;
  const token = await app.signIn(user.email, user.password);
  const list = async (): Promise<ServiceProblem[]> =>
    (await app.call({ method: 'GET', url: listServiceProblems.path, token })).json();
  return {
    user,
    token,
    internet,
    television,
    accountId: home.accountId,
    customerId,
    lineId,
    list,
    /** Of the whole home, since an hour ago; its end in three hours moves by one, an hour before. */
    async fail(category = 'outage'): Promise<string> {
      const problemId = `RED-260101-${String(++problems).padStart(6, 'A')}`;
      await pool.query(
        `insert into operator.service_problems (customer_id, problem_id, category, reason, status, started_at,
           expected_end_at, next_update_at, delay_minutes, next_move_at)
         values ($1, $2, $3, 'Se cortó una fibra.', 'planned', $4, $5, $6, 60, $4)`,
        [customerId, problemId, category, later(-1), later(3), later(2)],
      );
      await pool.query(
        `insert into operator.problem_lines (customer_id, line_id, problem_id, started_at)
         select customer_id, line_id, $2, $3 from operator.lines where customer_id = $1`,
        [customerId, problemId, later(-1)],
      );
      await app.tick();
      return problemId;
    },
    watch: (problemId: string, isWatched = true) =>
      app.call({
        method: 'PUT',
        url: watchServiceProblem.path.replace(':id', problemId),
        token,
        payload: { isWatched },
      }),
    test: async (line = internet): Promise<ServiceTest> =>
      (await app.call({ method: 'GET', url: `${testService.path}?serviceId=${line}`, token })).json(),
    async told() {
      await app.operator.events.deliver();
      await app.settleEvents();
      const answer = await app.call({ method: 'GET', url: listMessages.path, token });
      return answer.json<{ messageType: string; content: string }[]>();
    },
  };
}

it('is told of own lines alone: since when, until when, when there is more to say, and what comes back', async () => {
  const { list, fail, internet } = await given();
  expect(await list()).toEqual([]);
  const id = await fail();
  expect(await list()).toMatchObject([
    {
      id,
      category: 'outage',
      status: 'inProgress',
      reason: 'Se cortó una fibra.',
      resolvedAt: null,
      affectedService: [{ id: internet }],
      // Four hours of 20 dollars, the first of which is not counted: 1 % each.
      credit: { amount: { unit: 'USD', value: 0.6 }, state: 'estimated', billNo: null },
      isWatched: false,
    },
  ]);
  const [problem] = await list();
  expect(new Date(problem?.expectedEndAt ?? 0)).toEqual(
    new Date(Math.floor(later(3).getTime() / 1_000) * 1_000),
  );
  expect(problem?.credit?.terms).toContain('60');
});

it('of an end that has passed while it goes on nobody says that it is to come', async () => {
  const { list, fail, test, token, customerId } = await given();
  const chat = chatSides(app);
  const talk = await chat.begin(token);
  const said = async () => wordsIn(await chat.answered(talk, 'no tengo internet'));
  await fail();
  expect(await said()).toContain('Esperamos que vuelva el');
  await app.database.pool.query(
    `update operator.service_problems set expected_end_at = now() - interval '1 hour',
       next_update_at = now() - interval '2 hours' where customer_id = $1`,
    [customerId],
  );
  const late = { status: 'inProgress', expectedEndAt: null, nextUpdateAt: null };
  expect(await list()).toMatchObject([late]);
  expect(await test()).toMatchObject({ outcome: 'knownProblem', problem: late });
  expect(await said()).toContain('Aún no sabemos cuándo vuelve.');
});

it('tells who asked for it, once each, that the end has moved and that it is over', async () => {
  const asked = await given();
  const id = await asked.fail();
  expect((await asked.watch(id)).json()).toMatchObject({ id, isWatched: true });
  expect(await asked.list()).toMatchObject([{ id, isWatched: true }]);
  expect((await asked.watch('RED-000000-AAAAAA')).statusCode).toBe(404);
  const silent = await given();
  await silent.fail();

  now = later(2.1);
  await Promise.all([app.tick(), app.tick(), app.tick()]);
  expect((await asked.told()).map(({ messageType }) => messageType)).toEqual(['problemMoved']);
  expect(await asked.list()).toMatchObject([{ nextUpdateAt: null, credit: { amount: { value: 0.8 } } }]);
  now = later(2);
  await Promise.all([app.tick(), app.tick(), app.tick()]);
  const told = await asked.told();
  expect(told.map(({ messageType }) => messageType)).toEqual(['problemOver', 'problemMoved']);
  // Of the line that they manage, and of no other of the home.
  for (const { content } of told) {
    expect(content).toContain(asked.internet);
    expect(content).not.toContain(asked.television);
  }
  expect(told[0]?.content).not.toContain('te devolvemos');
  expect(await silent.told()).toEqual([]);
  expect(await asked.list()).toMatchObject([{ id, status: 'resolved', isWatched: false }]);
  // Nobody waits for what is over.
  expect((await asked.watch(id)).json()).toMatchObject({ isWatched: false });
  const subjects = (await outboxOf(app, asked.user.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Tu servicio ya está de vuelta');
});

it('tells of an end that nobody can say, and that it is over, as an operator of one’s own does', async () => {
  const { fail, watch, told, internet, customerId } = await given();
  const id = await fail();
  await watch(id);
  const services = [internet];
  const serviceProblem = { id, status: 'inProgress' };
  await givenEvent(app, {
    eventType: 'ServiceProblemAttributeValueChangeEvent',
    customerId,
    event: { serviceProblem, services, expectedEndAt: null },
  });
  await givenEvent(app, {
    eventType: 'ServiceProblemStateChangeEvent',
    customerId,
    event: { serviceProblem: { ...serviceProblem, status: 'resolved' }, services },
  });
  const contents = (await told()).map(({ content }) => content);
  expect(contents).toHaveLength(2);
  expect(contents).toContainEqual(expect.stringMatching(/Aún no sabemos cuándo termina\.$/));
  expect(contents).toContainEqual(expect.stringContaining(' terminó.'));
});

it('what comes back is on the next bill once, whatever is killed on the way', async () => {
  const { list, fail, token, internet, customerId, accountId } = await given();
  const { pool } = app.database;
  const { cut } = await givenCycle(app, { accountId }, now);
  const id = await fail();
  now = later(2.1);
  await app.tick();
  // Whoever ends it is cut off before the end of the transaction, after the credits.
  await pool.query(`create function cut_off() returns trigger language plpgsql as $$ begin
    if new.event_type = 'ServiceProblemStateChangeEvent' then raise exception 'cut off'; end if; return new; end $$`);
  await pool.query(
    'create trigger cut_off before insert on operator.events for each row execute function cut_off()',
  );
  now = later(2);
  await app.tick();
  const credits = async () =>
    (
      await pool.query<{ code: string; cents: string }>(
        'select code, amount_cents + tax_cents as cents from operator.invoice_charges where customer_id = $1',
        [customerId],
      )
    ).rows;
  expect(await credits()).toEqual([]);
  expect(await list()).toMatchObject([{ id, status: 'inProgress' }]);
  await pool.query('drop trigger cut_off on operator.events');
  await pool.query('drop function cut_off');

  now = later(1);
  await Promise.all([app.tick(), app.tick(), app.tick()]);
  await app.tick();
  // Of both services at home; however late the clock came, it was over when it was said to be.
  expect(await credits()).toEqual([
    { code: id, cents: '-80' },
    { code: id, cents: '-80' },
  ]);
  now = cut;
  await app.tick();
  const [next] = await billsOf(app, token, internet);
  expect(await itemsOf(app, next?.billNo)).toMatchObject([
    { kind: 'plan' },
    { kind: 'plan' },
    { kind: 'credit', code: id },
    { kind: 'credit', code: id },
  ]);
  expect(await list()).toMatchObject([{ id, credit: { state: 'granted', billNo: next?.billNo } }]);
});

it('nothing comes back for work that was announced', async () => {
  const { list, fail } = await given();
  await fail('maintenance');
  expect(await list()).toMatchObject([{ category: 'maintenance', credit: null }]);
});

it('nothing is promised for a line that has ended meanwhile', async () => {
  const { list, fail, lineId } = await given();
  await fail();
  await app.database.pool.query("update operator.lines set status = 'I' where line_id = $1", [lineId]);
  expect(await list()).toMatchObject([{ status: 'inProgress', credit: null }]);
});

it('a home is tested for its bill, the network around it and its equipment, and says what to do', async () => {
  const { test, fail, internet, customerId, lineId, token } = await given();
  const { pool } = app.database;
  const result = ({ testMeasure, outcome }: ServiceTest) => [...testMeasure.map((it) => it.result), outcome];
  expect(result(await test())).toEqual(['passed', 'passed', 'passed', 'working']);
  await pool.query('insert into operator.equipment_faults values ($1, $2, now())', [customerId, lineId]);
  expect(result(await test())).toEqual(['passed', 'passed', 'failed', 'visit']);
  const id = await fail();
  const known = await test();
  expect(result(known)).toEqual(['passed', 'failed', 'failed', 'knownProblem']);
  expect(known.problem).toMatchObject({ id, affectedService: [{ id: internet }] });
  await pool.query("update operator.lines set status = 'S' where line_id = $1", [lineId]);
  expect(result(await test())).toEqual(['failed', 'failed', 'failed', 'suspended']);
  // A mobile line is not at home.
  const mobile = await app.call({
    method: 'GET',
    url: `${testService.path}?serviceId=0991000001`,
    token: await app.signIn('ana.paredes@correo.example'),
  });
  expect(mobile.statusCode).toBe(404);
  expect((await app.call({ method: 'GET', url: testService.path, token })).statusCode).toBe(400);
});

it('30 tests in ten minutes, and then 429', async () => {
  const { token, internet } = await given();
  const url = `${testService.path}?serviceId=${internet}`;
  for (let count = 0; count < 30; count++) await app.call({ method: 'GET', url, token });
  expect((await app.call({ method: 'GET', url, token })).statusCode).toBe(429);
});
