// The assistant: who may speak with it, and what a question is about. What it answers is put together by a flow.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Caller } from '../../caller.ts';
import { giveToken, readGivenToken } from '../../db/given-tokens.ts';
import type { Counts } from '../../metrics/counts.ts';
import type { TopicModel } from '../../providers/assistant/port.ts';
import type { Sso } from '../sso/sso.ts';
import { createAssistantStore } from './assistant.store.ts';
import { detailReader } from './learning/details.ts';
import { topicReaders } from './learning/topics.ts';
import { understandWith } from './understanding/asking-model.ts';
import type { Before } from './understanding/turn.ts';
import type { Understood } from './understanding/understand.ts';

export type { Understood } from './understanding/understand.ts';

/** A session of the portal, which a conversation ends with. */
export interface SessionKey {
  userId: string;
  tokenHash: Buffer;
}

export interface Assistant {
  /** A token for one conversation, good for five minutes. */
  issueLink(session: SessionKey): Promise<{ token: string; expiresAt: Date }>;
  /** Null for all but the first who asks, and for what was never issued. */
  spendLink(token: string): Promise<SessionKey | null>;
  begin(session: SessionKey): Promise<{ conversation: string; expiresAt: Date }>;
  /** Null when it is over. Whether the session still lives is for others to say. */
  sessionOf(conversation: string): Promise<SessionKey | null>;
  understand(text: string, before: Before): Promise<Understood>;
  /**
   * Reads what was learnt, so that no question waits for it.
   * @returns whether it is there; until it is, each question looks for it, and is one that is not known
   */
  prepare(): boolean;
}

const lifeMinutes = { link: 5, conversation: 120 } as const;
type Kind = keyof typeof lifeMinutes;

export interface AssistantNeeds {
  /** Null: an operator has none. */
  model: TopicModel | null;
  counts: Pick<Counts, 'assistantQuestion'>;
}

export function createAssistant(db: Db, { model, counts }: AssistantNeeds): Assistant {
  const store = createAssistantStore(db);

  async function issue(kind: Kind, { userId, tokenHash: sessionHash }: SessionKey) {
    const expiresAt = new Date(Date.now() + lifeMinutes[kind] * 60_000);
    const token = await db.transaction(async (tx) => {
      const given = await giveToken(tx, userId, expiresAt);
      await store.add(tx, { userId, passHash: given.tokenHash, kind, sessionHash, expiresAt });
      return given.token;
    });
    return { token, expiresAt };
  }

  async function sessionBehind(
    kind: Kind,
    token: string,
    find: typeof store.spend,
  ): Promise<SessionKey | null> {
    const known = await readGivenToken(db, token);
    if (!known) return null;
    const { userId, tokenHash: passHash } = known;
    const tokenHash = await find({ userId, passHash, kind });
    return tokenHash && { userId, tokenHash };
  }

  return {
    issueLink: (session) => issue('link', session),
    spendLink: (token) => sessionBehind('link', token, store.spend),
    async begin(session) {
      const { token: conversation, expiresAt } = await issue('conversation', session);
      return { conversation, expiresAt };
    },
    sessionOf: (conversation) => sessionBehind('conversation', conversation, store.sessionOf),
    understand: understandWith(model, counts.assistantQuestion),
    prepare() {
      detailReader();
      return topicReaders().topics.length > 0;
    },
  };
}

interface ConversationNeeds {
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

/** Who may speak with the assistant: a link is opened in a session, redeemed once, and ends with that session. */
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
