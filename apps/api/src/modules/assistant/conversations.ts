// Who may speak with the assistant: a link is opened in a session, redeemed once, and ends with that session.
import { Problem } from '@portal/contract/errors';
import type { Caller } from '../../caller.ts';
import type { Sso } from '../sso/sso.ts';
import type { Assistant } from './assistant.ts';

export interface ConversationNeeds {
  assistant: Assistant;
  sso: Pick<Sso, 'callerOfSession' | 'profile'>;
}

export interface Redeemed {
  conversation: string;
  expiresAt: Date;
  userId: string;
  name: string;
  givenName: string;
  accountNumber: string | null;
  email: string | null;
}

export interface Conversations {
  open(caller: Caller): Promise<{ token: string; expiresAt: Date }>;
  /** @throws Problem UNAUTHENTICATED for all but the first, and when the session has ended meanwhile */
  redeem(token: string): Promise<Redeemed>;
  /** @throws Problem UNAUTHENTICATED once the conversation or its session is over */
  callerIn(conversation: string): Promise<Caller>;
}

export function createConversations({ assistant, sso }: ConversationNeeds): Conversations {
  return {
    open: (caller) => assistant.issueLink(caller),

    async redeem(token) {
      const session = await assistant.spendLink(token);
      const caller = session && (await sso.callerOfSession(session));
      if (!caller) throw new Problem('UNAUTHENTICATED', 'link to the assistant');
      const { name, given_name: givenName, email } = await sso.profile(caller);
      const accountNumber = caller.lines[0]?.accountId ?? null;
      const begun = await assistant.begin(session);
      return { ...begun, userId: caller.userId, name, givenName, accountNumber, email };
    },

    async callerIn(conversation) {
      const session = await assistant.sessionOf(conversation);
      const caller = session && (await sso.callerOfSession(session));
      if (!caller) throw new Problem('UNAUTHENTICATED', 'conversation');
      return caller;
    },
  };
}
