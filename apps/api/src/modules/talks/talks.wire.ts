// A talk with a person as a TMF621 trouble ticket.
import type { Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import type { Talk as HeldTalk } from '@portal/operator-ports/talks';
import { dateTime, hrefIn } from '../../http/wire.ts';
import type { Talks } from './talks.ts';

export function toTalk({ talkId, status, createdAt, updatedAt, expectedAt, messages }: HeldTalk): Talk {
  return {
    '@type': 'TroubleTicket',
    id: talkId,
    href: hrefIn(listTroubleTickets, talkId),
    ticketType: 'conversation',
    status,
    creationDate: dateTime(createdAt),
    lastUpdate: dateTime(updatedAt),
    expectedResolutionDate: expectedAt && dateTime(expectedAt),
    note: messages.map(({ messageId, author, text, writtenAt }) => ({
      id: messageId,
      author,
      text,
      date: dateTime(writtenAt),
    })),
  };
}

/** As the calls of all tickets list them, and write on. */
export const talksOnWire = (talks: Pick<Talks, 'list' | 'write'>) => ({
  listTalks: async (userId: string) => (await talks.list(userId)).map(toTalk),
  writeInTalk: async (...written: Parameters<Talks['write']>) => toTalk(await talks.write(...written)),
});
