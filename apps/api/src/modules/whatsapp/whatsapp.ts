// Who is written to on WhatsApp: a number that its person has proved by a code, of what they chose, until they stop it.
import { createHash } from 'node:crypto';
import type { CodeSent } from '@portal/contract/access/sso';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { WhatsappKind } from '@portal/contract/help/whatsapp';
import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import { canonicalMobile, maskedNumber } from '@portal/market/service-number';
import { numberWords } from '@portal/market/words';
import { v5 as uuidv5 } from 'uuid';
import type { Caller } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { CodeAsker } from '../../guess.ts';
import type { WhatsappInbound } from '../../providers/whatsapp/port.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import type { Codes } from '../codes/codes.ts';
import type { Messages } from '../messages/messages.ts';
import { whatsappCopy as copy } from './whatsapp.copy.ts';
import { createWhatsappStore, type LinkChange, type LinkRow } from './whatsapp.store.ts';

export type { LinkRow } from './whatsapp.store.ts';

export interface QuestionSchedule {
  answerWhatsapp(tx: Tx, question: { questionId: string }): Promise<void>;
}

export interface WhatsappNeeds {
  db: Db;
  agreements: Pick<Agreements, 'accept'>;
  codes: Pick<Codes, 'issue' | 'check' | 'spend'>;
  messages: Pick<Messages, 'send' | 'withdrawWhatsapp' | 'forgetWhatsapp'>;
  schedule: QuestionSchedule;
  /** False: the operator has none, and nobody is written to there. */
  isThere: boolean;
  /** Whether a text holds the number of a card. */
  holdsCardNumber(text: string): boolean;
  /** Points are spent before a code goes out. @throws Problem TOO_MANY_REQUESTS; WorkRequired */
  countSend(destination: string, asker: CodeAsker): Promise<void>;
  /** What one number may write. @throws Problem TOO_MANY_REQUESTS */
  countMessage(number: string): Promise<void>;
}

export interface TypedLink {
  number: string;
  handle: string;
  code: string;
  kinds: WhatsappKind[];
}

export type Whatsapp = ReturnType<typeof createWhatsapp>;

/** By the provider's id: however often it tells of one message, it is one. */
const questionIds = '1f3c86de-8f1e-4b8a-9d3f-6a0f8d0a3c55';
const questionIdOf = (providerId: string) =>
  uuidv5(createHash('sha256').update(providerId).digest('hex'), questionIds);

/** More is no question. */
const longestText = 2_000;

const isActive = (link: LinkRow | null): link is LinkRow => link !== null && link.stoppedAt === null;

