// Builder: equipment in repair, of a customer that is there already.
import {
  decideRepairCost,
  listTroubleTickets,
  type RepairStatus,
  type TroubleTicket,
} from '@portal/contract/help/tickets';
import type { TestApp } from '../build-app.ts';
import { type GivenPostpaidLine, type GivenUser, givenPostpaidLine, givenUser } from './given-user.ts';

interface RepairOptions {
  /** The newest last; the first is always EQUIPO_CAC. */
  steps?: readonly RepairStatus[];
  prices?: { name: string; amountCents: number }[];
  deliversHome?: boolean;
  channelName?: string;
  nextMoveAt?: Date;
  /** The line that the device is used with; null: none. */
  lineId?: string | null;
}

let nextTicket = 700_000 + Math.floor(Math.random() * 90_000);

/** Waits for 35.00 to be accepted, unless told otherwise. Answers its number. */
export async function givenRepair(
  app: TestApp,
  customerId: string,
  options: RepairOptions = {},
): Promise<string> {
  const { pool } = app.database;
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000);
  const ticketId = `TRK-${nextTicket++}`;
  const { steps = ['EQUIPO_CAC', 'TRASLADO_TALLER', 'ENTREGADO_TALLER', 'INF_TECNICO'] } = options;
  const { prices = [{ name: 'Cambio de pantalla', amountCents: 3_500 }] } = options;
  const { channelName = 'CAC Centro', deliversHome = false, nextMoveAt = null, lineId = null } = options;
  await pool.query('insert into operator.ticket_numbers (ticket_id, customer_id) values ($1, $2)', [
    ticketId,
    customerId,
  ]);
  await pool.query(
    `insert into operator.tickets (customer_id, ticket_id, status, description, brand, model, imei, device_detail, channel_id,
       channel_name, report_title, report_text, prices, delivers_home, created_at, updated_at, expected_at, next_move_at, line_id)
     values ($1, $2, $3, 'Equipo IMEI 356938035643809, pantalla rota. Ingresa por garantía.', 'Nova', 'X5',
       '356938035643809', 'Teléfono', 'CAC1', $4, 'Pantalla rota', 'Se cambia.', $5, $6, $7,
       $8, $9, $10, $11)`,
    [
      customerId,
      ticketId,
      steps.at(-1),
      channelName,
      JSON.stringify(prices),
      deliversHome,
      daysAgo(steps.length),
      daysAgo(1),
      daysAgo(-6),
      nextMoveAt,
      lineId,
    ],
  );
  for (const [place, status] of steps.entries())
    await pool.query(
      `insert into operator.ticket_steps (customer_id, ticket_id, position, status, name, description, reason, needs_approval, changed_at)
       values ($1, $2, $3, $4, 'Paso', 'Descripción', 'Motivo', $5, $6)`,
      [
        customerId,
        ticketId,
        place + 1,
        status,
        status === 'INF_TECNICO' && prices.length > 0,
        daysAgo(steps.length - place),
      ],
    );
  return ticketId;
}

// A customer with something in repair, and the calls about it.

interface InRepair {
  user: GivenUser;
  line: GivenPostpaidLine;
  token: string;
  ticketId: string;
}

interface SendOptions {
  method?: 'POST' | 'PATCH';
  headers?: Record<string, string>;
}

export const bodyOf = (
  { user, line }: { user: Pick<GivenUser, 'email'>; line: Pick<GivenPostpaidLine, 'number'> },
  status: string,
  id: string | number = '4',
) => ({
  statusChange: [{ id, status }],
  relatedParty: [
    { id: line.number, identifierType: 'accountId', role: 'customer' },
    { id: user.email, identifierType: 'userId', role: 'user' },
  ],
});

export const statusesOf = (ticket: TroubleTicket) => ticket.statusChange.map(({ status }) => status);

export function repairCalls(app: () => TestApp) {
  const send = (
    { token, ticketId }: Pick<InRepair, 'token' | 'ticketId'>,
    payload: object,
    { method = 'POST', headers = {} }: SendOptions = {},
  ) => app().call({ method, url: decideRepairCost.path.replace(':id', ticketId), token, payload, headers });

  return {
    send,
    decide: (repair: InRepair, status: string, options: SendOptions = {}) =>
      send(repair, bodyOf(repair, status), options),

    async given(options: RepairOptions = {}): Promise<InRepair> {
      const user = await givenUser(app());
      const line = await givenPostpaidLine(app(), user);
      const ticketId = await givenRepair(app(), line.customerId, options);
      return { user, line, ticketId, token: await app().signIn(user.email, user.password) };
    },

    async read({ token, ticketId }: Pick<InRepair, 'token' | 'ticketId'>): Promise<TroubleTicket> {
      const url = `${listTroubleTickets.path}?id=${ticketId}`;
      return (await app().call({ method: 'GET', url, token })).json()[0];
    },

    async outbox(to: string): Promise<{ subject: string | null; text: string }[]> {
      await app().settleEvents();
      return (
        await app().call({ method: 'GET', url: `/dev/outbox.json?to=${encodeURIComponent(to)}` })
      ).json();
    },

    async eventsOf({ line }: Pick<InRepair, 'line'>) {
      await app().settleEvents();
      const { rows } = await app().database.pool.query(
        'select event_type, user_id, event from events where customer_id = $1 order by event_id',
        [line.customerId],
      );
      return rows;
    },
  };
}
