// What somebody wrote on WhatsApp, answered by the same assistant: of their own lines where the number is bound to them.
import { Problem } from '@portal/contract/errors';
import type { AssistantAnswer } from '@portal/contract/help/assistant';
import { NIL as nobody } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { AnswerQuestion } from '../assistant/answer-question.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Sso } from '../sso/sso.ts';
import type { SaidBefore, Talks } from '../talks/talks.ts';
import { whatsappCopy as copy } from './whatsapp.copy.ts';
import type { Whatsapp } from './whatsapp.ts';

export interface AnswerWhatsappNeeds {
  answerQuestion: AnswerQuestion;
  permissions: Pick<Permissions, 'everyLine'>;
  sso: Pick<Sso, 'absent'>;
  talks: Pick<Talks, 'open'>;
  whatsapp: Pick<Whatsapp, 'question' | 'said' | 'answer' | 'linkOf'>;
  /** @throws Problem TOO_MANY_REQUESTS */
  countQuestion(userId: string): Promise<void>;
  /** Of its first page. */
  portalAddress: string;
}

type Question = NonNullable<Awaited<ReturnType<Whatsapp['question']>>>;

/** Who is not bound: an assistant that knows of no line tells of none. */
const stranger: Caller = {
  userId: nobody,
  tokenHash: Buffer.alloc(0),
  entered: { by: null, userAgent: null, country: null, city: null },
  loginName: '',
  email: null,
  phone: null,
  lines: [],
};

/** What was said in a talk belongs to it for so long. */
const talkMs = 60 * 60 * 1_000;

/** Answers whether nothing is left to do. */
export function createAnswerWhatsapp(needs: AnswerWhatsappNeeds) {
  const { answerQuestion, permissions, sso, talks, whatsapp, countQuestion, portalAddress } = needs;

  /** By who is bound to the number at this moment; null: nobody, or somebody who is leaving. */
  async function callerOf(userId: string): Promise<Caller | null> {
    const person = await sso.absent(userId);
    return person && { ...person, lines: await permissions.everyLine(userId) };
  }

  async function answerStranger(question: Question, text: string): Promise<void> {
    const answered = await answerQuestion(stranger, {
      ...{ text, topic: null, line: null, context: null, place: null },
      isUnknown: true,
    });
    const words = answered.topic === 'person' ? copy.needsLink : wordsOf(answered, portalAddress);
    const isAboutThem = answered.paragraphs.length === 0;
    const answer = isAboutThem ? copy.whoAreYou : `${words}\n\n${copy.generalOnly}`;
    await whatsapp.answer(question, { text: null, answer, context: null, isKept: false });
  }

  async function answerPerson(question: Question, text: string, caller: Caller): Promise<void> {
    await countQuestion(caller.userId);
    const said = await whatsapp.said(question);
    const [last] = said.filter(({ receivedAt }) => +question.receivedAt - +receivedAt < talkMs);
    const answered = await answerQuestion(caller, {
      text,
      topic: null,
      line: null,
      context: last?.context ?? null,
      place: null,
    });
    if (answered.topic === 'person') {
      const answer = await handOver(question, text, { caller, said });
      return whatsapp.answer(question, { text, answer, context: null, isKept: true });
    }
    const answer = wordsOf(answered, portalAddress);
    await whatsapp.answer(question, { text, answer, context: answered.context, isKept: true });
  }

  /** With what was said before, once for this message. */
  async function handOver(
    { questionId }: Question,
    text: string,
    { caller, said }: { caller: Caller; said: readonly Question[] },
  ): Promise<string> {
    const before = said
      .toReversed()
      .flatMap((each): SaidBefore[] => [
        ...(each.text === null ? [] : [{ author: 'customer' as const, text: each.text }]),
        ...(each.answer === null ? [] : [{ author: 'assistant' as const, text: each.answer }]),
      ]);
    try {
      await talks.open(caller, questionId, [...before, { author: 'customer', text }]);
      return copy.handedOver;
    } catch (error) {
      if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return copy.tooManyTalks;
      throw error;
    }
  }

  return async ({ questionId }: { questionId: string }): Promise<boolean> => {
    const question = await whatsapp.question(questionId);
    if (!question || question.text === null) return true;
    const { text, number } = question;
    const link = await whatsapp.linkOf(number);
    const reply = (answer: string) =>
      whatsapp.answer(question, { text: null, answer, context: null, isKept: false });
    if (link?.stoppedAt) {
      await reply(copy.isStopped);
      return true;
    }
    const caller = link && (await callerOf(link.userId));
    try {
      await (caller ? answerPerson(question, text, caller) : answerStranger(question, text));
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'TOO_MANY_REQUESTS')) throw error;
      await reply(copy.failed);
    }
    return true;
  };
}

/** Of one message. */
const longest = 4_000;

/** As it is read without buttons. */
export function wordsOf(answered: AssistantAnswer, portalAddress: string): string {
  const { second, replies } = answered;
  const parts = [...partsOf(answered, portalAddress), ...(second ? partsOf(second, portalAddress) : [])];
  if (replies.length > 0) parts.push([copy.mayAsk, ...replies.map(({ label }) => `• ${label}`)].join('\n'));
  return parts.join('\n\n').slice(0, longest);
}

type Said = Pick<AssistantAnswer, 'paragraphs' | 'list' | 'links'>;

function partsOf({ paragraphs, list, links }: Said, portalAddress: string): string[] {
  const pages = [...new Set(links.filter(({ page }) => page !== undefined).map(({ label }) => label))];
  const outside = links.flatMap(({ label, href }) =>
    href === undefined ? [] : [`${label}: ${decodeURIComponent(href.replace(/^tel:/, ''))}`],
  );
  const isForPerson = links.some(({ person, write }) => person || write);
  return [
    ...paragraphs,
    ...(list.length > 0 ? [list.map((each) => `• ${each}`).join('\n')] : []),
    ...outside,
    ...(pages.length > 0 ? [copy.inPortal(pages, portalAddress)] : []),
    ...(isForPerson ? [copy.person] : []),
  ];
}
