// One question of a customer, answered from their own lines or from what everybody may know; or honestly not.

import type { Call } from '@portal/contract/common';
import { unlessUnavailable } from '@portal/contract/errors';
import type { AssistantAnswer, AssistantTopic } from '@portal/contract/help/assistant';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listProducts } from '@portal/contract/lines/inventory';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listAppointments } from '@portal/contract/network/appointments';
import { listServiceProblems } from '@portal/contract/network/service-problems';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { getDocument } from '@portal/contract/paying/documents';
import { exposedBy, linesFor } from '@portal/contract/policy';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import type { AuditAccess } from '../data-accesses/data-accesses.ts';
import {
  answer,
  askWhich,
  isWholeNumber,
  meantLines,
  type OwnLine,
  ownLines,
  pageLink,
  repliesFor,
  topicLabel,
} from './answers.ts';
import { assistantCopy as copy } from './assistant.copy.ts';
import type { Assistant, Understood } from './assistant.ts';
import { type AssistantFacts, createFactsAnswers } from './facts-answers.ts';
import { createLineAnswers, type LineNeeds } from './line-answers.ts';
import { createMoneyAnswers, type MoneyNeeds } from './money-answers.ts';

export interface AnswerQuestionNeeds extends MoneyNeeds, LineNeeds {
  auditAccess: AuditAccess;
  assistant: Pick<Assistant, 'understand'>;
  inventory: Inventory;
  facts: AssistantFacts;
}

export interface AskedQuestion {
  text: string;
  /** Of a reply that was pressed. */
  topic: AssistantTopic | null;
  line: string | null;
  /** What the answer before was about: `y de la prepago?` goes on with it. */
  awaited: AssistantTopic | null;
}

export type AnswerQuestion = (caller: Caller, asked: AskedQuestion) => Promise<AssistantAnswer>;

/** What is told of lines, as one of the calls by which a screen would ask it: its policy knows who may. */
interface Figure<Of> {
  asks(line: ManagedLine): Pick<Call, 'policy'>;
  tell(of: Of, said: Understood): AssistantAnswer | Promise<AssistantAnswer>;
}

