// Talks: somebody writes with a person of the operator's, who has read what was said to the machine before (TMF621).

/** `waiting`: the last word is the author's; `answered`: a person's, and the author has not read it. */
export type TalkStatus = 'waiting' | 'answered' | 'read';

export interface TalkMessage {
  messageId: string;
  /** `assistant`: what the machine had said before a person came. */
  author: 'customer' | 'assistant' | 'operator';
  text: string;
  writtenAt: Date;
}

export interface TalkAuthor {
  /** As whoever asks knows them: who writes may have no line, and be nobody's customer yet. */
  authorId: string;
}

export interface TalkKey extends TalkAuthor {
  talkId: string;
}

export interface Talk extends TalkKey {
  /** Whose lines they managed when it was opened; null: nobody's. */
  customerId: string | null;
  status: TalkStatus;
  createdAt: Date;
  updatedAt: Date;
  /** By when a person answers; null: nobody has to. */
  expectedAt: Date | null;
  /** Oldest first; never empty. */
  messages: TalkMessage[];
}

export interface NewTalk extends TalkAuthor {
  /** Its own id at whoever opens it: the same one again is the same talk. */
  key: string;
  customerId: string | null;
  /** What was said, oldest first; never empty. */
  messages: Omit<TalkMessage, 'messageId'>[];
}

export interface Talks {
  openTalk(talk: NewTalk): Promise<Talk>;
  /** The fifty that were written in last, newest first. */
  talks(author: TalkAuthor): Promise<Talk[]>;
  /** Once a message's id. Null: there is no such talk. `TroubleTicketStatusChangeEvent` tells of each answer. */
  writeInTalk(talk: TalkKey, message: Pick<TalkMessage, 'messageId' | 'text'>): Promise<Talk | null>;
  /** Its author has read what was answered. Null: there is no such talk. */
  readTalk(talk: TalkKey): Promise<Talk | null>;
  /** All that this author wrote, and was answered, is gone. */
  forgetTalks(author: TalkAuthor): Promise<void>;
}
