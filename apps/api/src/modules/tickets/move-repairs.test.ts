import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { findViolations } from '../../../test/coherence.ts';
import { repairCalls, statusesOf } from '../../../test/given/given-repair.ts';

const minuteMs = 60_000;

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const { given, decide, read, eventsOf } = repairCalls(() => app);

async function pass(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * minuteMs);
  await app.tick();
}

describe('the workshop', () => {
  it('goes on with an accepted repair, step by step, to the end', async () => {
    now = new Date();
    const repair = await given();
    await decide(repair, 'acceptedCost:35.00');
    await pass(0);
    expect((await read(repair)).status).toBe('REPARACION');
    for (const status of ['REPARADO', 'TRASLADO_CAC', 'ENTREGADO_CAC', 'ENTREGA_CLIENTE']) {
      await pass(5);
      expect((await read(repair)).status).toBe(status);
    }
    await pass(60);
    expect(statusesOf(await read(repair))).toHaveLength(9);
    const events = await eventsOf(repair);
    expect(events.map(({ event }) => event.troubleTicket.status)).toEqual([
      'REPARACION',
      'REPARADO',
      'TRASLADO_CAC',
      'ENTREGADO_CAC',
      'ENTREGA_CLIENTE',
    ]);
  });

  it('stops and asks where the report is told and something costs; free repairs go on', async () => {
    now = new Date();
    const steps = ['EQUIPO_CAC', 'TRASLADO_TALLER', 'ENTREGADO_TALLER'] as const;
    const asked = await given({ steps, nextMoveAt: now });
    const free = await given({ steps, nextMoveAt: now, prices: [], deliversHome: true });
    for (let count = 0; count < 5; count++) await pass(5);
    const ticket = await read(asked);
    expect(ticket.status).toBe('INF_TECNICO');
    expect(ticket.statusChange.at(-1)?.characteristic).toEqual([
      { name: 'requiereAprobacion', value: 'true' },
    ]);
    const [event] = await eventsOf(asked);
    expect(event).toMatchObject({
      event_type: 'TroubleTicketStatusChangeEvent',
      event: {
        troubleTicket: { id: asked.ticketId, status: 'INF_TECNICO' },
        device: 'Nova X5',
        awaitsCents: 3_500,
      },
    });
    expect(statusesOf(await read(free)).slice(-2)).toEqual(['TRASLADO_CAC', 'ENTREGA_DOMICILIO']);
    expect((await decide(asked, 'acceptedCost:35.00')).statusCode).toBe(200);
  });

  it('moves the generated repairs within a day, a step for each, whoever ticks; the others stay', async () => {
    const stepsOf = async (condition: string) => {
      const { rows } = await app.database.pool.query(
        `select ticket_id, count(*)::int as steps from operator.ticket_steps join operator.tickets using (customer_id, ticket_id)
         where ${condition} group by 1 order by 1`,
        [now],
      );
      return rows as { ticket_id: string; steps: number }[];
    };
    const rest = "ticket_id in ('TRK-1002', 'TRK-1003', 'TRK-2001') and $1::timestamptz is not null";
    now = new Date(now.getTime() + 24 * 60 * minuteMs);
    const due = await stepsOf("ticket_id like 'TRK-10____' and next_move_at <= $1");
    const before = await stepsOf(rest);
    expect(due.length).toBeGreaterThan(5);
    await Promise.all([app.tick(), app.tick(), app.tick()]);
    const names = due.map(({ ticket_id }) => `'${ticket_id}'`).join();
    expect(await stepsOf(`ticket_id in (${names}) and $1::timestamptz is not null`)).toEqual(
      due.map(({ ticket_id, steps }) => ({ ticket_id, steps: steps + 1 })),
    );
    expect(await stepsOf(rest)).toEqual(before);
    const violations = await findViolations(app.database.pool, now);
    expect(violations.filter(({ rule }) => /ticket|step/.test(rule))).toEqual([]);
  });

  it('finds what it does by an index', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(
        'explain select 1 from operator.tickets where next_move_at <= now() order by next_move_at limit 50',
      );
      expect(JSON.stringify(rows)).toContain('tickets_by_move');
    } finally {
      client.release(true);
    }
  });
});
