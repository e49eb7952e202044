// Talks with people of the operator's: each is its author's alone, whatever lines they have.
import { Problem } from '@portal/contract/errors';
import { withoutSecrets } from '@portal/market/text';
import type { Talk, TalkMessage } from '@portal/operator-ports/talks';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { Caller } from '../../caller.ts';

export interface SaidBefore {
  author: Exclude<TalkMessage['author'], 'operator'>;
  text: string;
}

export interface Talks {
  /** Newest first. */
  list(userId: string): Promise<Talk[]>;
  /** @param key the same one opens it once. @throws Problem TOO_MANY_REQUESTS */
  open(caller: Pick<Caller, 'userId' | 'lines'>, key: string, said: readonly SaidBefore[]): Promise<Talk>;
  /** @param messageId the same one writes once. @throws Problem NOT_FOUND, TOO_MANY_REQUESTS */
  write(userId: string, talkId: string, message: Pick<TalkMessage, 'messageId' | 'text'>): Promise<Talk>;
  /** @throws Problem NOT_FOUND */
  read(userId: string, talkId: string): Promise<Talk>;
  /** Once their account is gone. Answers that nothing is left to do. */
  forget(author: { userId: string }): Promise<true>;
}

export interface TalksNeeds {
  tickets: Pick<Tickets, 'openTalk' | 'talks' | 'writeInTalk' | 'readTalk' | 'forgetTalks'>;
  /** @throws Problem TOO_MANY_REQUESTS */
  count(name: 'talk' | 'talkMessage', userId: string): Promise<void>;
}

export function createTalks({ tickets, count }: TalksNeeds): Talks {
  return {
    list: (userId) => tickets.talks({ authorId: userId }),

    async open({ userId, lines }, key, said) {
      await count('talk', userId);
      const writtenAt = new Date();
      return tickets.openTalk({
        key: `${userId}:${key}`,
        authorId: userId,
        customerId: customerOf(lines),
        messages: said.map(({ author, text }) => ({ author, text: withoutSecrets(text), writtenAt })),
      });
    },

    async write(userId, talkId, { messageId, text }) {
      await count('talkMessage', userId);
      const message = { messageId: `${userId}:${messageId}`, text: withoutSecrets(text) };
      return orNotFound(await tickets.writeInTalk({ authorId: userId, talkId }, message));
    },

    read: async (userId, talkId) => orNotFound(await tickets.readTalk({ authorId: userId, talkId })),

    async forget({ userId }) {
      await tickets.forgetTalks({ authorId: userId });
      return true;
    },
  };
}

/** As whom the operator knows them, as far as lines say it: what one only sees or pays is somebody else's. */
function customerOf(lines: Caller['lines']): string | null {
  const own = lines.find(({ role }) => role === 'holder') ?? lines.find(({ role }) => role === 'manager');
  return own?.customerId ?? null;
}

function orNotFound(talk: Talk | null): Talk {
  if (!talk) throw new Problem('NOT_FOUND');
  return talk;
}