export function createWhatsapp(needs: WhatsappNeeds) {
  const { db, agreements, codes, messages, schedule, isThere } = needs;
  const store = createWhatsappStore(db);

  function mustBeThere(): void {
    if (!isThere) throw new Problem('NOT_FOUND', 'no WhatsApp');
  }

  function mobile(typed: string): string {
    const number = canonicalMobile(typed);
    if (number === null) throw new InvalidField('number');
    return number;
  }

  const tell = (tx: Tx, userId: string, link: Pick<LinkRow, 'number'>, state: string): Promise<void> =>
    recordEvent(tx, {
      eventType: 'WhatsappLinkEvent',
      customerId: null,
      userId,
      event: { whatsapp: { state, number: link.number } },
    });

  const accept = (
    tx: Tx,
    caller: Actor,
    { number, kinds }: Pick<LinkRow, 'number' | 'kinds'>,
    isWithdrawn = false,
  ) =>
    agreements.accept(tx, caller, {
      kind: 'whatsapp',
      subject: copy.subject(numberWords(number), kinds),
      isWithdrawn,
    });

  /** Its number is anybody's to prove again, and what was said by it is not kept. */
  async function end(tx: Tx, link: Pick<LinkRow, 'userId' | 'number'>): Promise<LinkRow | null> {
    const ended = await store.end(tx, link);
    await store.release(tx, link);
    if (ended) {
      await messages.withdrawWhatsapp(tx, link.number);
      await store.forgetTalk(tx, link.number);
    }
    return ended;
  }

  async function stop(tx: Tx, userId: string, isStopped: boolean): Promise<LinkRow | null> {
    const link = await store.change(tx, userId, { stoppedAt: isStopped ? new Date() : null });
    if (link && isStopped) await messages.withdrawWhatsapp(tx, link.number);
    return link;
  }

  async function unlink(
    tx: Tx,
    actor: Actor,
    link: LinkRow | null,
    state: 'unlinked' | 'gone' = 'unlinked',
  ): Promise<boolean> {
    const ended = link && (await end(tx, link));
    if (!ended) return false;
    await accept(tx, actor, ended, true);
    await tell(tx, actor.userId, ended, state);
    return true;
  }

  return {
    isThere,

    /** Null where there is none, and where the operator has no WhatsApp. */
    find: async (userId: string): Promise<LinkRow | null> => (isThere ? store.find(userId) : null),

    /** Who is bound to it, also while it is stopped. */
    async linkOf(number: string): Promise<LinkRow | null> {
      const userId = await store.ownerOf(number);
      return userId === null ? null : store.find(userId);
    },

    /** Of these users, by id, the links by which something may leave now. */
    async linksOf(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, LinkRow>> {
      const links = isThere ? await store.of(tx, userIds) : [];
      return new Map(links.filter(isActive).map((link) => [link.userId, link]));
    },

    /** @throws Problem INVALID, TOO_MANY_REQUESTS */
    async sendCode({ userId }: Caller, order: { number: string; asker: CodeAsker }): Promise<CodeSent> {
      mustBeThere();
      const number = mobile(order.number);
      await needs.countSend(number, order.asker);
      return db.transaction(async (tx) => {
        const { sent, code } = await codes.issue(tx, { operation: 'whatsapp', subject: number, userId });
        // It proves WhatsApp and not the line: no SMS takes its place.
        await messages.send(tx, { channel: 'whatsapp', to: number, text: code, template: 'codes' });
        return { ...sent, destination: maskedNumber(number) };
      });
    },

    /** @throws Problem OTP_… */
    async link(caller: Caller, typed: TypedLink): Promise<LinkRow> {
      mustBeThere();
      const { userId } = caller;
      const number = mobile(typed.number);
      const { handle, code } = typed;
      const checked = await codes.check({ handle, code, earlier: [], callerId: userId });
      if ('refused' in checked) {
        const kept = checked.refused === 'OTP_USED' ? await store.find(userId) : null;
        if (kept?.number === number) return kept;
        throw new Problem(checked.refused);
      }
      const kinds = [...new Set(typed.kinds)];
      const row = { userId, number, kinds, linkedAt: new Date() };
      return db.transaction(async (tx) => {
        const grant = { operation: 'whatsapp', subject: number, userId } as const;
        const isSpent = await codes.spend(tx, checked.grant, grant);
        const before = await store.find(userId, tx);
        if (!isSpent) {
          // The answer was lost, and the same comes again, or comes twice at once.
          if (before?.number === number) return before;
          throw new Problem('OTP_INVALID');
        }
        if (before && before.number !== number) await end(tx, before);
        const earlier = await store.take(tx, number, userId);
        const lost = earlier === null ? null : await store.end(tx, { userId: earlier, number });
        await store.forgetTalk(tx, number);
        await store.put(tx, row);
        await accept(tx, caller, row);
        if (lost) await tell(tx, lost.userId, lost, 'taken');
        await tell(tx, userId, row, 'linked');
        return { ...row, stoppedAt: null };
      });
    },

    /** @throws Problem NOT_FOUND */
    async change(
      caller: Caller,
      change: { kinds?: WhatsappKind[] | undefined; isStopped?: boolean | undefined },
    ) {
      mustBeThere();
      const { userId } = caller;
      const row = await db.transaction(async (tx) => {
        const { kinds, isStopped } = change;
        const now: LinkChange = kinds ? { kinds: [...new Set(kinds)] } : {};
        const changed = kinds ? await store.change(tx, userId, now) : await store.find(userId, tx);
        if (changed && kinds) await accept(tx, caller, changed);
        if (changed && isStopped !== undefined && isStopped !== (changed.stoppedAt !== null)) {
          await accept(tx, caller, changed, isStopped);
          return stop(tx, userId, isStopped);
        }
        return changed;
      });
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },

    async unlink(caller: Caller): Promise<void> {
      mustBeThere();
      await db.transaction(async (tx) => unlink(tx, caller, await store.find(caller.userId, tx)));
    },

    /** One that was linked in the last days. Answers whether there was. */
    async unlinkYoung(tx: Tx, userId: string, days: number): Promise<boolean> {
      const link = await store.find(userId, tx);
      const isYoung = link !== null && link.linkedAt.getTime() > Date.now() - days * dayMs;
      return isYoung && unlink(tx, { userId, entered: null }, link);
    },

    /** Its line was stolen or has ended: whoever reads and writes there now may be anybody. */
    async unlinkNumber(tx: Tx, number: string): Promise<void> {
      const userId = await store.ownerOf(number, tx);
      if (userId === null) return;
      await unlink(tx, { userId, entered: null }, await store.find(userId, tx), 'gone');
    },

    /** Takes one message of a person, once; what it asks is answered by a job. */
    async receive({ providerId, from: number, text }: WhatsappInbound): Promise<void> {
      const questionId = questionIdOf(providerId);
      const wish = wishIn(text);
      if (wish === null && !(await mayWrite(number))) return;
      const isCard = text !== null && needs.holdsCardNumber(text);
      const kept = isCard ? null : (text?.slice(0, longestText) ?? null);
      const said = isCard ? copy.noCards : text === null ? copy.wordsOnly : null;
      await db.transaction(async (tx) => {
        const answeredAt = wish || said ? new Date() : null;
        const question = { questionId, number, text: wish ? null : kept, answeredAt };
        if (!(await store.addQuestion(tx, question))) return;
        const answer = wish ? await obey(tx, number, wish) : said;
        if (answer === null) await schedule.answerWhatsapp(tx, { questionId });
        else await messages.send(tx, { channel: 'whatsapp', to: number, text: answer });
      });
    },

    question: store.waiting,
    said: store.said,

    /** The answer leaves with the note that it was given: once. */
    async answer(
      question: { questionId: string; number: string },
      said: Parameters<typeof store.answered>[2] & { answer: string; isKept: boolean },
    ): Promise<void> {
      const { answer: text, isKept, ...kept } = said;
      await db.transaction(async (tx) => {
        const nothing = { text: null, answer: null, context: null };
        const row = isKept ? { ...kept, answer: text } : nothing;
        if (!(await store.answered(tx, question.questionId, row))) return;
        await messages.send(tx, { channel: 'whatsapp', to: question.number, text });
      });
    },

    /** Nothing of this user is kept. */
    async forget(tx: Tx, userId: string): Promise<void> {
      const link = await store.find(userId, tx);
      if (!link) return;
      await store.end(tx, link);
      await store.release(tx, link);
      await store.forgetTalk(tx, link.number);
      await messages.forgetWhatsapp(tx, link.number);
    },
  };

  /** Whoever writes too much is not answered, and the provider need not tell it again. */
  async function mayWrite(number: string): Promise<boolean> {
    try {
      await needs.countMessage(number);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return false;
      throw error;
    }
  }

  async function obey(tx: Tx, number: string, wish: Wish): Promise<string> {
    const isStopped = wish === 'stop';
    const userId = await store.ownerOf(number, tx);
    const link = userId === null ? null : await store.find(userId, tx);
    if (link && (link.stoppedAt !== null) !== isStopped) {
      await accept(tx, { userId: link.userId, entered: null }, link, isStopped);
      await stop(tx, link.userId, isStopped);
    }
    if (isStopped) return link ? copy.stopped : copy.nothingToStop;
    return link ? copy.resumed : copy.howToLink;
  }
}

type Wish = 'stop' | 'resume';

const wishes: ReadonlyMap<string, Wish> = new Map([
  ...copy.words.stop.map((word) => [word, 'stop'] as const),
  ...copy.words.resume.map((word) => [word, 'resume'] as const),
]);

/** The word alone, however it is written: «Salir de la cola» is a question. */
export function wishIn(text: string | null): Wish | null {
  const word = (text ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
  return wishes.get(word) ?? null;
}
