// A talk with a person as a TMF621 trouble ticket.
import type { Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { type Talk as HeldTalk, shownTalk } from '@portal/operator-ports/talks';
import { hrefIn } from '../../http/wire.ts';
import type { Talks } from './talks.ts';

export const toTalk = (talk: HeldTalk): Talk => ({
  ...shownTalk.of(talk),
  href: hrefIn(listTroubleTickets, talk.talkId),
});

/** As the calls of all tickets list them, and write on. */
export const talksOnWire = (talks: Pick<Talks, 'list' | 'write'>) => ({
  listTalks: async (userId: string) => (await talks.list(userId)).map(toTalk),
  writeInTalk: async (...written: Parameters<Talks['write']>) => toTalk(await talks.write(...written)),
});
