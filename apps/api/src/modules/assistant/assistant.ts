// The assistant: who may speak with it, and what a question is about. What it answers is put together by a flow.
import type { Db } from '@portal/database/connection';
import { giveToken, readGivenToken } from '../../db/given-tokens.ts';
import { createAssistantStore } from './assistant.store.ts';
import { topicReaders } from './understanding/topics.ts';
import { type Understood, understand } from './understanding/understand.ts';

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
  understand(text: string): Understood;
  /** Once, so that no question waits for it. */
  prepare(): void;
}

const lifeMinutes = { link: 5, conversation: 120 } as const;
type Kind = keyof typeof lifeMinutes;

export function createAssistant(db: Db): Assistant {
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
    understand,
    prepare: () => void topicReaders(),
  };
}
