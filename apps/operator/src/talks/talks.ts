// Talks: whoever writes to a person is answered by one at the office, a while later.
import type { Db, Tx } from '@portal/database/connection';
import { publicNumber } from '@portal/market/service-number';
import type { Talk, TalkKey, Talks as TalksPort } from '@portal/operator-ports/talks';
import { v7 as uuidv7 } from 'uuid';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { recordEvents } from '../events/events.ts';
import { ownAuthorId } from '../own-ids.ts';
import { talkWords as words } from './talk-words.copy.ts';
import { createTalkStore, type RowKey, type StoredMessage, type TalkRow } from './talks.store.ts';

export interface Talks extends TalksPort {
  tasks: readonly DueTask[];
}

export interface TalksNeeds {
  db: Db;
  clock: Clock;
  /** How long the office takes for an answer. */
  answersAfterMs: number;
}

const mostListed = 50;
/** What the office promises, when it means to answer in less. */
const promisedMs = 4 * 60 * 60 * 1_000;

export function createTalks({ db, clock, answersAfterMs }: TalksNeeds): Talks {
  const store = createTalkStore(db);
  const rowKey = ({ authorId, talkId }: TalkKey): RowKey => ({ customerId: ownAuthorId(authorId), talkId });
  const later = (now: Date) => new Date(now.getTime() + answersAfterMs);

  return {
    async openTalk({ key: requestKey, authorId, customerId: ofCustomerId, messages }) {
      const now = clock.now();
      const row = await store.add({
        customerId: ownAuthorId(authorId),
        talkId: publicNumber('CHT', now),
        authorId,
        ofCustomerId,
        requestKey,
        status: 'waiting',
        messages: messages.map((message) => stored({ messageId: uuidv7(), ...message })),
        createdAt: now,
        updatedAt: now,
        nextMoveAt: later(now),
      });
      return toTalk(row);
    },

    talks: async ({ authorId }) => (await store.list(ownAuthorId(authorId), mostListed)).map(toTalk),

    writeInTalk: (talk, { messageId, text }) =>
      db.transaction(async (tx) => {
        const row = await store.lock(tx, rowKey(talk));
        if (!row || row.messages.some((message) => message.messageId === messageId))
          return row && toTalk(row);
        const now = clock.now();
        const added = stored({ messageId, author: 'customer', text, writtenAt: now });
        return toTalk(
          await store.change(tx, row, {
            messages: [...row.messages, added],
            status: 'waiting',
            updatedAt: now,
            // Who writes twice is answered once.
            nextMoveAt: row.nextMoveAt ?? later(now),
          }),
        );
      }),

    readTalk: (talk) =>
      db.transaction(async (tx) => {
        const row = await store.lock(tx, rowKey(talk));
        if (row?.status !== 'answered') return row && toTalk(row);
        return toTalk(await store.change(tx, row, { status: 'read' }));
      }),

    forgetTalks: ({ authorId }) => store.removeAll(ownAuthorId(authorId)),

    tasks: [
      dueTask({
        task: 'answerTalks',
        atOnce: 50,
        mostPerTick: 100,
        find: store.findDue,
        hold: asFound,
        work: oneByOne(answerTalk),
      }),
    ],
  };

  async function answerTalk(tx: Tx, key: RowKey, now: Date): Promise<void> {
    const row = await store.lock(tx, key);
    if (!row?.nextMoveAt || row.nextMoveAt > now) return;
    const answer = {
      messageId: uuidv7(),
      author: 'operator',
      text: answerTo(row),
      writtenAt: now,
    } as const;
    await store.change(tx, row, {
      messages: [...row.messages, stored(answer)],
      status: 'answered',
      updatedAt: now,
      nextMoveAt: null,
    });
    await recordEvents(tx, [
      {
        eventType: 'TroubleTicketStatusChangeEvent',
        customerId: row.ofCustomerId,
        commandId: null,
        event: {
          troubleTicket: { id: row.talkId, ticketType: 'conversation', status: 'answered' },
          author: { id: row.authorId },
        },
      },
    ]);
  }
}

/** Somebody who has read the whole of it; the same person all along. */
function answerTo({ talkId, messages }: TalkRow): string {
  const answers = messages.filter(({ author }) => author === 'operator').length;
  const said = messages.flatMap(({ author, text }) => (author === 'customer' ? text : [])).join(' ');
  const name = words.names[(talkId.codePointAt(talkId.length - 1) ?? 0) % words.names.length] ?? '';
  if (answers === 0) return words.first(name, said);
  return words.next[Math.min(answers, words.next.length) - 1] ?? '';
}

const stored = ({ writtenAt, ...message }: Talk['messages'][number]): StoredMessage => ({
  ...message,
  writtenAt: writtenAt.toISOString(),
});

function toTalk(row: TalkRow): Talk {
  const { talkId, authorId, ofCustomerId: customerId, status, createdAt, updatedAt } = row;
  return {
    talkId,
    authorId,
    customerId,
    status,
    createdAt,
    updatedAt,
    expectedAt: status === 'waiting' ? new Date(updatedAt.getTime() + promisedMs) : null,
    messages: row.messages.map(({ writtenAt, ...message }) => ({
      ...message,
      writtenAt: new Date(writtenAt),
    })),
  };
}
