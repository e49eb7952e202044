// A customer with something in repair, and the calls about it.
import { decideRepairCost, listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import type { TestApp } from './build-app.ts';
import { givenRepair, type RepairOptions } from './given/given-repair.ts';
import { type GivenPostpaidLine, type GivenUser, givenPostpaidLine, givenUser } from './given/given-user.ts';

export interface InRepair {
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
