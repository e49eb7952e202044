import { decideRepairCost, type TroubleTicket } from '@portal/contract/help/tickets';
import { type Agreement, listConsents } from '@portal/contract/privacy/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { bodyOf, repairCalls, statusesOf } from '../../../test/given/given-repair.ts';

let app: TestApp;
/** The next look at a repair sees its steps, and not yet what was decided with them. */
let isHalfRead = false;
beforeAll(async () => {
  app = await startTestApp({
    environment: { BRAND_HELP_PHONE: '1800 500 500 / 5004040' },
    operatorThrough: ({ tickets, ...others }) => ({
      ...others,
      tickets: {
        ...tickets,
        async find(ticketId) {
          const found = await tickets.find(ticketId);
          if (!found || !isHalfRead) return found;
          isHalfRead = false;
          return { ...found, decision: null };
        },
      },
    }),
  });
});
afterAll(() => app.close());

const { given, send, decide, read, outbox, eventsOf } = repairCalls(() => app);

describe('200', () => {
  it('Ana accepts 35.00: the repair goes on, she is told, and it is an event', async () => {
    const ana = await app.signIn('ana.paredes@correo.example');
    const user = { email: 'ana.paredes@correo.example' };
    const line = { number: '0991000001' };
    const payload = bodyOf({ user, line }, 'acceptedCost:35.00');
    const answer = await send({ token: ana, ticketId: 'TRK-1001' }, payload);
    expect(answer.statusCode).toBe(200);
    const ticket = answer.json<TroubleTicket>();
    expect(ticket).toMatchObject({ id: 'TRK-1001', status: 'REPARACION', standardStatus: 'inProgress' });
    expect(ticket.statusChange[3]?.characteristic).toEqual([{ name: 'requiereAprobacion', value: 'false' }]);
    expect(ticket.statusChange[4]).toMatchObject({ changeReason: 'Costo aceptado por el cliente' });
    expect(await read({ token: ana, ticketId: 'TRK-1001' })).toEqual(ticket);
    const [mail] = await outbox('ana.paredes@correo.example');
    expect(mail?.subject).toBe('Aceptaste el costo de la reparación TRK-1001');
    expect(mail?.text).toMatch(/Nova X5 por \$\s?35,00/);
    const { rows } = await app.database.pool.query(
      "select event from events where event_type = 'TroubleTicketStatusChangeEvent' and user_id is not null",
    );
    expect(rows).toEqual([
      {
        event: {
          troubleTicket: { id: 'TRK-1001', status: 'REPARACION', lineId: expect.any(String) },
          device: 'Nova X5',
          decision: 'accepted',
          acceptedCents: 3_500,
        },
      },
    ]);
  });

  it.each(['acceptedCost:35', 'acceptedCost:35.0', 'acceptedCost:35.00'])(
    '%s is the quoted amount',
    async (word) => {
      const repair = await given();
      expect((await decide(repair, word)).json()).toMatchObject({ status: 'REPARACION' });
    },
  );

  it('the amount is the sum of the prices', async () => {
    const prices = [
      { name: 'Repuesto', amountCents: 1_999 },
      { name: 'Mano de obra', amountCents: 1_002 },
    ];
    const repair = await given({ prices });
    expect((await decide(repair, 'acceptedCost:19.99')).statusCode).toBe(409);
    expect((await decide(repair, 'acceptedCost:30.01')).statusCode).toBe(200);
  });

  it('a rejected repair comes back as it is', async () => {
    const repair = await given();
    const answer = await decide(repair, 'rejectedCost', { method: 'PATCH' });
    expect(answer.statusCode).toBe(200);
    const ticket = answer.json<TroubleTicket>();
    expect(statusesOf(ticket).slice(-2)).toEqual(['INF_TECNICO', 'TRASLADO_CAC']);
    expect(ticket.statusChange.at(-1)?.changeReason).toBe('Costo rechazado por el cliente');
    const [mail] = await outbox(repair.user.email);
    expect(mail?.subject).toContain('Rechazaste el costo');
  });

  it('the step may be named by a number, or by the ticket', async () => {
    const one = await given();
    expect((await send(one, bodyOf(one, 'rejectedCost', 4))).statusCode).toBe(200);
    const other = await given();
    expect((await send(other, bodyOf(other, 'rejectedCost', other.ticketId))).statusCode).toBe(200);
    expect((await read(other)).status).toBe('TRASLADO_CAC');
  });

  it('the same request again is the same decision: one step, one message, one event', async () => {
    const repair = await given();
    const headers = { 'Request-UUID': 'EC-1004711' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => decide(repair, 'acceptedCost:35.00', { headers })),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect(statusesOf(await read(repair))).toHaveLength(5);
    expect(await outbox(repair.user.email)).toHaveLength(1);
    expect(await eventsOf(repair)).toHaveLength(1);
    expect((await decide(repair, 'rejectedCost', { headers })).statusCode).toBe(409);
    expect((await decide(repair, 'acceptedCost:36.00', { headers })).statusCode).toBe(409);
  });

  it('so it is where it is read while the first is being written', async () => {
    const repair = await given();
    const headers = { 'Request-UUID': 'EC-1004713' };
    const first = await decide(repair, 'acceptedCost:35.00', { headers });
    isHalfRead = true;
    const again = await decide(repair, 'acceptedCost:35.00', { headers });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    isHalfRead = true;
    expect((await decide(repair, 'acceptedCost:35.00')).statusCode).toBe(409);
    isHalfRead = true;
    expect((await decide(repair, 'rejectedCost', { headers })).statusCode).toBe(409);
    expect(await eventsOf(repair)).toHaveLength(1);
  });

  it('is accepted once, also where it is asked for again later, and what is refused is not accepted at all', async () => {
    const repair = await given();
    const headers = { 'Request-UUID': 'EC-1004712' };
    expect((await decide(repair, 'acceptedCost:36.00')).statusCode).toBe(409);
    for (let count = 0; count < 2; count++) {
      expect((await decide(repair, 'acceptedCost:35.00', { headers })).statusCode).toBe(200);
      // It has been told: nobody waits for news of it.
      expect(await outbox(repair.user.email)).toHaveLength(1);
    }
    for (const word of ['acceptedCost:35.00', 'rejectedCost'])
      expect((await decide(repair, word)).statusCode).toBe(409);
    const { token } = repair;
    const chain = (await app.call({ method: 'GET', url: listConsents.path, token })).json<Agreement[]>();
    expect(chain.map(({ kind, status }) => [kind, status])).toEqual([['repairCost', 'active']]);
  });

  it('a customer without an address reads it on the line', async () => {
    const repair = await given();
    await app.database.pool.query("update users set email_kind = 'placeholder' where user_id = $1", [
      repair.user.userId,
    ]);
    expect((await decide(repair, 'acceptedCost:35.00')).statusCode).toBe(200);
    const [sms] = await outbox(repair.line.number);
    expect(sms?.text).toBe(
      `Aceptaste la reparacion ${repair.ticketId} por USD 35,00. Si no fuiste tu, llama al 1800 500 500.`,
    );
  });

  it('the parties may be left out', async () => {
    const repair = await given();
    const payload = { statusChange: [{ id: '4', status: 'rejectedCost' }] };
    expect((await send(repair, payload)).statusCode).toBe(200);
  });
});