export function createAnswerQuestion(needs: AnswerQuestionNeeds): AnswerQuestion {
  const money = createMoneyAnswers(needs);
  const lines = createLineAnswers(needs);
  const facts = createFactsAnswers(needs.facts);

  /** Of one line: when more are meant, the customer is asked. Whose role may not ask the call is not answered. */
  const ofOneLine: Partial<Record<AssistantTopic, Figure<OwnLine>>> = {
    balance: {
      asks: ({ kind }) => (kind === 'Prepaid' ? listAccumulatedBalances : listCustomerBills),
      tell: money.balance,
    },
    invoice: { asks: () => getDocument, tell: money.invoice },
    billChange: { asks: () => getCustomerBill, tell: money.billChange },
    usageLeft: { asks: () => listUsageConsumptionReports, tell: lines.usageLeft },
    plan: { asks: () => listProducts, tell: lines.plan },
    cycle: { asks: () => listBillingAccounts, tell: (own) => lines.cycle(own) },
  };
  const ofAllLines: Partial<Record<AssistantTopic, Figure<OwnLine[]>>> = {
    amountDue: { asks: () => listCustomerBills, tell: (meant) => money.due('amountDue', meant) },
    dueDate: { asks: () => listCustomerBills, tell: (meant) => money.due('dueDate', meant) },
    myLines: { asks: () => listProducts, tell: (meant) => lines.myLines(meant) },
    repair: { asks: () => listTroubleTickets, tell: (meant, { ticket }) => lines.repair(meant, ticket) },
    visit: { asks: () => listAppointments, tell: (meant) => lines.visit(meant) },
  };

  const figureOf = (topic: AssistantTopic) => ofOneLine[topic] ?? ofAllLines[topic];
  const isFigure = (topic: AssistantTopic) => figureOf(topic) !== undefined;
  const isOpen = (topic: AssistantTopic, { managed }: OwnLine): boolean => {
    const figure = figureOf(topic);
    return figure !== undefined && linesFor(figure.asks(managed), [managed]).length === 1;
  };

  /** As the screen would that shows the same. */
  async function trace(
    caller: Caller,
    call: Pick<Call, 'policy'>,
    told: readonly ManagedLine[],
  ): Promise<void> {
    const kind = exposedBy(call);
    if (kind && told.length > 0) await needs.auditAccess(caller, kind, told);
  }

  async function figure(
    caller: Caller,
    topic: AssistantTopic,
    meant: OwnLine[],
    said: Understood,
    hasSeveral: boolean,
  ): Promise<AssistantAnswer> {
    const open = meant.filter((own) => isOpen(topic, own));
    if (open.length === 0 && meant.length > 0) return answer(topic, [copy.notForYourRole]);
    const all = ofAllLines[topic];
    if (all) {
      for (const { managed } of open) await trace(caller, all.asks(managed), [managed]);
      return all.tell(open, said);
    }
    const fit = fitting(topic, open);
    const [only, ...others] = fit;
    if (!only || others.length > 0) return askWhich(topic, fit);
    const one = ofOneLine[topic];
    if (one) await trace(caller, one.asks(only.managed), [only.managed]);
    const told = await one?.tell(only, said);
    return told ? { ...told, awaits: hasSeveral ? topic : null } : facts.say(topic);
  }

  /** While the system that knows does not answer, it is said, and a press asks again, or leads to a person. */
  async function answerOne(...asked: Parameters<typeof answerNow>): Promise<AssistantAnswer> {
    const [, topic] = asked;
    const answered = await unlessUnavailable(answerNow(...asked));
    if (answered) return answered;
    return answer(topic, [copy.unavailable], { links: facts.people(), replies: repliesFor([topic]) });
  }

  /** Whoever knows of none, or does not answer, leaves what may be tried. */
  async function knownProblem(caller: Caller, said: Understood): Promise<AssistantAnswer | null> {
    const found = async () => {
      const shown = linesFor(listServiceProblems, caller.lines);
      await trace(caller, listServiceProblems, shown);
      const meant = meantLines(await ownLines(needs.inventory, shown), said, null);
      return meant && lines.noService(meant);
    };
    return unlessUnavailable(found());
  }

  async function answerNow(
    caller: Caller,
    topic: AssistantTopic,
    said: Understood,
    pressed: string | null,
  ): Promise<AssistantAnswer> {
    const fact = () => (topic === 'unknown' ? facts.doubt(said.guesses) : facts.say(topic));
    const problem = topic === 'noService' ? await knownProblem(caller, said) : null;
    if (problem) return problem;
    if (!isFigure(topic) && !said.numbers.some(isWholeNumber)) return fact();
    const own = await ownLines(needs.inventory, caller.lines);
    const meant = meantLines(own, said, pressed);
    if (meant === null) return facts.say('otherPeople');
    if (!isFigure(topic)) return fact();
    if (own.length === 0) return answer(topic, [copy.noLines], { links: [pageLink('associate')] });
    const [kind] = said.kinds;
    if (meant.length === 0 && kind) return answer(topic, [copy.noneOfKind(copy.kinds[kind])]);
    return figure(caller, topic, meant, said, own.length > 1);
  }

  return async (caller, asked) => {
    const said = needs.assistant.understand(asked.text);
    const topic = asked.topic ?? continued(said, asked.awaited);
    const first = await answerOne(caller, topic, said, asked.line);
    if (asked.topic || !said.second) return first;
    return together(first, await answerOne(caller, said.second.topic, said.second, null));
  };
}

/** Two questions in the same words. Which line is asked for once: then the other question is offered at a press. */
function together(first: AssistantAnswer, other: AssistantAnswer): AssistantAnswer {
  const { topic, paragraphs, list, links, replies, awaits } = other;
  if (first.replies.length === 0 || replies.length === 0) {
    const isOpen = replies.length > 0;
    const second = { topic, paragraphs, list, links };
    return isOpen ? { ...first, second, replies, awaits } : { ...first, second };
  }
  const later = copy.secondLater(topicLabel(topic) ?? '');
  const second = { topic, paragraphs: [later], list: [], links: [] };
  return { ...first, second, replies: [...first.replies, ...repliesFor([topic])] };
}

/** A line alone, without a question, goes on with what was spoken of. */
function continued({ topic, numbers, kinds }: Understood, awaited: AssistantTopic | null): AssistantTopic {
  const namesLine = numbers.length > 0 || kinds.length > 0;
  const isOpen = topic === 'unknown' || topic === 'myLines';
  return awaited && namesLine && isOpen ? awaited : topic;
}

/** Lines that have what is asked for: a home has no data left, a prepaid line neither invoice nor cycle. */
function fitting(topic: AssistantTopic, meant: OwnLine[]): OwnLine[] {
  if (topic === 'usageLeft') return preferring(meant, ({ line }) => line.kind !== 'Fixed');
  if (topic === 'invoice' || topic === 'billChange' || topic === 'cycle')
    return preferring(meant, ({ line }) => line.kind !== 'Prepaid');
  return meant;
}

function preferring(lines: OwnLine[], isBetter: (own: OwnLine) => boolean): OwnLine[] {
  const better = lines.filter(isBetter);
  return better.length > 0 ? better : lines;
}