describe('400', () => {
  it.each([
    ['no body', {}],
    ['no change', { statusChange: [] }],
    [
      'two changes',
      {
        statusChange: [
          { id: '4', status: 'rejectedCost' },
          { id: '4', status: 'rejectedCost' },
        ],
      },
    ],
    ['a state of the repair', { statusChange: [{ id: '4', status: 'ENTREGA_CLIENTE' }] }],
    ['no amount', { statusChange: [{ id: '4', status: 'acceptedCost:' }] }],
    ['a negative amount', { statusChange: [{ id: '4', status: 'acceptedCost:-35.00' }] }],
    ['a comma', { statusChange: [{ id: '4', status: 'acceptedCost:35,00' }] }],
    ['a third decimal', { statusChange: [{ id: '4', status: 'acceptedCost:35.001' }] }],
    ['letters', { statusChange: [{ id: '4', status: 'acceptedCost:NaN' }] }],
    ['an amount to reject', { statusChange: [{ id: '4', status: 'rejectedCost:35.00' }] }],
    [
      'another kind of party',
      {
        statusChange: [{ id: '4', status: 'rejectedCost' }],
        relatedParty: [{ id: 'x', identifierType: 'CED' }],
      },
    ],
  ])('%s', async (_name, payload) => {
    const repair = await given();
    const answer = await send(repair, payload);
    expect(answer.statusCode).toBe(400);
    expect((await read(repair)).status).toBe('INF_TECNICO');
  });
});

describe('401 and 403', () => {
  it('401 without a session', async () => {
    const { ticketId } = await given();
    const url = decideRepairCost.path.replace(':id', ticketId);
    const payload = { statusChange: [{ id: '4', status: 'rejectedCost' }] };
    expect((await app.call({ method: 'POST', url, payload })).statusCode).toBe(401);
  });

  it('403 in the name of somebody else, in body or header', async () => {
    const [mine, theirs] = [await given(), await given()];
    const body = bodyOf({ user: theirs.user, line: mine.line }, 'acceptedCost:35.00');
    expect((await send(mine, body)).statusCode).toBe(403);
    const headers = { userprofileid: theirs.user.email };
    expect((await decide(mine, 'acceptedCost:35.00', { headers })).statusCode).toBe(403);
    expect((await read(mine)).status).toBe('INF_TECNICO');
  });
});

describe('404', () => {
  it('somebody else’s is the same as none, to the byte, and stays as it was', async () => {
    const [mine, theirs] = [await given(), await given()];
    for (const method of ['POST', 'PATCH'] as const)
      for (const status of ['acceptedCost:35.00', 'acceptedCost:1.00', 'rejectedCost']) {
        const body = bodyOf(mine, status);
        const foreign = await send({ token: mine.token, ticketId: theirs.ticketId }, body, { method });
        const unreal = await send({ token: mine.token, ticketId: 'TRK-9999' }, body, { method });
        expect(foreign.statusCode).toBe(404);
        expect(foreign.body).toBe(unreal.body);
      }
    expect((await read(theirs)).status).toBe('INF_TECNICO');
    expect(await eventsOf(theirs)).toEqual([]);
    expect(await outbox(mine.user.email)).toEqual([]);
  });

  it('an account that is not the caller’s', async () => {
    const [mine, theirs] = [await given(), await given()];
    const body = bodyOf({ user: mine.user, line: theirs.line }, 'acceptedCost:35.00');
    expect((await send(mine, body)).statusCode).toBe(404);
    expect((await read(mine)).status).toBe('INF_TECNICO');
  });
});

describe('409', () => {
  it('too late: decided already, the same way or the other', async () => {
    const repair = await given();
    await decide(repair, 'acceptedCost:35.00');
    for (const status of ['acceptedCost:35.00', 'rejectedCost']) {
      const answer = await decide(repair, status);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'NOT_AWAITING_DECISION' });
    }
    expect(statusesOf(await read(repair))).toHaveLength(5);
  });

  it('another amount than the quoted one, which the refusal names', async () => {
    const repair = await given();
    for (const amount of ['34.99', '35.01', '0', '3500', '9999999']) {
      const answer = await decide(repair, `acceptedCost:${amount}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'AMOUNT_CHANGED',
        totalAmount: { value: 35, unit: 'USD' },
      });
    }
    expect((await read(repair)).status).toBe('INF_TECNICO');
  });

  it('a step that does not wait, and one that is named wrongly', async () => {
    const moving = await given({ steps: ['EQUIPO_CAC', 'TRASLADO_TALLER'] });
    expect((await send(moving, bodyOf(moving, 'rejectedCost', '2'))).statusCode).toBe(409);
    const free = await given({ prices: [] });
    expect((await decide(free, 'acceptedCost:0')).statusCode).toBe(409);
    const waiting = await given();
    for (const id of ['1', '5', 'x'])
      expect((await send(waiting, bodyOf(waiting, 'rejectedCost', id))).statusCode).toBe(409);
    expect((await read(waiting)).status).toBe('INF_TECNICO');
  });

  it('a dozen at once, of both kinds: one is heard', async () => {
    const repair = await given();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, count) =>
        decide(repair, count % 2 ? 'acceptedCost:35.00' : 'rejectedCost'),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(statusesOf(await read(repair))).toHaveLength(5);
    expect(await outbox(repair.user.email)).toHaveLength(1);
  });
});
